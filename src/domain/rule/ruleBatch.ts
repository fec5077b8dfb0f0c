import * as v from 'valibot';
import { listingSchema } from '../listing';
import { flag, listQuery, oneOf } from '../listQuery';
import { count, text, timestamp } from '../schemas';
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

const outcome = {
  done: count,
  /** Most actionable first, at most `MAX_RULE_BATCH`. */
  skipped: v.array(skippedRuleSchema),
  /** All skipped rules by reason. */
  skippedCounts: v.record(v.picklist(SKIP_REASONS), count),
};

/** Result of an action on several rules. */
export const ruleBatchResultSchema = v.object({
  /** For undoing and retrying it; missing when neither is possible. */
  batchId: v.optional(text),
  ...outcome,
});
export type RuleBatchResult = v.InferOutput<typeof ruleBatchResultSchema>;

export const ruleBatchIdSchema = v.object({ batchId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

/** The actions that are kept and can be undone. */
export const RULE_BATCH_ACTIONS = ['approve', 'stop', 'assign', 'schedule', 'delete', 'restore'] as const;
export type RuleBatchAction = (typeof RULE_BATCH_ACTIONS)[number];

/** How long an action can be undone. */
export const RULE_UNDO_HOURS = 24;

/** Skipped rules that each of the recent actions lists. */
export const MAX_LISTED_SKIPS = 50;

/** An action of the team. Its outcome includes that of its retries. */
export const ruleBatchSchema = v.object({
  batchId: text,
  action: v.picklist(RULE_BATCH_ACTIONS),
  at: timestamp,
  /** Name of the person. */
  actor: text,
  /** Whether it is the caller's. */
  isOwn: v.optional(v.boolean(), false),
  /** Name of the rule that it changed; missing when it is not exactly one. */
  name: v.optional(text),
  ...outcome,
  /** How many skipped rules the caller can retry. */
  retriable: v.optional(count, 0),
  /** Missing when the caller cannot undo it. */
  undoUntil: v.optional(timestamp),
  /** When it was undone, and the outcome of that. */
  undone: v.optional(v.object({ at: timestamp, ...outcome })),
});
export type RuleBatch = v.InferOutput<typeof ruleBatchSchema>;

/** Latest action first. */
export const ruleBatchListSchema = listingSchema(ruleBatchSchema);
export type RuleBatchList = v.InferOutput<typeof ruleBatchListSchema>;

/** `undoable`: only those that the caller can undo. */
export const ruleBatchQuery = listQuery({ action: oneOf(RULE_BATCH_ACTIONS), undoable: flag });
export type RuleBatchQuery = ReturnType<typeof ruleBatchQuery.read>;

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

export const skippedTotal = ({ skippedCounts }: Pick<RuleBatchResult, 'skippedCounts'>): number =>
  Object.values(skippedCounts).reduce<number>((sum, skipped = 0) => sum + skipped, 0);

/** Returns how many skipped rules can be retried. */
export const retriableCount = ({ skippedCounts }: Pick<RuleBatchResult, 'skippedCounts'>): number =>
  skippedCounts.unreachable ?? 0;

/** Groups the skipped rules by reason, without empty groups. `count` includes those that are not listed. */
export function skippedByReason({
  skipped,
  skippedCounts,
}: Pick<RuleBatchResult, 'skipped' | 'skippedCounts'>): {
  reason: SkipReason;
  count: number;
  rules: SkippedRule[];
}[] {
  return SKIP_REASONS.map((reason) => ({
    reason,
    count: skippedCounts[reason] ?? 0,
    rules: skipped.filter((rule) => rule.reason === reason),
  })).filter(({ count }) => count > 0);
}
