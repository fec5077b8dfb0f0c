import * as v from 'valibot';
import { ruledText } from '../fieldError';
import { inputNames } from '../fields';
import { count, idSchema, text, timestamp } from '../schemas';
import { ruleFields, ruleLimitUnitSchema, ruleSchema } from './ruleFields';

/** `triggered`: the condition was met. `failed`: it could not be checked. */
export const RUN_RESULTS = ['passed', 'triggered', 'failed'] as const;

/** What a run compared with the limit of its time, in the unit of the limit. */
export const ruleMeasurementSchema = v.object({
  /** What was measured. */
  value: v.pipe(v.number(), v.minValue(0)),
  /** Limit of the rule at that time, in the same unit. */
  limit: count,
  unit: ruleLimitUnitSchema,
  /** Start of the measured time, which ends with the run. */
  since: timestamp,
});

/** A run of a rule. */
export const ruleRunSchema = v.object({
  runId: idSchema,
  /** When the run started. */
  at: timestamp,
  /** How the run ended. */
  result: v.picklist(RUN_RESULTS),
  /** Duration of the run in milliseconds. */
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
  /** Name of the changed field. */
  field: v.picklist(inputNames(ruleFields)),
  /** The old value. */
  from: v.optional(v.string()),
  /** The new value. */
  to: v.optional(v.string()),
  /** Unit of `from`, when it is a limit. */
  fromUnit: v.optional(ruleLimitUnitSchema),
  /** Unit of `to`, when it is a limit. */
  toUnit: v.optional(ruleLimitUnitSchema),
});
export type RuleFieldChange = v.InferOutput<typeof fieldChangeSchema>;

/** A change of a rule. */
export const ruleEventSchema = v.object({
  eventId: idSchema,
  /** When it was changed. */
  at: timestamp,
  /** Name of the person or system. */
  actor: text,
  /** What was done. */
  action: v.picklist(RULE_ACTIONS),
  /** Changed fields with their old and new values. */
  changes: v.optional(v.array(fieldChangeSchema), []),
});
export type RuleEvent = v.InferOutput<typeof ruleEventSchema>;

export const RULE_COMMENT_MAX = 1000;

/** A comment on a rule. */
export const ruleCommentSchema = v.object({
  commentId: idSchema,
  /** When the comment was written. */
  at: timestamp,
  /** Name of the person. */
  author: text,
  /** Whether the caller wrote it. */
  isOwn: v.optional(v.boolean(), false),
  /** The comment, plain text. */
  text,
});
export type RuleComment = v.InferOutput<typeof ruleCommentSchema>;

/** A comment to add. */
export const newRuleCommentSchema = v.object({
  /** The comment, plain text. */
  text: ruledText({ min: 1, max: RULE_COMMENT_MAX }),
});

/** Maximum entries of each list. */
export const RULE_DETAIL_MAX = 50;

/** A rule with its latest runs, changes and comments, newest first. */
export const ruleDetailSchema = v.object({
  ...ruleSchema.entries,
  /** Latest runs, newest first. */
  runs: v.optional(v.array(ruleRunSchema), []),
  /** Changes of the rule, newest first. */
  history: v.optional(v.array(ruleEventSchema), []),
  /** Comments, newest first. */
  comments: v.optional(v.array(ruleCommentSchema), []),
});
export type RuleDetail = v.InferOutput<typeof ruleDetailSchema>;
