import * as v from 'valibot';
import { text } from '../schemas';
import { RULE_STATUS, type RuleStatus } from './rule';

/** Most actionable reason first; only `unreachable` can be retried. */
export const SKIP_REASONS = ['unreachable', 'abnormal', 'deleted', 'running', 'online'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const skippedRuleSchema = v.object({ key: text, name: text, reason: v.picklist(SKIP_REASONS) });
export type SkippedRule = v.InferOutput<typeof skippedRuleSchema>;

/** Result of an approval request. */
export const ruleApprovalSchema = v.object({
  approved: v.array(text),
  skipped: v.array(skippedRuleSchema),
});
export type RuleApproval = v.InferOutput<typeof ruleApprovalSchema>;

/** Returns why a rule of this status cannot be approved. */
export function approvalRefusal(
  status: RuleStatus,
): Extract<SkipReason, 'running' | 'online' | 'abnormal'> | undefined {
  if (status === RULE_STATUS.running) return 'running';
  if (status === RULE_STATUS.online) return 'online';
  return status === RULE_STATUS.abnormal ? 'abnormal' : undefined;
}

/** Returns the rules that can be retried. */
export function retriableKeys({ skipped }: RuleApproval): string[] {
  return skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);
}

/** Merges the result of a retry. */
export function afterRetry(before: RuleApproval, again: RuleApproval): RuleApproval {
  const tried = new Set([...again.approved, ...again.skipped.map(({ key }) => key)]);
  return {
    approved: [...new Set([...before.approved, ...again.approved])],
    skipped: [...before.skipped.filter(({ key }) => !tried.has(key)), ...again.skipped],
  };
}

/** Groups the skipped rules by reason, without empty groups. */
export function skippedByReason({ skipped }: RuleApproval): { reason: SkipReason; rules: SkippedRule[] }[] {
  return SKIP_REASONS.map((reason) => ({
    reason,
    rules: skipped.filter((rule) => rule.reason === reason),
  })).filter(({ rules }) => rules.length > 0);
}
