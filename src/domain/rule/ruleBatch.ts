import * as v from 'valibot';
import { count, text } from '../schemas';
import { RULE_STATUS, type RuleStatus, ruleContentSchema, ruleQuery } from './ruleFields';

/** Maximum rules that a request names, and that a result lists. */
export const MAX_RULE_BATCH = 1000;

export const ruleKeysSchema = v.object({
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
    v.minLength(1),
    v.maxLength(MAX_RULE_BATCH),
  ),
});

/** Rules by their keys, or all that match a query and were `total` when the user chose them. */
const selectionWith = <const E extends v.ObjectEntries>(facts: E) =>
  v.union([
    v.object({ ...ruleKeysSchema.entries, ...facts }),
    v.object({ query: v.object(ruleQuery.entries), total: count, ...facts }),
  ]);

export const ruleSelectionSchema = selectionWith({});
export const ruleAssignmentSchema = selectionWith({ ownerId: ruleContentSchema.entries.ownerId });
export const ruleScheduleSchema = selectionWith({ frequency: ruleContentSchema.entries.frequency });

/** `result` of the refusal `selectionChanged`. */
export const changedSelectionSchema = v.object({ total: count });

/** Most actionable reason first; only `unreachable` can be retried. */
export const SKIP_REASONS = [
  'unreachable',
  'abnormal',
  /** Changed by somebody since the action to undo. */
  'changed',
  /** Another rule has its name now. */
  'nameTaken',
  'closed',
  'running',
  'online',
  /** It already has this value. */
  'unchanged',
  'deleted',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const skippedRuleSchema = v.object({ key: text, name: text, reason: v.picklist(SKIP_REASONS) });
export type SkippedRule = v.InferOutput<typeof skippedRuleSchema>;

/** Result of an action on several rules. */
export const ruleBatchResultSchema = v.object({
  /** For undoing it; missing when nothing was done or it cannot be undone. */
  batchId: v.optional(text),
  done: count,
  /** Most actionable first, at most `MAX_RULE_BATCH`. */
  skipped: v.array(skippedRuleSchema),
  /** All skipped rules by reason. */
  skippedCounts: v.record(v.picklist(SKIP_REASONS), count),
});
export type RuleBatchResult = v.InferOutput<typeof ruleBatchResultSchema>;

export const ruleUndoSchema = v.object({ batchId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

/** Returns why a rule of this status cannot be approved. */
export function approvalRefusal(
  status: RuleStatus,
): Extract<SkipReason, 'running' | 'online' | 'abnormal'> | undefined {
  if (status === RULE_STATUS.running) return 'running';
  if (status === RULE_STATUS.online) return 'online';
  return status === RULE_STATUS.abnormal ? 'abnormal' : undefined;
}

/** Returns why a rule of this status cannot be stopped. */
export const stopRefusal = (status: RuleStatus): 'closed' | undefined =>
  status === RULE_STATUS.closed ? 'closed' : undefined;

export const skippedTotal = ({ skippedCounts }: RuleBatchResult): number =>
  Object.values(skippedCounts).reduce<number>((sum, skipped = 0) => sum + skipped, 0);

/** Returns the listed rules that can be retried. */
export function retriableKeys({ skipped }: RuleBatchResult): string[] {
  return skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);
}

/** Merges the result of a retry. `batchId` is that of the retry. */
export function afterRetry(before: RuleBatchResult, again: RuleBatchResult): RuleBatchResult {
  const tried = new Set(retriableKeys(before));
  const count = (reason: SkipReason) =>
    (before.skippedCounts[reason] ?? 0) -
    (reason === 'unreachable' ? tried.size : 0) +
    (again.skippedCounts[reason] ?? 0);
  return {
    batchId: again.batchId,
    done: before.done + again.done,
    skipped: [...before.skipped.filter(({ key }) => !tried.has(key)), ...again.skipped],
    skippedCounts: Object.fromEntries(
      SKIP_REASONS.map((reason) => [reason, count(reason)] as const).filter(([, skipped]) => skipped > 0),
    ),
  };
}

/** Groups the skipped rules by reason, without empty groups. `count` includes those that are not listed. */
export function skippedByReason({
  skipped,
  skippedCounts,
}: RuleBatchResult): { reason: SkipReason; count: number; rules: SkippedRule[] }[] {
  return SKIP_REASONS.map((reason) => ({
    reason,
    count: skippedCounts[reason] ?? 0,
    rules: skipped.filter((rule) => rule.reason === reason),
  })).filter(({ count }) => count > 0);
}
