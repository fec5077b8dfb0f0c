import { accountingDay, MINUTE_MS, shiftDay, startOfDay, weekdayOf } from '../src/domain/calendar';
import {
  type Task,
  type TaskList,
  type TaskPayload,
  taskEndpoints,
  taskStatus,
} from '../src/domain/console/consoleTask';
import type { Query } from '../src/domain/endpoint';
import type { SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import type { TaskRecord } from './lib/console/lists/tables';
import { getPeople, getPerson, isMember } from './lib/console/team';
import { db } from './lib/db';
import { getOrThrow, MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';
import { pick } from './lib/pick';
import { type Language, mentions, textIn } from './lib/text';
import { assertVersion, markChanged, versionOf } from './lib/versions';

type TaskQuery = Query<typeof taskEndpoints.list>;

const recordOf = ({ taskId }: { taskId: string }) => `task ${taskId}`;

const taskView = (task: TaskRecord, language: Language): Task => ({
  ...pick(task, ['taskId', 'progress']),
  title: textIn(task.title, language),
  description: textIn(task.description, language),
  owner: getPerson(task.ownerId, language),
  startAt: isoTime(task.startAt),
  doneAt: isoTime(task.doneAt),
  status: taskStatus(task),
  version: versionOf(recordOf(task)),
});

const getProgress = (task: TaskRecord) => (task.doneAt === undefined ? task.progress : 100);
const ORDERS: Record<NonNullable<TaskQuery['sort']>, (a: TaskRecord, b: TaskRecord) => number> = {
  newest: (a, b) => b.startAt - a.startAt,
  oldest: (a, b) => a.startAt - b.startAt,
  progress: (a, b) => getProgress(b) - getProgress(a) || b.startAt - a.startAt,
};

/** The sorted tasks that match a query. */
function findTasks(
  tasks: readonly TaskRecord[],
  query: TaskQuery,
  { user, language }: Pick<SignedInCall, 'user' | 'language'>,
): TaskRecord[] {
  const matches = mentions(query.keyword);
  return tasks
    .filter(
      (task) =>
        !task.deleted &&
        (!query.mine || task.ownerId === user.userId) &&
        (query.status === undefined || taskStatus(task) === query.status) &&
        matches([task.title, task.description, getPerson(task.ownerId, language).name], task.taskId),
    )
    .sort(ORDERS[query.sort ?? 'newest']);
}

/** Monday 0:00 in the accounting time zone. */
function startOfWeek(at: number): number {
  const day = accountingDay(at);
  return startOfDay(shiftDay(day, -((weekdayOf(day) + 6) % 7))) ?? at;
}

/** Statistics of all tasks, regardless of the filters. */
function getTaskStats(all: readonly TaskRecord[], userId: string): TaskList['figures'] {
  const tasks = all.filter(({ deleted }) => !deleted);
  const monday = startOfWeek(now());
  const minutes = tasks.flatMap(({ startAt, doneAt }) =>
    doneAt !== undefined && doneAt >= monday ? [Math.max(0, doneAt - startAt) / MINUTE_MS] : [],
  );
  return {
    mine: tasks.filter(({ ownerId, doneAt }) => ownerId === userId && doneAt === undefined).length,
    averageMinutes:
      minutes.length === 0
        ? undefined
        : Math.round(minutes.reduce((sum, value) => sum + value, 0) / minutes.length),
    finishedThisWeek: minutes.length,
  };
}

function getTaskOrThrow({ taskId }: { taskId: string }, { deleted = false } = {}): TaskRecord {
  const task = db().lists.tasks.find((each) => each.taskId === taskId && (each.deleted ?? false) === deleted);
  return getOrThrow(task, {
    zh: '任务不存在，可能已被删除',
    en: 'There is no such task; somebody may have deleted it',
  });
}

function assertOwner({ ownerId }: Partial<TaskPayload>): void {
  if (ownerId !== undefined && !isMember(ownerId))
    throw new MockFailure(MOCK_CODE.malformed, { zh: '负责人不存在', en: 'There is no such owner' });
}

/** Changes a task and returns it. */
function change(
  params: { taskId: string },
  { user, language }: Pick<SignedInCall, 'user' | 'language'>,
  apply: (task: TaskRecord) => void,
  options?: { deleted: boolean },
): Task {
  const task = getTaskOrThrow(params, options);
  apply(task);
  markChanged(recordOf(task), user);
  return taskView(task, language);
}

export default handlers(taskEndpoints, {
  list: (call) => {
    const { tasks } = db().lists;
    const found = findTasks(tasks, call.query, call);
    return {
      ...toPage(found, call.query, (task) => taskView(task, call.language)),
      figures: getTaskStats(tasks, call.user.userId),
      people: getPeople(call.language),
    };
  },

  create: ({ body: { startAt, ...fields }, language }) => {
    const { tasks } = db().lists;
    assertOwner(fields);
    const task = { taskId: `T-${1001 + tasks.length}`, ...fields, startAt: Date.parse(startAt) };
    tasks.push(task);
    return taskView(task, language);
  },

  update: ({ params, body: { version, startAt, ...fields }, ...call }) =>
    change(params, call, (task) => {
      assertVersion(recordOf(task), version, { ...call, view: () => taskView(task, call.language) });
      assertOwner(fields);
      Object.assign(task, fields, startAt !== undefined && { startAt: Date.parse(startAt) });
    }),

  finish: ({ params, ...call }) =>
    change(params, call, (task) => {
      task.doneAt ??= now();
    }),

  reopen: ({ params, ...call }) =>
    change(params, call, (task) => {
      delete task.doneAt;
    }),

  delete: ({ params, ...call }) => {
    change(params, call, (task) => {
      task.deleted = true;
    });
  },

  restore: ({ params, ...call }) =>
    change(
      params,
      call,
      (task) => {
        delete task.deleted;
      },
      { deleted: true },
    ),
});
