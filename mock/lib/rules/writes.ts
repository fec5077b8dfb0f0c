import type { RuleAction } from '../../../src/domain/rule/ruleDetail';
import { now } from '../clock';
import { db } from '../db';
import { pick } from '../pick';
import { fieldsOf } from './formerRule';
import type { RuleChangeRecord, RulePatch, RuleWriteRecord } from './records';
import { storeRule } from './store';

export const revision = () => db().ruleWrites.length;

/** The fields whose change ends the runs of a generated rule: the mock's scheduler knows no other schedule. */
const INTERRUPTING = ['status', 'frequency', 'time'] as const satisfies (keyof RulePatch)[];

export interface RuleChange {
  rule: RuleChangeRecord;
  patch: RulePatch;
}

/** Changes rules, and records who changed what. Returns the number of the write, from 1. */
export function writeRules(userId: string, action: RuleAction, changes: readonly RuleChange[]): number {
  const rules = changes.map(({ rule, patch: fields }) => {
    const version = rule.version + 1;
    const isInterrupted = action !== 'undo' && INTERRUPTING.some((field) => field in fields);
    const patch = { ...fields, ...(isInterrupted && { isInterrupted }) };
    storeRule({ ...rule, ...patch, version });
    return {
      number: rule.number,
      version,
      before: pick<RulePatch, keyof RulePatch>(rule, fieldsOf(patch)),
      after: patch,
    };
  });
  return db().ruleWrites.push({ at: now(), userId, action, rules });
}

/** The rules that a write has changed. */
export const writtenRules = (write: number): RuleWriteRecord['rules'] =>
  db().ruleWrites[write - 1]?.rules ?? [];

/** The last write to a rule. */
export const lastWrite = ({ number }: Pick<RuleChangeRecord, 'number'>): RuleWriteRecord | undefined =>
  db().ruleWrites.findLast(({ rules }) => rules.some((rule) => rule.number === number));

/** How many rules were written since a revision. */
export const changedSince = (since: number): number =>
  new Set(
    db()
      .ruleWrites.slice(since)
      .flatMap(({ rules }) => rules.map(({ number }) => number)),
  ).size;
