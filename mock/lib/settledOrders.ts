import { DAY_MS } from '../../src/domain/calendar';
import { AUTO_RENEW_DAYS } from '../../src/domain/instance/instance';
import { now } from './clock';
import { currentConsents } from './consents';
import { db, type MockTables, saveSoon } from './db';
import { MockFailure } from './failure';
import { settleInvoices } from './invoices/settling';
import { runAutoTopUp } from './money/autoTopUps';
import { balanceEffect } from './money/entries';
import { getLedger } from './money/ledger';
import { settleTopUps } from './money/topUps';
import { settleWithdrawals } from './money/withdrawals';
import { renewalConfiguration } from './orders/instances';
import { pay } from './orders/paying';
import { freeOrderId, insertOrder } from './orders/placing';
import { getPrice } from './orders/pricing';
import type { InstanceRecord, OrderRecord } from './orders/records';
import { openChange, openRefund, ordersOfService } from './orders/serviceOrders';
import { settleOrder } from './orders/settle';
import { statusSince } from './orders/transitions';
import { getRow } from './rows';
import type { UserRecord } from './users';

/** The orders of one user or of all, after everything due up to now has been applied, invoices and top-ups included. */
export function settledOrders(userId?: string): OrderRecord[] {
  const tables = db();
  const at = now();
  const isIncluded = (ownerId: string) => userId === undefined || ownerId === userId;
  const changed = tables.orders.filter((order) => isIncluded(order.userId) && settleOrder(tables, order, at));
  const toppedUp = settleTopUps(tables, at);
  const withdrawn = settleWithdrawals(tables, at);
  const moved = tables.users.filter((user) => isIncluded(user.userId) && moveMoney(tables, user, at));
  const invoiced = tables.users.filter(
    ({ userId: owner }) => isIncluded(owner) && settleInvoices(tables, owner, at),
  );
  if (toppedUp || withdrawn || [changed, moved, invoiced].some(({ length }) => length > 0)) saveSoon();
  return tables.orders.filter((order) => isIncluded(order.userId));
}

/** One of the user's orders, settled. Throws 404 for an unknown order and for another user's. */
export const getOwnOrder = (userId: string, orderId: string): OrderRecord =>
  getRow(settledOrders(userId), { orderId }, { zh: '没有找到该订单。', en: 'There is no such order.' });

/**
 * Renews the user's services with automatic renewal and tops the balance up automatically, in order of time, until nothing
 * more is due. Returns whether anything changed. Orders, top-ups and withdrawals must be settled before.
 */
function moveMoney(tables: MockTables, user: UserRecord, at: number): boolean {
  let changed = false;
  while (renewDue(tables, user, at) || runAutoTopUp(tables, user, at)) changed = true;
  return changed;
}

const renewalDueAt = ({ endsOn = Number.POSITIVE_INFINITY }: InstanceRecord): number =>
  endsOn - AUTO_RENEW_DAYS * DAY_MS;

/**
 * Renews the user's services with automatic renewal from the balance, a day before they end, the first to end first. A service
 * expires when the balance does not suffice or it is no longer sold. Returns whether anything was ordered or topped up.
 */
function renewDue(tables: MockTables, user: UserRecord, at: number): boolean {
  let changed = false;
  const tried = new Set<InstanceRecord>();
  const findNext = () =>
    tables.instances
      .filter((instance) => instance.userId === user.userId && instance.autoRenew && !tried.has(instance))
      .filter((instance) => renewalDueAt(instance) <= at)
      .sort((one, other) => renewalDueAt(one) - renewalDueAt(other))[0];
  for (let next = findNext(); next; next = findNext()) {
    // What fell below the threshold before is topped up before.
    if (runAutoTopUp(tables, user, renewalDueAt(next))) changed = true;
    if (renewInstance(tables, user, next, at)) changed = true;
    else tried.add(next);
  }
  return changed;
}

/** When the balance was last moved; minus infinity when it never was. */
function lastMovedAt(tables: MockTables, userId: string): number {
  const last = getLedger(tables, userId).findLast((charge) => balanceEffect(charge) !== 0);
  return last?.createdAt ?? Number.NEGATIVE_INFINITY;
}

/** When an order of the service last changed its status, a refund included; minus infinity without one. */
function lastStepAt(tables: MockTables, instanceId: string): number {
  return Math.max(...ordersOfService(tables, instanceId).map(statusSince));
}

function renewInstance(tables: MockTables, user: UserRecord, instance: InstanceRecord, at: number): boolean {
  const { instanceId, endsOn, status } = instance;
  const dueAt = renewalDueAt(instance);
  const renewalKey = `renewal-${instanceId}-${endsOn}`;
  const earlier = tables.orders.filter((order) => order.idempotencyKey.startsWith(renewalKey));
  // A renewal that was refunded may be followed by another for the same term.
  const tried = earlier.some((order) => order.status !== 'refunded');
  const idempotencyKey = earlier.length === 0 ? renewalKey : `${renewalKey}-${earlier.length}`;
  if (status !== 'active' || dueAt > at || tried || openChange(tables, instanceId)) return false;
  // Nothing is charged while an order of the service is being refunded.
  if (openRefund(tables, instanceId)) return false;
  const price = priceAt(tables, instance, dueAt);
  if (price === undefined || user.balance < price.payableAmount) return false;
  // What became possible late is paid late, so that the books of an earlier month stay as they were.
  const paidAt = Math.max(
    dueAt,
    lastMovedAt(tables, user.userId),
    instance.managed?.autoRenewSince ?? dueAt,
    lastStepAt(tables, instanceId),
  );
  if (paidAt >= (endsOn ?? 0)) return false;
  const order = insertOrder(tables, user, price, {
    at: paidAt,
    orderId: freeOrderId(tables, paidAt),
    idempotencyKey,
    digest: '',
    buyerRemark: '',
    required: currentConsents(price.offer.record.agreements, dueAt),
    provisioning: 'succeed',
  });
  const payload = { channel: 'balance', idempotencyKey } as const;
  pay(order, user, payload, { at: paidAt, outcome: 'succeed', settleAfterMs: 0 });
  settleOrder(tables, order, at);
  return true;
}

/** What a renewal for the same term costs now, in cents; undefined when the service is no longer sold. */
export const renewalPrice = (instance: InstanceRecord): number | undefined =>
  priceAt(db(), instance, now())?.payableAmount;

function priceAt(tables: MockTables, instance: InstanceRecord, at: number) {
  const { instanceId, userId } = instance;
  try {
    const selection = { ...renewalConfiguration(instance), orderType: 'renew', instanceId } as const;
    return getPrice(tables, selection, { at, userId });
  } catch (error) {
    if (error instanceof MockFailure) return undefined;
    throw error;
  }
}
