import { RULE_DETAIL_MAX, type RuleRun } from '../../../src/domain/rule/ruleDetail';
import { RULE_STATUS } from '../../../src/domain/rule/ruleFields';
import { isoTime } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules, partsOf, ruleParts, runBefore } from './generated';
import { itemAt, pickIndex } from './random';
import type { RuleRecord } from './records';

/** The rule before all changes, which has all the runs: the mock's scheduler does not run. */
const generatedRule = (number: number): RuleRecord | undefined => generatedRules(db().seededAt)[number - 1];

/** Why the runs of a generated rule fail. */
export function failureReason({ number }: Pick<RuleRecord, 'number'>, language: Language): string {
  const { metric, region } = partsOf(number);
  const reason = itemAt(ruleParts().failures[metric.target], pickIndex(number, 12, 3))[language];
  return reason.replaceAll('{metric}', metric.name[language]).replaceAll('{region}', region.name[language]);
}

/** The last run at or after a moment. */
export function lastRunSince(number: number, since: number): number | undefined {
  const last = generatedRule(number)?.updatedAt;
  return last !== undefined && last >= since ? last : undefined;
}

/** A rule becomes abnormal after three failed runs. */
const FAILED_RUNS = 3;

function runResult(rule: RuleRecord, index: number): RuleRun['result'] {
  if (rule.status === RULE_STATUS.abnormal && index < FAILED_RUNS) return 'failed';
  const share = pickIndex(rule.number, 100 + index, 100);
  if (share < 82) return 'passed';
  return share < 97 || index < FAILED_RUNS ? 'triggered' : 'failed';
}

/** The latest runs of a rule, newest first. */
export function ruleRuns(number: number, language: Language): RuleRun[] {
  const rule = generatedRule(number);
  const last = rule?.updatedAt;
  if (rule === undefined || last === undefined) return [];
  return Array.from({ length: Math.min(rule.callNo, RULE_DETAIL_MAX) }, (_, index): RuleRun => {
    const result = runResult(rule, index);
    return {
      runId: `${number}-${rule.callNo - index}`,
      at: isoTime(runBefore(last, rule.frequency, index)),
      result,
      durationMs: (result === 'failed' ? 30_000 : 200) + pickIndex(number, 200 + index, 4_000),
      ...(result === 'failed' && { reason: failureReason(rule, language) }),
    };
  });
}
