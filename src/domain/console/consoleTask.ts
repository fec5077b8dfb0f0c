import * as v from 'valibot';
import { listingSchema } from '../listing';
import { type TextProblem, type TextRule, textProblem } from '../textRule';
import { personSchema } from './person';

const text = v.pipe(v.string(), v.minLength(1));
const timestamp = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const percent = v.pipe(count, v.maxValue(100));
const kept = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

export const TASK_STATUSES = ['waiting', 'active', 'done'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** `newest` and `oldest` by the start. */
export const TASK_SORTS = ['newest', 'oldest', 'progress'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export const TASK_PAGE_SIZES = [5, 10, 20] as const;

export const TASK_RULES = {
  title: { min: 2, max: 60 },
  description: { min: 0, max: 200 },
} as const satisfies Record<string, TextRule>;

/** A task of the operations team, as `/list/basic-list` shows it. */
export const taskSchema = v.object({
  taskId: text,
  title: text,
  description: v.string(),
  owner: personSchema,
  startAt: timestamp,
  /** When it was marked done. */
  doneAt: kept(timestamp),
  /** Percent; a task that is done keeps what it had, for when it is taken up again. */
  progress: percent,
  status: v.picklist(TASK_STATUSES),
});

/** One page of tasks with the figures of all tasks, whatever is filtered. */
export const taskListSchema = v.object({
  ...listingSchema(taskSchema).entries,
  figures: v.object({
    /** Open tasks of the person who asks. */
    mine: count,
    /** Minutes from start to done, on average over this week; missing while nothing is done. */
    averageMinutes: kept(count),
    finishedThisWeek: count,
  }),
  /** Who can own a task. */
  people: v.array(personSchema),
});

const ruled = (rule: TextRule) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => textProblem(value, rule) === undefined),
  );

/** What is saved of a task; the owner must be one of the people. */
export const taskPayloadSchema = v.object({
  title: ruled(TASK_RULES.title),
  description: ruled(TASK_RULES.description),
  ownerId: text,
  startAt: timestamp,
  progress: percent,
});

export type Task = v.InferOutput<typeof taskSchema>;
export type TaskList = v.InferOutput<typeof taskListSchema>;
export type TaskPayload = v.InferOutput<typeof taskPayloadSchema>;

export interface TaskQuery {
  status?: TaskStatus;
  keyword?: string;
  sort?: TaskSort;
  current?: number;
  pageSize?: number;
}

/** Where a task stands follows from what is known of it. */
export function taskStatus({ progress, doneAt }: { progress: number; doneAt?: unknown }): TaskStatus {
  if (doneAt !== undefined) return 'done';
  return progress > 0 ? 'active' : 'waiting';
}

/** What is shown as a task's progress, in percent. */
export const shownProgress = ({ status, progress }: Pick<Task, 'status' | 'progress'>) =>
  status === 'done' ? 100 : progress;

/** Why one of the texts is refused. */
export const taskProblem = (field: keyof typeof TASK_RULES, value: string): TextProblem | undefined =>
  textProblem(value, TASK_RULES[field]);
