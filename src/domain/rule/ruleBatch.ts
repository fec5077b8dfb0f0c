import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cursorListingSchema } from '../listing';
import { cursorQuery, flag, oneOf } from '../listQuery';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { RULE_ERROR } from './ruleError';

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

/** A rule that was left as it is, with the reason. */
export const skippedRuleSchema = v.object({
  /** Id of the rule. */
  key: idSchema,
  /** Name of the rule. */
  name: text,
  /** Why the rule was left as it is. */
  reason: v.picklist(SKIP_REASONS),
});
export type SkippedRule = v.InferOutput<typeof skippedRuleSchema>;

const outcome = {
  /** Number of rules that were changed. */
  done: count,
  /** Most actionable first, at most `MAX_RULE_BATCH`. */
  skipped: v.array(skippedRuleSchema),
  /** All skipped rules by reason. */
  skippedCounts: v.record(v.picklist(SKIP_REASONS), count),
};

/** Result of an action on several rules. */
export const ruleBatchResultSchema = v.object({
  /** For undoing and retrying it; missing when neither is possible. */
  batchId: v.optional(idSchema),
  ...outcome,
});
export type RuleBatchResult = v.InferOutput<typeof ruleBatchResultSchema>;

/** Names an action on several rules. */
export const ruleBatchIdSchema = v.object({ batchId: idSchema });

/** The actions that are kept and can be undone. */
export const RULE_BATCH_ACTIONS = ['approve', 'stop', 'assign', 'schedule', 'delete', 'restore'] as const;
export type RuleBatchAction = (typeof RULE_BATCH_ACTIONS)[number];

/** How long an action can be undone. */
export const RULE_UNDO_HOURS = 24;

/** Skipped rules that each of the recent actions lists. */
export const MAX_LISTED_SKIPS = 50;

/** An action of the team. Its outcome includes that of its retries. */
export const ruleBatchSchema = v.object({
  batchId: idSchema,
  /** What was done. */
  action: v.picklist(RULE_BATCH_ACTIONS),
  /** When it was done. */
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
  undone: v.optional(
    v.object({
      /** When it was undone. */
      at: timestamp,
      ...outcome,
    }),
  ),
});
export type RuleBatch = v.InferOutput<typeof ruleBatchSchema>;

/** Latest action first. */
export const ruleBatchListSchema = v.object({
  ...cursorListingSchema(ruleBatchSchema).entries,
  serverTime,
});
export type RuleBatchList = v.InferOutput<typeof ruleBatchListSchema>;

/** `undoable`: only those that the caller can undo. */
export const ruleBatchQuery = cursorQuery({
  /** Only this kind of action. */
  action: oneOf(RULE_BATCH_ACTIONS),
  /** `1` for the actions that the user can undo. */
  undoable: flag,
});
export type RuleBatchQuery = ReturnType<typeof ruleBatchQuery.read>;

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

const access = '/list/table-list';

/** The actions that are kept, apart from the other endpoints of rules because the whole console can undo them. */
export const ruleBatchEndpoints = {
  list: endpoint('GET rule/batches', {
    access,
    query: ruleBatchQuery.schema,
    result: ruleBatchListSchema,
  }),
  undo: endpoint('POST rule/undo', {
    access,
    body: ruleBatchIdSchema,
    result: ruleBatchResultSchema,
    refusals: [RULE_ERROR.nothingToUndo],
  }),
  retry: endpoint('POST rule/retry', {
    access,
    body: ruleBatchIdSchema,
    result: ruleBatchResultSchema,
    refusals: [RULE_ERROR.nothingToRetry],
  }),
};
