import { dayRange } from '@/domain/dayRange';
import { day, listQuery, oneOf, text } from '@/domain/listQuery';
import type { OrderQuery } from '@/domain/order/order';
import { ORDER_GROUP_NAMES, ORDER_GROUPS } from '@/pages/usercenter/components/orderGroups';

/** What is looked for among the orders. Days are those of the person's own calendar. */
export const orderQuery = listQuery({ tab: oneOf(ORDER_GROUP_NAMES), keyword: text(), from: day, to: day });

/** Returns the query as the service takes it. */
export function toServiceQuery({
  tab,
  keyword,
  from,
  to,
  ...page
}: ReturnType<typeof orderQuery.read>): OrderQuery {
  return { ...(tab && { status: ORDER_GROUPS[tab] }), keyword, ...dayRange(from, to), ...page };
}
