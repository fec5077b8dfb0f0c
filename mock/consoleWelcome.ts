import { accountingDay, DAY_MS, startOfDay } from '../src/domain/calendar';
import type { ProcessStatus } from '../src/domain/console/processMachine';
import {
  TODAY_NAMES,
  TODAY_PATHS,
  TODO_KINDS,
  TODO_PATHS,
  type TodayName,
  type TodoKind,
  welcomeEndpoints,
} from '../src/domain/console/welcome';
import { RULE_STATUS } from '../src/domain/rule/ruleFields';
import { isoTime, now } from './lib/clock';
import { getHandledProcesses } from './lib/console/profiles/processState';
import { getDayTotals } from './lib/dashboard/days';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { isGranted } from './lib/menus';
import { countRuns } from './lib/rules/runs';
import { presentRules } from './lib/rules/store';
import { settledOrders } from './lib/settledOrders';
import type { UserRecord } from './lib/users';

interface Open {
  at: number;
  id?: string;
}

const OPEN_PROCESSES: readonly ProcessStatus[] = ['departmentReview', 'financeReview', 'returned'];

const rulesWith = (wanted: number) => (): Open[] =>
  presentRules()
    .filter(({ status }) => status === wanted)
    .map(({ time, updatedAt }) => ({ at: updatedAt ?? time }));

/** What waits for the user, per kind. */
const OPEN: Record<TodoKind, (user: UserRecord) => Open[]> = {
  abnormalRules: rulesWith(RULE_STATUS.abnormal),
  rules: rulesWith(RULE_STATUS.closed),
  requests: () =>
    db()
      .accessRequests.filter(({ status }) => status === 'open')
      .map(({ requestedAt }) => ({ at: requestedAt })),
  approvals: ({ userId }) =>
    getHandledProcesses(userId)
      .filter(({ status }) => OPEN_PROCESSES.includes(status))
      .map(({ processId, at }) => ({ id: processId, at })),
  rejected: ({ userId }) =>
    db()
      .submissions.filter((each) => each.userId === userId && each.reasons.length > 0)
      .map(({ createdAt }) => ({ at: createdAt })),
  orders: ({ userId }) =>
    settledOrders(userId)
      .filter(({ status }) => status === 'pendingPayment')
      .map(({ createdAt }) => ({ at: createdAt })),
  tasks: ({ userId }) =>
    db()
      .lists.tasks.filter((task) => !task.deleted && task.ownerId === userId && task.doneAt === undefined)
      .map(({ startAt }) => ({ at: startAt })),
};

function getTodo(kind: TodoKind, user: UserRecord) {
  const open = OPEN[kind](user);
  const [oldest] = open.toSorted((a, b) => a.at - b.at);
  // A task that starts later has no age.
  const oldestAt = oldest && oldest.at <= now() ? isoTime(oldest.at) : undefined;
  return { kind, count: open.length, oldestAt, oldestId: oldest?.id };
}

const midnight = (at: number) => startOfDay(accountingDay(at)) ?? at;

/** The number of tasks done from midnight to a moment. */
function tasksDone(until: number) {
  const from = midnight(until);
  return db().lists.tasks.filter(({ doneAt = 0, deleted }) => !deleted && doneAt >= from && doneAt <= until)
    .length;
}

function ruleRuns(until: number) {
  const from = midnight(until);
  return presentRules().reduce((sum, rule) => sum + countRuns(rule, from, until), 0);
}

const salesUntil = (at: number) => getDayTotals(accountingDay(at), at);

/** The number of a day up to a moment. */
const COUNTED: Record<TodayName, (until: number) => number> = {
  sales: (until) => salesUntil(until).sales,
  payments: (until) => salesUntil(until).payments,
  visits: (until) => salesUntil(until).visits,
  ruleRuns,
  tasksDone,
};

const getToday = (name: TodayName) => ({
  name,
  value: COUNTED[name](now()),
  before: COUNTED[name](now() - DAY_MS),
});

export default handlers(welcomeEndpoints, {
  welcome: ({ user }) => ({
    todos: TODO_KINDS.filter((kind) => isGranted(user, TODO_PATHS[kind]))
      .map((kind) => getTodo(kind, user))
      .filter(({ count }) => count > 0),
    today: TODAY_NAMES.filter((name) => isGranted(user, TODAY_PATHS[name])).map(getToday),
  }),
});
