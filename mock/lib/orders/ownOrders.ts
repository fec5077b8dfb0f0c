import { now } from '../clock';
import { db, saveSoon } from '../db';
import { MOCK_CODE, MockFailure } from '../failure';
import type { OrderRecord } from './records';
import { settleOrder } from './settle';

/** Every order as it is now, of one person or of all; what had become due has happened. */
export function settledOrders(userId?: string): OrderRecord[] {
  const tables = db();
  const found = tables.orders.filter((order) => userId === undefined || order.userId === userId);
  const changed = found.filter((order) => settleOrder(tables, order, now()));
  if (changed.length > 0) saveSoon();
  return found;
}

/** The person's order as it is now. Throws 404 for one that is not theirs just as for one that does not exist. */
export function ownOrder(userId: string, orderId: string | undefined): OrderRecord {
  const order = settledOrders(userId).find((own) => own.orderId === orderId);
  if (order !== undefined) return order;
  throw new MockFailure(MOCK_CODE.notFound, {
    zh: '没有找到该订单。',
    en: 'There is no such order.',
  });
}
