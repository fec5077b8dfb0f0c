import { dayRange } from '../calendar';
import { listQuery, localDay, oneOf, text } from '../listQuery';
import type { OrderStatus } from './orderMachine';

/** The order statuses by group; each status belongs to exactly one group. */
export const ORDER_GROUPS = {
  unpaid: ['pendingPayment', 'paying'],
  underWay: ['paid', 'provisioning', 'provisionFailed'],
  completed: ['completed'],
  refund: ['refundReview', 'refunding', 'refunded'],
  closed: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

export const ORDER_GROUP_NAMES = Object.keys(ORDER_GROUPS) as OrderGroup[];

/** The filters of the orders. */
export const orderQuery = listQuery({
  tab: oneOf(ORDER_GROUP_NAMES),
  keyword: text(),
  from: localDay,
  to: localDay,
});

/** The filters as they are sent. */
export function toOrderFilters({ tab, from, to, ...query }: ReturnType<typeof orderQuery.read>) {
  return { ...query, ...(tab && { status: ORDER_GROUPS[tab] }), ...dayRange(from, to) };
}

/** Returns the number of orders in each group and in all, from the counts by status. */
export function countGroups(counts: Record<OrderStatus, number>): Record<OrderGroup | 'all', number> {
  const count = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + counts[status], 0);
  const groups = ORDER_GROUP_NAMES.map((name) => [name, count(ORDER_GROUPS[name])]);
  return {
    ...Object.fromEntries(groups),
    all: count(ORDER_GROUP_NAMES.flatMap((name) => ORDER_GROUPS[name])),
  };
}
