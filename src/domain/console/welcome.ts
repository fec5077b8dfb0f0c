import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { count, idSchema, timestamp } from '../schemas';

/** The kinds of to-dos, most urgent first, with the page that the user needs for them. */
export const TODO_PATHS = {
  abnormalRules: '/list/table-list',
  requests: '/admin/sub-page',
  approvals: '/profile/advanced',
  rejected: '/result/fail',
  orders: '/serviceMarket/nopay',
  tasks: '/list/basic-list',
  rules: '/list/table-list',
} as const;
export type TodoKind = keyof typeof TODO_PATHS;
export const TODO_KINDS = Object.keys(TODO_PATHS) as TodoKind[];

/** The numbers of today, with the page that the user needs for them. */
export const TODAY_PATHS = {
  sales: '/dashboard/analysis',
  payments: '/dashboard/analysis',
  visits: '/dashboard/analysis',
  ruleRuns: '/list/table-list',
  tasksDone: '/list/basic-list',
} as const;
export type TodayName = keyof typeof TODAY_PATHS;
export const TODAY_NAMES = Object.keys(TODAY_PATHS) as TodayName[];

/** What waits for the user. */
export const todoSchema = v.object({
  /** What has to be done. */
  kind: v.picklist(TODO_KINDS),
  /** How many there are. */
  count,
  /** Time of the oldest one. */
  oldestAt: lenient(timestamp),
  /** The oldest one, for a page that shows one at a time. */
  oldestId: lenient(idSchema),
});

/** A number of today. */
export const todayNumberSchema = v.object({
  /** What the number counts. */
  name: v.picklist(TODAY_NAMES),
  /** Sales are in cents. */
  value: count,
  /** The value at this time of yesterday; missing when it is unknown. */
  before: lenient(count),
});

/** The start page of the console: only what the user has access to. */
export const welcomeSchema = v.object({
  /** Kinds without any are left out. */
  todos: v.array(todoSchema),
  /** Numbers of today. */
  today: v.array(todayNumberSchema),
});
export type Welcome = v.InferOutput<typeof welcomeSchema>;
export type Todo = v.InferOutput<typeof todoSchema>;
export type TodayNumber = v.InferOutput<typeof todayNumberSchema>;

/** Returns the address of a to-do: its list with the matching filter, or the oldest one. */
export function todoAddress({ kind, oldestId }: Pick<Todo, 'kind' | 'oldestId'>): string {
  const search: Record<TodoKind, Record<string, string>> = {
    abnormalRules: { status: 'abnormal', sort: 'updatedAt' },
    requests: { status: 'open' },
    approvals: oldestId === undefined ? {} : { id: oldestId },
    rejected: {},
    orders: {},
    tasks: { mine: '1', sort: 'oldest' },
    rules: { status: 'closed', sort: 'updatedAt' },
  };
  const params = new URLSearchParams(search[kind]).toString();
  return params ? `${TODO_PATHS[kind]}?${params}` : TODO_PATHS[kind];
}

export const welcomeEndpoints = {
  welcome: endpoint('GET console/welcome', { access: '/welcome', result: welcomeSchema }),
};
