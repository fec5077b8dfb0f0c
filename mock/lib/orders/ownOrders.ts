import { AUTO_RENEW_DAYS } from '../../../src/domain/instance/instance';
import { settleTopUps } from '../balance/topUps';
import { DAY_MS, now } from '../clock';
import { currentConsents } from '../consents';
import { db, saveSoon } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import { renewalPlan } from '../instances/managing';
import type { MockTables, UserRecord } from '../tables';
import { openChange, toConfiguration } from './instances';
import { pay } from './paying';
import { freeOrderId, insertOrder } from './placing';
import { getPrice } from './pricing';
import type { InstanceRecord, OrderRecord } from './records';
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
export function getOwnOrder(userId: string, orderId: string | undefined): OrderRecord {
  const order = settledOrders(userId).find((own) => own.orderId === orderId);
  return getOrThrow(order, { zh: '没有找到该订单。', en: 'There is no such order.' });
}

/**
 * Renews the user's services with automatic renewal from the balance, a day before they end. A service expires when the
 * balance does not suffice or it is no longer sold. Returns whether anything was ordered. Orders and top-ups must be
 * settled before.
 */
function renewDue(tables: MockTables, user: UserRecord, at: number): boolean {
  const own = tables.instances.filter(({ userId, autoRenew }) => userId === user.userId && autoRenew);
  let ordered = false;
  for (const instance of own) {
    while (renewInstance(tables, user, instance, at)) ordered = true;
  }
  return ordered;
}

function renewInstance(tables: MockTables, user: UserRecord, instance: InstanceRecord, at: number): boolean {
  const { instanceId, endsOn, status } = instance;
  const dueAt = (endsOn ?? Number.POSITIVE_INFINITY) - AUTO_RENEW_DAYS * DAY_MS;
  const idempotencyKey = `renewal-${instanceId}-${endsOn}`;
  const tried = tables.orders.some((order) => order.idempotencyKey === idempotencyKey);
  if (status !== 'active' || dueAt > at || tried || openChange(tables, instanceId)) return false;
  const price = priceAt(tables, instance, dueAt);
  if (price === undefined || user.balance < price.payableAmount) return false;
  const order = insertOrder(tables, user, price, {
    at: dueAt,
    orderId: freeOrderId(tables, dueAt),
    idempotencyKey,
    digest: '',
    buyerRemark: '',
    required: currentConsents(price.offer.record.agreements, dueAt),
    provisioning: 'succeed',
  });
  const payload = { channel: 'balance', idempotencyKey } as const;
  pay(order, user, payload, { at: dueAt, outcome: 'succeed', settleAfterMs: 0, language: 'zh' });
  settleOrder(tables, order, at);
  return true;
}

/** What a renewal for the same term costs now, in cents; undefined when the service is no longer sold. */
export const renewalPrice = (instance: InstanceRecord): number | undefined =>
  priceAt(db(), instance, now())?.payableAmount;

function priceAt(tables: MockTables, instance: InstanceRecord, at: number) {
  const { instanceId, userId } = instance;
  try {
    const configuration = { ...toConfiguration(instance), skuCode: renewalPlan(instance) };
    return getPrice(tables, { ...configuration, orderType: 'renew', instanceId }, { at, userId });
  } catch (error) {
    if (error instanceof MockFailure) return undefined;
    throw error;
  }
}
