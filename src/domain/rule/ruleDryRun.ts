import * as v from 'valibot';
import { count, timestamp } from '../schemas';
import { ruleContentSchema } from './ruleFields';

const { template, regionId, frequency, limit } = ruleContentSchema.entries;
const day = v.pipe(v.string(), v.isoDate());

/** What decides when a rule triggers. */
export const ruleConditionsSchema = v.object({
  /** Id of a saved rule, whose failed runs are left out. */
  key: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
  template,
  /** Limit in the unit of the template; missing without one. */
  limit: limit.wrapped,
  regionId,
  frequency,
  /** Start of the schedule; midnight without it. */
  time: v.optional(timestamp),
});
export type RuleConditions = v.InferOutput<typeof ruleConditionsSchema>;

/** The runs that a rule would have had lately, on whole days up to yesterday. */
export const ruleDryRunSchema = v.object({
  /** First day. */
  from: day,
  /** Last day. */
  to: day,
  /** Number of runs that would have measured a value; missing for a template that measures none. */
  measured: v.optional(count),
  /** Runs over the limit, oldest first. */
  triggered: v.optional(
    v.array(
      v.object({
        /** When the rule would have run. */
        at: timestamp,
        /** What was measured. */
        value: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    [],
  ),
});
export type RuleDryRun = v.InferOutput<typeof ruleDryRunSchema>;
