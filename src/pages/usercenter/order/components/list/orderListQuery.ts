import { ORDER_GROUP_NAMES, ORDER_GROUPS } from '@/components/order/orderGroups';
import { dayRange } from '@/domain/calendar';
import { day, listQuery, oneOf, text } from '@/domain/listQuery';
import type { CallOptions } from '@/services/call';
import { listOrders } from '@/services/order';

/** The list's filters. */
export const orderListQuery = listQuery({
  tab: oneOf(ORDER_GROUP_NAMES),
  keyword: text(),
  from: day,
  to: day,
});

/** Reads the orders of a page, a group, a keyword and days. */
export function readOrders(
  { tab, keyword, from, to, ...page }: ReturnType<typeof orderListQuery.read>,
  options?: CallOptions,
) {
  const status = tab && ORDER_GROUPS[tab];
  return listOrders({ ...(status && { status }), keyword, ...dayRange(from, to), ...page }, options);
}
