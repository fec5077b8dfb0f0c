import {
  TASK_SORTS,
  TASK_STATUSES,
  type TaskPayload,
  type TaskQuery,
  taskPayloadSchema,
} from '../src/domain/console/consoleTask';
import { now } from './lib/clock';
import type { TaskRecord } from './lib/console/lists/tables';
import { findTasks, taskAnswer, taskFigures } from './lib/console/lists/tasks';
import { isMember, peopleOf } from './lib/console/team';
import { nextId } from './lib/console/words';
import { db } from './lib/db';
import { type Call, endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';
import { pageOf } from './lib/paging';

const PAGE = '/list/basic-list';

/** What makes no sense in a query counts as missing. */
const queryOf = (call: Call): TaskQuery => ({
  status: TASK_STATUSES.find((status) => status === call.query('status')),
  keyword: call.query('keyword'),
  sort: TASK_SORTS.find((sort) => sort === call.query('sort')),
});

function ownTask(call: SignedInCall, { deleted = false } = {}): TaskRecord {
  mustHave(call.user, PAGE);
  const task = db().lists.tasks.find(({ taskId }) => taskId === call.params.taskId);
  if (task && (task.deleted ?? false) === deleted) return task;
  throw new MockFailure(MOCK_CODE.notFound, {
    zh: '任务不存在，可能已被删除',
    en: 'There is no such task; somebody may have deleted it',
  });
}

function fieldsOf(call: SignedInCall): Omit<TaskRecord, 'taskId'> {
  const { startAt, ...fields }: TaskPayload = call.body(taskPayloadSchema);
  if (!isMember(fields.ownerId))
    throw new MockFailure(MOCK_CODE.malformed, { zh: '负责人不存在', en: 'There is no such owner' });
  return { ...fields, startAt: Date.parse(startAt) };
}

export default {
  'GET /api/v1/console/list/tasks': endpoint(
    (call) => {
      mustHave(call.user, PAGE);
      const { tasks } = db().lists;
      const { list, ...page } = pageOf(findTasks(tasks, queryOf(call), call.language), call.query);
      return {
        list: list.map((task) => taskAnswer(task, call.language)),
        ...page,
        figures: taskFigures(tasks, call.user.userId),
        people: peopleOf(call.language),
      };
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/tasks': endpoint(
    (call) => {
      mustHave(call.user, PAGE);
      const { tasks } = db().lists;
      const taskId = nextId(
        'T-',
        tasks.map((task) => task.taskId),
      );
      const task = { taskId, ...fieldsOf(call) };
      tasks.push(task);
      return taskAnswer(task, call.language);
    },
    { auth: true },
  ),

  'PUT /api/v1/console/list/tasks/:taskId': endpoint(
    (call) => taskAnswer(Object.assign(ownTask(call), fieldsOf(call)), call.language),
    { auth: true },
  ),

  'POST /api/v1/console/list/tasks/:taskId/finish': endpoint(
    (call) => {
      const task = ownTask(call);
      task.doneAt ??= now();
      return taskAnswer(task, call.language);
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/tasks/:taskId/reopen': endpoint(
    (call) => {
      const task = ownTask(call);
      delete task.doneAt;
      return taskAnswer(task, call.language);
    },
    { auth: true },
  ),

  'DELETE /api/v1/console/list/tasks/:taskId': endpoint(
    (call) => {
      ownTask(call).deleted = true;
      return undefined;
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/tasks/:taskId/restore': endpoint(
    (call) => {
      const task = ownTask(call, { deleted: true });
      delete task.deleted;
      return taskAnswer(task, call.language);
    },
    { auth: true },
  ),
};
