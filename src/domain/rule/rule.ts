import * as v from 'valibot';
import { listingSchema } from '../listing';
import { keyword, listQuery } from '../listQuery';
import { count, text, timestamp } from '../schemas';
import { ruleSchema } from './ruleFields';

/** Matching rules per status; ignores the status filter. */
export const ruleCountsSchema = v.object({
  /** Number of rules with this status. */
  closed: count,
  /** Number of rules with this status. */
  running: count,
  /** Number of rules with this status. */
  online: count,
  /** Number of rules with this status. */
  abnormal: count,
});
export type RuleCounts = v.InferOutput<typeof ruleCountsSchema>;

/** One page of rules. */
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
export const ruleChangesSchema = v.object({
  /** Incremented by every write to any rule. */
  revision: count,
  /** Number of rules that were written since. */
  changed: count,
});

/** Days until a deleted rule is gone for good. */
export const RULE_BIN_DAYS = 30;

/** A rule in the bin. */
export const deletedRuleSchema = v.object({
  ...ruleSchema.entries,
  /** When the rule was deleted. */
  deletedAt: timestamp,
  /** Name of the person. */
  deletedBy: text,
  /** Days until the rule is deleted for good. */
  daysLeft: count,
});
export type DeletedRule = v.InferOutput<typeof deletedRuleSchema>;

/** Latest deletion first. */
export const deletedRulesSchema = listingSchema(deletedRuleSchema);

export const ruleBinQuery = listQuery(
  {
    /** Searches the name and the key; see "Lists". */
    keyword,
  },
  { pageSizes: [20, 50, 100] },
);
export type RuleBinQuery = ReturnType<typeof ruleBinQuery.read>;
