import * as v from 'valibot';
import { dayError, isDay } from '../calendar';
import { checkedName, type NameError, nameError, textError, visibleErrors } from '../fieldError';
import { sentCode, sentList, sentText } from '../schemas';

/** Maximum characters. */
export const GOAL_LIMITS = { title: 50, description: 500, metrics: 500, client: 60 } as const;
export const MAX_REVIEWERS = 5;
/** Integer percent, inclusive. Overlapping goals share one hundred. */
export const GOAL_WEIGHT = { least: 0, most: 100 } as const;
export const VISIBILITIES = ['public', 'partly', 'private'] as const;

/** A goal of the basic form; days are `2026-02-28`, people are ids. */
export const goalSchema = v.object({
  /** Title of the goal. */
  title: checkedName,
  /** First day, `2026-12-01`; another text is refused with 45001. */
  startOn: sentCode,
  /** Last day, `2026-12-31`; another text is refused with 45001. */
  endOn: sentCode,
  /** What is to be achieved, plain text. */
  description: sentText,
  /** How the goal is measured, plain text. */
  metrics: sentText,
  /** Who the goal is for; may be empty. */
  client: checkedName,
  /** Ids of the people who review it. */
  reviewers: sentList(sentCode),
  /** Weight of the goal in percent. */
  weight: v.optional(v.number()),
  /** Who can see the goal. */
  visibility: v.picklist(VISIBILITIES),
  /** For `partly`. */
  audience: sentList(sentCode),
});

const text = v.fallback(v.string(), '');
const people = v.fallback(v.array(v.string()), []);
const keptGoalSchema = v.object({
  title: text,
  startOn: text,
  endOn: text,
  description: text,
  metrics: text,
  client: text,
  reviewers: people,
  weight: v.fallback(v.optional(v.number()), undefined),
  visibility: v.fallback(v.picklist(VISIBILITIES), 'public'),
  audience: people,
});

export type Goal = v.InferOutput<typeof goalSchema>;
export type GoalField = keyof Goal;
export type GoalError = NameError | 'day' | 'beforeStart' | 'tooMany' | 'weight';

export const GOAL_FIELDS = Object.keys(goalSchema.entries) as GoalField[];

/** Reads a stored draft; invalid fields are empty. */
export function readGoal(kept: unknown): Goal {
  const parsed = v.safeParse(keptGoalSchema, kept);
  return parsed.success ? parsed.output : v.parse(keptGoalSchema, {});
}

function weightError({ weight }: Goal) {
  if (weight === undefined) return undefined;
  const { least, most } = GOAL_WEIGHT;
  return Number.isInteger(weight) && weight >= least && weight <= most ? undefined : 'weight';
}

/** Returns the errors by field; empty when the goal is valid. */
export function goalErrors(goal: Goal): Partial<Record<GoalField, GoalError>> {
  const endError = dayError(goal.endOn);
  return visibleErrors<GoalField, GoalError>({
    title: nameError(goal.title, GOAL_LIMITS.title),
    startOn: dayError(goal.startOn),
    endOn: endError ?? (isDay(goal.startOn) && goal.endOn < goal.startOn ? 'beforeStart' : undefined),
    description: textError(goal.description, GOAL_LIMITS.description),
    metrics: textError(goal.metrics, GOAL_LIMITS.metrics),
    client: nameError(goal.client, GOAL_LIMITS.client, { optional: true }),
    reviewers: goal.reviewers.length > MAX_REVIEWERS ? 'tooMany' : undefined,
    weight: weightError(goal),
    visibility: undefined,
    audience: goal.visibility === 'partly' && goal.audience.length === 0 ? 'required' : undefined,
  });
}

export function overlaps(one: Pick<Goal, 'startOn' | 'endOn'>, other: typeof one): boolean {
  return one.startOn <= other.endOn && other.startOn <= one.endOn;
}
