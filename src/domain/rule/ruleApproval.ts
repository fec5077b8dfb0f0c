import * as v from 'valibot';
import { text } from '../schemas';
import { RULE_STATUS, type RuleStatus } from './rule';

/** Why a rule was not approved, what can be done about first; only `unreachable` may be another time. */
export const SKIP_REASONS = ['unreachable', 'abnormal', 'deleted', 'running', 'online'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const skippedRuleSchema = v.object({ key: text, name: text, reason: v.picklist(SKIP_REASONS) });
export type SkippedRule = v.InferOutput<typeof skippedRuleSchema>;

/** What became of each rule of one request to approve them. */
export const ruleApprovalSchema = v.object({
  /** Closed before, running now. */
  approved: v.array(text),
  skipped: v.array(skippedRuleSchema),
});
export type RuleApproval = v.InferOutput<typeof ruleApprovalSchema>;

/** Why a rule of this status cannot be approved; nothing for one that can. */
export function approvalRefusal(
  status: RuleStatus,
): Extract<SkipReason, 'running' | 'online' | 'abnormal'> | undefined {
  if (status === RULE_STATUS.running) return 'running';
  if (status === RULE_STATUS.online) return 'online';
  return status === RULE_STATUS.abnormal ? 'abnormal' : undefined;
}

/** Those that failed by an error, not by what they are: asking again may help. */
export function retriableKeys({ skipped }: RuleApproval): string[] {
  return skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);
}

/** The whole of an approval after a part of it was tried again. */
export function afterRetry(before: RuleApproval, again: RuleApproval): RuleApproval {
  const tried = new Set([...again.approved, ...again.skipped.map(({ key }) => key)]);
  return {
    approved: [...new Set([...before.approved, ...again.approved])],
    skipped: [...before.skipped.filter(({ key }) => !tried.has(key)), ...again.skipped],
  };
}

/** The skipped by their reason, in the order of `SKIP_REASONS`; reasons that nobody met are left out. */
export function skippedByReason({ skipped }: RuleApproval): { reason: SkipReason; rules: SkippedRule[] }[] {
  return SKIP_REASONS.map((reason) => ({
    reason,
    rules: skipped.filter((rule) => rule.reason === reason),
  })).filter(({ rules }) => rules.length > 0);
}
