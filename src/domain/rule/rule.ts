import * as v from 'valibot';
import { listingSchema } from '../listing';
import { listQuery, text as textParam } from '../listQuery';
import { refusal } from '../requestError';
import { count, text, timestamp } from '../schemas';
import { ruleSchema } from './ruleFields';

export const RULE_ERROR = {
  gone: 46001,
  duplicateName: 46002,
  /** Another number of rules matches than the user saw. */
  selectionChanged: 46004,
  /** Unknown, already undone, too long ago, or of another user. */
  nothingToUndo: 46005,
  /** Unknown, undone or of another user, or no rule of it failed. */
  nothingToRetry: 46006,
  /** The new template needs a limit in another unit. */
  limitMissing: 46007,
} as const;

/** The number of rules that match now. */
export const selectionChanged = refusal(RULE_ERROR.selectionChanged, v.object({ total: count }));

/** Matching rules per status; ignores the status filter. */
export const ruleCountsSchema = v.object({ closed: count, running: count, online: count, abnormal: count });
export type RuleCounts = v.InferOutput<typeof ruleCountsSchema>;

export const ruleListSchema = v.object({
  ...listingSchema(ruleSchema).entries,
  counts: ruleCountsSchema,
  /** Matching abnormal rules per failure; ignores the filters of status and failure. */
  failures: v.optional(v.record(v.string(), count), {}),
  /** Incremented by every write to any rule. */
  revision: v.optional(count, 0),
});
export type RuleList = v.InferOutput<typeof ruleListSchema>;

/** Rules that were written since a revision. */
export const ruleChangesSchema = v.object({ revision: count, changed: count });

/** Days until a deleted rule is gone for good. */
export const RULE_BIN_DAYS = 30;

export const deletedRuleSchema = v.object({
  ...ruleSchema.entries,
  deletedAt: timestamp,
  /** Name of the person. */
  deletedBy: text,
  daysLeft: count,
});
export type DeletedRule = v.InferOutput<typeof deletedRuleSchema>;

/** Latest deletion first. */
export const deletedRulesSchema = listingSchema(deletedRuleSchema);

export const ruleBinQuery = listQuery({ keyword: textParam() }, { pageSizes: [20, 50, 100] });
export type RuleBinQuery = ReturnType<typeof ruleBinQuery.read>;
