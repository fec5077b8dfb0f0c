import * as v from 'valibot';
import { conflictOf } from '../conflict';
import { endpoint } from '../endpoint';
import { nameSchema, ruledText } from '../fieldError';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { flag, keyword, listQuery, oneOf } from '../listQuery';
import { count, idSchema, text, timestamp } from '../schemas';
import { personSchema } from './person';

const percent = v.pipe(count, v.maxValue(100));

export const TASK_STATUSES = ['waiting', 'active', 'done'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** `newest` and `oldest` refer to the start. */
export const TASK_SORTS = ['newest', 'oldest', 'progress'] as const;

export const TASK_PAGE_SIZES = [5, 10, 20] as const;

/** A task of `/list/basic-list`. */
export const taskSchema = v.object({
  taskId: idSchema,
  /** Title of the task. */
  title: text,
  /** What is to be done, plain text. */
  description: v.string(),
  owner: personSchema,
  /** When the task starts. */
  startAt: timestamp,
  /** When the task was finished; missing before. */
  doneAt: lenient(timestamp),
  /** Percent; kept when a task is done, in case it is reopened. */
  progress: percent,
  /** State of the task, by `progress` and `doneAt`. */
  status: v.picklist(TASK_STATUSES),
  /** Incremented by each change. */
  version: count,
});

/** One page of tasks with the stats of all tasks. */
export const taskListSchema = v.object({
  ...listingSchema(taskSchema).entries,
  /** Statistics over all tasks. */
  figures: v.object({
    /** Open tasks of the current user. */
    mine: count,
    /** Average minutes from start to done in this week; missing without done tasks. */
    averageMinutes: lenient(count),
    /** Number of tasks finished this week. */
    finishedThisWeek: count,
  }),
  /** Possible owners. */
  people: v.array(personSchema),
});

/** Content of a task. */
export const taskPayloadSchema = v.object({
  /** Title of the task. */
  title: nameSchema(60, 2),
  /** What is to be done, plain text. */
  description: ruledText({ min: 0, max: 200 }),
  ownerId: idSchema,
  /** When the task starts. */
  startAt: timestamp,
  /** Progress in percent. */
  progress: percent,
});

/** Fields that are missing stay as they are. */
export const taskChangeSchema = v.object({
  ...v.partial(taskPayloadSchema).entries,
  /** Version that the change started from. */
  version: count,
});

export type Task = v.InferOutput<typeof taskSchema>;
export type TaskList = v.InferOutput<typeof taskListSchema>;
export type TaskPayload = v.InferOutput<typeof taskPayloadSchema>;

/** The filters and order of the tasks; `mine` selects the user's own. */
export const taskQuery = listQuery(
  {
    /** Searches the title, the description, the owner and the id; see "Lists". */
    keyword,
    /** Only tasks in this state. */
    status: oneOf(TASK_STATUSES),
    /** `1` for the user's own tasks. */
    mine: flag,
    /** Order of the list; `newest` and `oldest` are by start. */
    sort: oneOf(TASK_SORTS, 'newest'),
  },
  { pageSizes: TASK_PAGE_SIZES },
);

export function taskStatus({ progress, doneAt }: { progress: number; doneAt?: unknown }): TaskStatus {
  if (doneAt !== undefined) return 'done';
  return progress > 0 ? 'active' : 'waiting';
}

/** In percent. */
export const shownProgress = ({ status, progress }: Pick<Task, 'status' | 'progress'>) =>
  status === 'done' ? 100 : progress;

const access = '/list/basic-list';
const result = taskSchema;

export const taskEndpoints = {
  list: endpoint('GET console/list/tasks', {
    access,
    query: taskQuery.schema,
    result: taskListSchema,
  }),
  create: endpoint('POST console/list/tasks', { access, body: taskPayloadSchema, result }),
  update: endpoint('PUT console/list/tasks/:taskId', {
    access,
    body: taskChangeSchema,
    result,
    conflict: conflictOf(taskSchema),
  }),
  finish: endpoint('POST console/list/tasks/:taskId/finish', { access, result }),
  reopen: endpoint('POST console/list/tasks/:taskId/reopen', { access, result }),
  delete: endpoint('DELETE console/list/tasks/:taskId', { access }),
  restore: endpoint('POST console/list/tasks/:taskId/restore', { access, result }),
};
