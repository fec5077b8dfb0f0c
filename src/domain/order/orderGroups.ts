import { dayRange } from '../calendar';
import { keyword, listQuery, localDay, oneOf } from '../listQuery';
import { ORDER_GROUP_NAMES, ORDER_GROUPS, type OrderGroup, type OrderStatus } from './orderMachine';

/** The filters of the orders. */
export const orderQuery = listQuery({
  tab: oneOf(ORDER_GROUP_NAMES),
  /** Searches the title of the service, the id of the order and the number of the buyer's purchase order; see "Lists". */
  keyword,
  /** Only orders that were placed since then. */
  from: localDay,
  /** Only orders that were placed before. */
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
