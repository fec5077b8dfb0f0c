import * as v from 'valibot';
import { ruledText } from '../fieldError';
import { inputNames } from '../fields';
import { count, text, timestamp } from '../schemas';
import { ruleFields, ruleLimitUnitSchema, ruleSchema } from './ruleFields';

/** `triggered`: the condition was met. `failed`: it could not be checked. */
export const RUN_RESULTS = ['passed', 'triggered', 'failed'] as const;

/** What a run compared with the limit of its time, in the unit of the limit. */
export const ruleMeasurementSchema = v.object({
  /** What was measured. */
  value: v.pipe(v.number(), v.minValue(0)),
  limit: count,
  unit: ruleLimitUnitSchema,
  /** Start of the measured time, which ends with the run. */
  since: timestamp,
});

export const ruleRunSchema = v.object({
  runId: text,
  at: timestamp,
  result: v.picklist(RUN_RESULTS),
  durationMs: count,
  /** Missing for a failed run, and for a template that measures no value. */
  measurement: v.optional(ruleMeasurementSchema),
  /** Why it failed, for people. */
  reason: v.optional(text),
});
export type RuleRun = v.InferOutput<typeof ruleRunSchema>;

/** `fail`: the scheduler set the rule to abnormal. */
export const RULE_ACTIONS = [
  'create',
  'edit',
  'approve',
  'stop',
  'assign',
  'schedule',
  'delete',
  'restore',
  'undo',
  'fail',
] as const;
export type RuleAction = (typeof RULE_ACTIONS)[number];

/** A status by its name, owner and region by their names, `time` in ISO 8601 UTC, other choices by their values. */
const fieldChangeSchema = v.object({
  field: v.picklist(inputNames(ruleFields)),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** Unit of `from`, when it is a limit. */
  fromUnit: v.optional(ruleLimitUnitSchema),
  /** Unit of `to`, when it is a limit. */
  toUnit: v.optional(ruleLimitUnitSchema),
});
export type RuleFieldChange = v.InferOutput<typeof fieldChangeSchema>;

export const ruleEventSchema = v.object({
  eventId: text,
  at: timestamp,
  /** Name of the person or system. */
  actor: text,
  action: v.picklist(RULE_ACTIONS),
  changes: v.optional(v.array(fieldChangeSchema), []),
});
export type RuleEvent = v.InferOutput<typeof ruleEventSchema>;

export const RULE_COMMENT_MAX = 1000;

export const ruleCommentSchema = v.object({
  commentId: text,
  at: timestamp,
  /** Name of the person. */
  author: text,
  /** Whether the caller wrote it. */
  isOwn: v.optional(v.boolean(), false),
  text,
});
export type RuleComment = v.InferOutput<typeof ruleCommentSchema>;

/** A comment to add. */
export const newRuleCommentSchema = v.object({
  text: ruledText({ min: 1, max: RULE_COMMENT_MAX }),
});

/** Maximum entries of each list. */
export const RULE_DETAIL_MAX = 50;

/** A rule with its latest runs, changes and comments, newest first. */
export const ruleDetailSchema = v.object({
  ...ruleSchema.entries,
  runs: v.optional(v.array(ruleRunSchema), []),
  history: v.optional(v.array(ruleEventSchema), []),
  comments: v.optional(v.array(ruleCommentSchema), []),
});
export type RuleDetail = v.InferOutput<typeof ruleDetailSchema>;
