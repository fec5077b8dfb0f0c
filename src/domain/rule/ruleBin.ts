import * as v from 'valibot';
import { listingSchema } from '../listing';
import { listQuery, text as textParam } from '../listQuery';
import { count, text, timestamp } from '../schemas';
import { ruleSchema } from './rule';

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
