import { MINUTE_MS } from '../../../src/domain/calendar';
import { RULE_DETAIL_MAX, type RuleRun } from '../../../src/domain/rule/ruleDetail';
import { RULE_LIMIT_UNIT, RULE_STATUS, type Rule } from '../../../src/domain/rule/ruleFields';
import { isoTime, now } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import { ruleAt } from './formerRule';
import { generatedRules, PERIOD_MS, partsOf, ruleParts, runBefore } from './generated';
import { MEASURED_MS, measure } from './measurements';
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

const chance = (number: number, runNo: number) => pickIndex(number, 100 + runNo, 100);

/** Whether a run, by its number from 1, failed. Only the last runs of an abnormal rule fail in a row. */
function hasFailed({ number, status, callNo }: RuleRecord, runNo: number): boolean {
  if (status === RULE_STATUS.abnormal && runNo > callNo - FAILED_RUNS) return true;
  return runNo % (FAILED_RUNS + 1) === 0 && chance(number, runNo) >= 88;
}

/** The latest runs of a rule, newest first. */
export function latestRuns(present: RuleChangeRecord): { runNo: number; at: number; isFailed: boolean }[] {
  const generated = generatedRule(present.number);
  const { updatedAt, lastRunAt, callNo } = present;
  const last = updatedAt ?? lastRunAt;
  if (generated === undefined || last === undefined) return [];
  return Array.from({ length: Math.min(callNo, RULE_DETAIL_MAX) }, (_, index) => {
    const runNo = callNo - index;
    return {
      runNo,
      at: runBefore(last, generated.frequency, index),
      isFailed: hasFailed(generated, runNo),
    };
  });
}

/** Compares what a rule measures with its limit. */
function check(rule: RuleRecord, at: number, runNo: number): Pick<RuleRun, 'result' | 'measurement'> {
  const { number, limit, template } = rule;
  const value = measure(rule, at);
  if (value === undefined) return { result: chance(number, runNo) < 82 ? 'passed' : 'triggered' };
  return {
    result: value > limit ? 'triggered' : 'passed',
    measurement: { value, limit, unit: RULE_LIMIT_UNIT[template], since: isoTime(at - MEASURED_MS) },
  };
}

/** The latest runs of a rule, newest first, each by the conditions of its time. */
export const ruleRuns = (present: RuleChangeRecord, language: Language): RuleRun[] =>
  latestRuns(present).map(({ runNo, at, isFailed }): RuleRun => {
    const run = {
      runId: `${present.number}-${runNo}`,
      at: isoTime(at),
      durationMs: (isFailed ? 30_000 : 200) + pickIndex(present.number, 200 + runNo, 4_000),
    };
    return isFailed
      ? { ...run, result: 'failed', reason: failureReason(present, language) }
      : { ...run, ...check(ruleAt(present, at), at, runNo) };
  });
