import { isArchived } from '../../../src/domain/order/oldOrder';
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderMachine';
import type { Call } from '../call';
import type { OrderRecord } from './records';

/** An order's number or the service's title in either language, as somebody might remember it. */
export function matchesKeyword(keyword: string, texts: readonly string[]): boolean {
  const wanted = plain(keyword);
  return wanted === '' || texts.some((text) => plain(text).includes(wanted));
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

// What is no moment counts as not asked for.
function moment(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** What a call for the list asks for: the orders, newest first, and how many there are in each state, asked for or not. */
export function findOrders(
  orders: readonly OrderRecord[],
  { query, queryAll }: Pick<Call, 'query' | 'queryAll'>,
  at: number,
): { found: OrderRecord[]; counts: Record<OrderStatus, number> } {
  const keyword = query('keyword') ?? '';
  const from = moment(query('from')) ?? Number.NEGATIVE_INFINITY;
  const to = moment(query('to')) ?? Number.POSITIVE_INFINITY;
  const fitting = orders
    .filter(({ finishedAt }) => !isArchived(finishedAt, at))
    .filter(({ createdAt }) => createdAt >= from && createdAt < to)
    .filter(({ orderId, service: { title } }) => matchesKeyword(keyword, [orderId, title.zh, title.en]));
  const counts = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, fitting.filter((order) => order.status === status).length]),
  ) as Record<OrderStatus, number>;
  const asked = queryAll('status');
  const found = fitting
    .filter(({ status }) => asked.length === 0 || asked.includes(status))
    .sort((a, b) => b.createdAt - a.createdAt || b.orderId.localeCompare(a.orderId));
  return { found, counts };
}
