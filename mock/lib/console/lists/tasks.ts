import {
  type Task,
  type TaskList,
  type TaskQuery,
  taskStatus,
} from '../../../../src/domain/console/consoleTask';
import { accountingDay, startOfDay } from '../../../../src/domain/money/accountingTime';
import { isoTime, now } from '../../clock';
import type { Language } from '../../text';
import { getPerson } from '../team';
import { mentions, textIn } from '../texts';
import type { TaskRecord } from './tables';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export function taskAnswer(task: TaskRecord, language: Language): Task {
  return {
    taskId: task.taskId,
    title: textIn(task.title, language),
    description: textIn(task.description, language),
    owner: getPerson(task.ownerId, language),
    startAt: isoTime(task.startAt),
    doneAt: task.doneAt === undefined ? undefined : isoTime(task.doneAt),
    progress: task.progress,
    status: taskStatus(task),
  };
}

const shown = (task: TaskRecord) => (task.doneAt === undefined ? task.progress : 100);
const ORDERS: Record<NonNullable<TaskQuery['sort']>, (a: TaskRecord, b: TaskRecord) => number> = {
  newest: (a, b) => b.startAt - a.startAt,
  oldest: (a, b) => a.startAt - b.startAt,
  progress: (a, b) => shown(b) - shown(a) || b.startAt - a.startAt,
};

/** The tasks that fit, in the order asked for. */
export function findTasks(tasks: readonly TaskRecord[], query: TaskQuery, language: Language): TaskRecord[] {
  return tasks
    .filter(
      (task) =>
        !task.deleted &&
        (query.status === undefined || taskStatus(task) === query.status) &&
        mentions([task.title, task.description, getPerson(task.ownerId, language).name], query.keyword),
    )
    .sort(ORDERS[query.sort ?? 'newest']);
}

/** Monday of the accounts' calendar, 0:00. */
function startOfWeek(at: number): number {
  const day = accountingDay(at);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (startOfDay(day) ?? at) - sinceMonday * DAY_MS;
}

/** The figures above the list, whatever it is filtered by. */
export function getTaskStats(all: readonly TaskRecord[], userId: string): TaskList['figures'] {
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
