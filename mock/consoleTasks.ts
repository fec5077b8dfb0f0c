import {
  TASK_SORTS,
  TASK_STATUSES,
  type TaskPayload,
  type TaskQuery,
  taskEndpoints,
} from '../src/domain/console/consoleTask';
import type { CallOf } from './lib/call';
import { now } from './lib/clock';
import type { TaskRecord } from './lib/console/lists/tables';
import { findTasks, getTaskStats, taskAnswer } from './lib/console/lists/tasks';
import { getPeople, isMember } from './lib/console/team';
import { nextId } from './lib/console/texts';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';

/** What makes no sense in a query counts as missing. */
const toQuery = (call: CallOf<typeof taskEndpoints.list>): TaskQuery => ({
  status: TASK_STATUSES.find((status) => status === call.query('status')),
  keyword: call.query('keyword'),
  sort: TASK_SORTS.find((sort) => sort === call.query('sort')),
});

function getTaskOrThrow({ taskId }: { taskId: string }, { deleted = false } = {}): TaskRecord {
  const task = db().lists.tasks.find((each) => each.taskId === taskId);
  if (task && (task.deleted ?? false) === deleted) return task;
  throw new MockFailure(MOCK_CODE.notFound, {
    zh: '任务不存在，可能已被删除',
    en: 'There is no such task; somebody may have deleted it',
  });
}

function toFields({ startAt, ...fields }: TaskPayload): Omit<TaskRecord, 'taskId'> {
  if (!isMember(fields.ownerId))
    throw new MockFailure(MOCK_CODE.malformed, { zh: '负责人不存在', en: 'There is no such owner' });
  return { ...fields, startAt: Date.parse(startAt) };
}

export default handlers(taskEndpoints, {
  list: (call) => {
    const { tasks } = db().lists;
    const { list, ...page } = toPage(findTasks(tasks, toQuery(call), call.language), call.query);
    return {
      list: list.map((task) => taskAnswer(task, call.language)),
      ...page,
      figures: getTaskStats(tasks, call.user.userId),
      people: getPeople(call.language),
    };
  },

  create: ({ body, language }) => {
    const { tasks } = db().lists;
    const taskId = nextId(
      'T-',
      tasks.map((task) => task.taskId),
    );
    const task = { taskId, ...toFields(body) };
    tasks.push(task);
    return taskAnswer(task, language);
  },

  update: ({ params, body, language }) =>
    taskAnswer(Object.assign(getTaskOrThrow(params), toFields(body)), language),

  finish: ({ params, language }) => {
    const task = getTaskOrThrow(params);
    task.doneAt ??= now();
    return taskAnswer(task, language);
  },

  reopen: ({ params, language }) => {
    const task = getTaskOrThrow(params);
    delete task.doneAt;
    return taskAnswer(task, language);
  },

  delete: ({ params }) => {
    getTaskOrThrow(params).deleted = true;
  },

  restore: ({ params, language }) => {
    const task = getTaskOrThrow(params, { deleted: true });
    delete task.deleted;
    return taskAnswer(task, language);
  },
});
