import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { ruledText, type TextProblem, type TextRule, textProblem } from '../fieldError';
import { listingSchema } from '../listing';
import { choiceQuery, count, orUndefined, paging, text, textQuery, timestamp } from '../schemas';
import { personSchema } from './person';

const percent = v.pipe(count, v.maxValue(100));

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
  doneAt: orUndefined(timestamp),
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
    averageMinutes: orUndefined(count),
    finishedThisWeek: count,
  }),
  /** Who can own a task. */
  people: v.array(personSchema),
});

/** What is saved of a task; the owner must be one of the people. */
export const taskPayloadSchema = v.object({
  title: ruledText(TASK_RULES.title),
  description: ruledText(TASK_RULES.description),
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

const access = '/list/basic-list';
const result = taskSchema;

/** The team's tasks. */
export const taskEndpoints = {
  list: endpoint('GET console/list/tasks', {
    access,
    query: v.object({
      status: choiceQuery(TASK_STATUSES),
      keyword: textQuery,
      sort: choiceQuery(TASK_SORTS),
      ...paging,
    }),
    result: taskListSchema,
  }),
  create: endpoint('POST console/list/tasks', { access, body: taskPayloadSchema, result }),
  update: endpoint('PUT console/list/tasks/:taskId', { access, body: taskPayloadSchema, result }),
  finish: endpoint('POST console/list/tasks/:taskId/finish', { access, result }),
  reopen: endpoint('POST console/list/tasks/:taskId/reopen', { access, result }),
  delete: endpoint('DELETE console/list/tasks/:taskId', { access }),
  restore: endpoint('POST console/list/tasks/:taskId/restore', { access, result }),
};
