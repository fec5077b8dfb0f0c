import { settleTopUps } from '../balance/topUps';
import { now } from '../clock';
import { db, saveSoon } from '../db';
import { getOrThrow } from '../failure';
import { renewDue } from './autoRenew';
import type { OrderRecord } from './records';
import { settleOrder } from './settle';

/** The orders of one user or of all, after everything due up to now has been applied. */
export function settledOrders(userId?: string): OrderRecord[] {
  const tables = db();
  const at = now();
  const isIncluded = (ownerId: string) => userId === undefined || ownerId === userId;
  const changed = tables.orders.filter((order) => isIncluded(order.userId) && settleOrder(tables, order, at));
  const toppedUp = settleTopUps(tables, at);
  const renewed = tables.users.filter((user) => isIncluded(user.userId) && renewDue(tables, user, at));
  if (changed.length > 0 || toppedUp || renewed.length > 0) saveSoon();
  return tables.orders.filter((order) => isIncluded(order.userId));
}

/** One of the user's orders, settled. Throws 404 for an unknown order and for another user's. */
export function ownOrder(userId: string, orderId: string | undefined): OrderRecord {
  const order = settledOrders(userId).find((own) => own.orderId === orderId);
  return getOrThrow(order, { zh: '没有找到该订单。', en: 'There is no such order.' });
}
