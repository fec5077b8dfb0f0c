import { MINUTE_MS } from '../../../src/domain/calendar';
import { RULE_DETAIL_MAX, type RuleRun } from '../../../src/domain/rule/ruleDetail';
import { RULE_STATUS, type Rule } from '../../../src/domain/rule/ruleFields';
import { isoTime, now } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules, PERIOD_MS, partsOf, ruleParts, runBefore } from './generated';
import { itemAt, pickIndex } from './random';
import type { RuleChangeRecord, RuleRecord } from './records';

/** The rule before all changes: the mock's scheduler runs generated rules only. */
const generatedRule = (number: number): RuleRecord | undefined => generatedRules(db().seededAt)[number - 1];

const isScheduled = ({ status, updatedAt }: RuleRecord): boolean =>
  updatedAt !== undefined && (status === RULE_STATUS.running || status === RULE_STATUS.online);

/** The number of runs after one run up to a moment. */
function runsAfter(at: number, frequency: RuleRecord['frequency'], until: number): number {
  let count = 0;
  if (frequency !== 'month') count = Math.floor((until - at) / PERIOD_MS[frequency]);
  else while (runBefore(at, frequency, -count - 1) <= until) count += 1;
  return Math.max(0, count);
}

/** A rule that is on schedule, with its runs up to a moment. */
export function withRuns<Record extends RuleRecord>(rule: Record, until: number): Record {
  const { updatedAt, frequency } = rule;
  const count = isScheduled(rule) && updatedAt !== undefined ? runsAfter(updatedAt, frequency, until) : 0;
  if (count === 0 || updatedAt === undefined) return rule;
  return { ...rule, callNo: rule.callNo + count, updatedAt: runBefore(updatedAt, frequency, -count) };
}

/** Scheduled runs are a multiple of this apart from the seeding. */
const SLOT_MS = 5 * MINUTE_MS;

let cache: { of: readonly RuleRecord[]; slot: number; rules: RuleRecord[] } | undefined;

/** The generated rules with their runs up to now. */
export function scheduledRules(): readonly RuleRecord[] {
  const { seededAt } = db();
  const of = generatedRules(seededAt);
  const slot = Math.floor((now() - seededAt) / SLOT_MS);
  if (cache?.of !== of || cache.slot !== slot)
    cache = { of, slot, rules: of.map((rule) => withRuns(rule, seededAt + slot * SLOT_MS)) };
  return cache.rules;
}

/** The number of runs of a rule from one moment up to another. */
export function countRuns({ updatedAt, callNo, frequency }: RuleRecord, from: number, until: number): number {
  if (updatedAt === undefined || updatedAt < from) return 0;
  let count = 0;
  for (let index = 0; index < callNo; index += 1) {
    const at = runBefore(updatedAt, frequency, index);
    if (at < from) break;
    if (at <= until) count += 1;
  }
  return count;
}

function failureOf(number: number) {
  const { failures } = ruleParts();
  return itemAt(failures[partsOf(number).metric.target], pickIndex(number, 12, 3));
}

/** What makes a rule abnormal. */
export const ruleFailure = ({ status, number }: Partial<RuleRecord>): Rule['failure'] =>
  status === RULE_STATUS.abnormal && number !== undefined ? failureOf(number).kind : undefined;

/** Why the runs of a generated rule fail. */
export function failureReason({ number }: Pick<RuleRecord, 'number'>, language: Language): string {
  const { metric, region } = partsOf(number);
  const reason = failureOf(number).reason[language];
  return reason.replaceAll('{metric}', metric.name[language]).replaceAll('{region}', region.name[language]);
}

/** The last run at or after a moment. */
export function lastRunSince(rule: RuleChangeRecord, since: number): number | undefined {
  const last = rule.updatedAt ?? rule.lastRunAt;
  return last !== undefined && last >= since ? last : undefined;
}

/** A rule becomes abnormal after three failed runs. */
const FAILED_RUNS = 3;

/** The result of a run by its number, from 1. Only the last runs of an abnormal rule fail in a row. */
function runResult(rule: RuleRecord, runNo: number): RuleRun['result'] {
  if (rule.status === RULE_STATUS.abnormal && runNo > rule.callNo - FAILED_RUNS) return 'failed';
  const share = pickIndex(rule.number, 100 + runNo, 100);
  if (share < 82) return 'passed';
  return share < 88 || runNo % (FAILED_RUNS + 1) !== 0 ? 'triggered' : 'failed';
}

/** The latest runs of a rule, newest first. */
export function ruleRuns(present: RuleChangeRecord, language: Language): RuleRun[] {
  const generated = generatedRule(present.number);
  const { updatedAt, lastRunAt, callNo } = present;
  const last = updatedAt ?? lastRunAt;
  if (generated === undefined || last === undefined) return [];
  return Array.from({ length: Math.min(callNo, RULE_DETAIL_MAX) }, (_, index): RuleRun => {
    const runNo = callNo - index;
    const result = runResult(generated, runNo);
    return {
      runId: `${present.number}-${runNo}`,
      at: isoTime(runBefore(last, generated.frequency, index)),
      result,
      durationMs: (result === 'failed' ? 30_000 : 200) + pickIndex(present.number, 200 + runNo, 4_000),
      ...(result === 'failed' && { reason: failureReason(generated, language) }),
    };
  });
}
