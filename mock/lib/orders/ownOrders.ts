import { settleTopUps } from '../balance/topUps';
import { now } from '../clock';
import { db, saveSoon } from '../db';
import { MOCK_CODE, MockFailure } from '../failure';
import { renewDue } from './autoRenew';
import type { OrderRecord } from './records';
import { settleOrder } from './settle';

/** Every order as it is now, of one person or of all; what had become due has happened. */
export function settledOrders(userId?: string): OrderRecord[] {
  const tables = db();
  const at = now();
  const isAsked = (whose: string) => userId === undefined || whose === userId;
  const changed = tables.orders.filter((order) => isAsked(order.userId) && settleOrder(tables, order, at));
  const broughtIn = settleTopUps(tables, at);
  const renewed = tables.users.filter((user) => isAsked(user.userId) && renewDue(tables, user, at));
  if (changed.length > 0 || broughtIn || renewed.length > 0) saveSoon();
  return tables.orders.filter((order) => isAsked(order.userId));
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
