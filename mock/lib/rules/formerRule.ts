import { db } from '../db';
import { pick } from '../pick';
import type { RulePatch, RuleRecord, RuleWriteRecord } from './records';

export const fieldsOf = (patch: RulePatch) => Object.keys(patch) as (keyof RulePatch)[];

/** The previous values of the fields that a write has set. */
export const previousValues = ({ before, after }: RuleWriteRecord['rules'][number]): RulePatch => ({
  // A database that was saved has no undefined values.
  ...pick(before, fieldsOf(after)),
  ...before,
});

/** A rule as it was at a moment. */
export function ruleAt(rule: RuleRecord, at: number): RuleRecord {
  let former = rule;
  for (const write of db().ruleWrites.toReversed()) {
    const written = write.at > at && write.rules.find(({ number }) => number === rule.number);
    if (written) former = { ...former, ...previousValues(written) };
  }
  return former;
}
