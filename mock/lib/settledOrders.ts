import { isUsable } from '../../src/domain/instance/instance';
import { findObstacle, graceEnd, type OutlookReason, renewalDue } from '../../src/domain/instance/renewal';
import { sumCents } from '../../src/domain/money/money';
import { settledCertification } from './certification/review';
import { now } from './clock';
import { db, type MockTables, saveSoon } from './db';
import { settleInvoices } from './invoices/settling';
import { runAutoTopUp, topUpRenewal } from './money/autoTopUps';
import { balanceEffect } from './money/entries';
import { getLedger } from './money/ledger';
import { settleTopUps } from './money/topUps';
import { settleWithdrawals } from './money/withdrawals';
import type { MissedRenewalRecord } from './orders/managedRecords';
import { getManagement, renewalConfiguration } from './orders/managing';
import { pay } from './orders/paying';
import { freeOrderId, insertOrder } from './orders/placing';
import { priceSelection } from './orders/pricing';
import type { InstanceRecord, OrderRecord } from './orders/records';
import { renewalFacts } from './orders/renewalFacts';
import { ordersOfService } from './orders/serviceOrders';
import { settleOrder } from './orders/settle';
import { findOffer } from './orders/snapshot';
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

const renewalDueAt = ({ endsOn = Number.POSITIVE_INFINITY }: InstanceRecord): number => renewalDue(endsOn);

/**
 * Renews the user's services with automatic renewal from the balance, a day before they end, the first to end first. What is in
 * the way, or short, is tried again until the days of grace are over. Returns whether anything was ordered or topped up.
 */
function renewDue(tables: MockTables, user: UserRecord, at: number): boolean {
  let changed = false;
  const tried = new Set<InstanceRecord>();
  const findNext = () =>
    tables.instances
      .filter((instance) => instance.userId === user.userId && instance.autoRenew && !tried.has(instance))
      .filter((instance) => isUsable(instance) && renewalDueAt(instance) <= at)
      .sort((one, other) => renewalDueAt(one) - renewalDueAt(other))[0];
  for (let next = findNext(); next; next = findNext()) {
    // What fell below the threshold before is topped up before.
    if (runAutoTopUp(tables, user, renewalDueAt(next))) changed = true;
    if (renewInstance(tables, user, next, at)) changed = true;
    else tried.add(next);
  }
  return changed;
}

/** The balance at a time, in cents. */
function balanceAt(tables: MockTables, { userId, balance }: UserRecord, at: number): number {
  const later = getLedger(tables, userId).filter(({ createdAt }) => createdAt > at);
  return balance - sumCents(later.map(balanceEffect));
}

/** From when on the balance has sufficed for a price. */
function coveredSince(tables: MockTables, { userId, balance }: UserRecord, price: number): number {
  const ledger = getLedger(tables, userId);
  const start = balance - (ledger.at(-1)?.balanceAfter ?? 0);
  const lastLow = ledger.findLastIndex(({ balanceAfter }) => start + balanceAfter < price);
  if (lastLow === -1 && start >= price) return Number.NEGATIVE_INFINITY;
  return ledger[lastLow + 1]?.createdAt ?? Number.POSITIVE_INFINITY;
}

/** What held the renewals of a service up last, and until when. */
function lastHeld(tables: MockTables, user: UserRecord, { instanceId, service, managed }: InstanceRecord) {
  const orders = ordersOfService(tables, instanceId).map((order) => {
    const isFailed = order.timeline.some(({ event }) => event === 'provisionFailed');
    const why = isFailed ? 'setupFailed' : order.refunds ? 'refund' : 'openOrder';
    return { why, until: statusSince(order) } as const;
  });
  const needsProof = findOffer(service.serviceId)?.record.requiresCertification;
  const verified = needsProof ? settledCertification(user).timeline.at(-1)?.at : undefined;
  return [
    ...orders,
    { why: 'handOver' as const, until: managed?.handOver?.endedAt ?? 0 },
    { why: 'unverified' as const, until: verified ?? 0 },
  ].reduce((last, each) => (each.until > last.until ? each : last));
}

function renewInstance(tables: MockTables, user: UserRecord, instance: InstanceRecord, at: number): boolean {
  const { instanceId, endsOn = 0, managed } = instance;
  const facts = renewalFacts(tables, user, instance);
  const { price } = facts;
  const due = Math.max(renewalDueAt(instance), managed?.autoRenewSince ?? 0);
  const miss = (why: OutlookReason, missing: number) =>
    noteMissed(instance, { endsOn, at: due, why, price: price ?? 0, missing });
  const obstacle = findObstacle({ ...facts, endsOn: facts.endsOn ?? '' });
  if (obstacle !== undefined || price === undefined) return miss(obstacle ?? 'notSold', 0);
  // What became possible late is paid late, so that the books of an earlier month stay as they were.
  const held = lastHeld(tables, user, instance);
  const since = Math.max(due, held.until);
  const until = graceEnd(endsOn);
  if (since >= until) return miss(held.why, 0);
  const missing = price - user.balance;
  const key = `automatic-${instanceId}-${endsOn}`;
  if (missing > 0)
    return topUpRenewal(tables, user, { key, missing, since, until }, at) || miss('balance', missing);
  const paidAt = Math.max(since, coveredSince(tables, user, price));
  if (paidAt >= until) return miss('balance', price - balanceAt(tables, user, since));
  orderRenewal(tables, user, instance, { paidAt, at });
  return true;
}

/** Remembers the first failure of a renewal, which its owner is told. Returns false: nothing was ordered. */
function noteMissed(instance: InstanceRecord, missed: MissedRenewalRecord): boolean {
  const managed = getManagement(instance);
  if (managed.missedRenewal?.endsOn !== missed.endsOn) managed.missedRenewal = missed;
  return false;
}

/** Orders and pays a renewal for the same term; the system does, and agrees to nothing for its owner. */
function orderRenewal(
  tables: MockTables,
  user: UserRecord,
  instance: InstanceRecord,
  { paidAt, at }: { paidAt: number; at: number },
): void {
  const { instanceId, endsOn } = instance;
  const renewalKey = `renewal-${instanceId}-${endsOn}`;
  // A renewal that was refunded may be followed by another for the same term.
  const earlier = tables.orders.filter((order) => order.idempotencyKey.startsWith(renewalKey)).length;
  const idempotencyKey = earlier === 0 ? renewalKey : `${renewalKey}-${earlier}`;
  const selection = { ...renewalConfiguration(instance), orderType: 'renew', instanceId } as const;
  const order = insertOrder(tables, user, priceSelection(selection), {
    at: paidAt,
    orderId: freeOrderId(tables, paidAt),
    ...{ idempotencyKey, digest: '', buyerRemark: '', required: [], actor: 'system' },
    provisioning: 'succeed',
  });
  const payload = { channel: 'balance', idempotencyKey } as const;
  pay(tables, order, user, payload, { at: paidAt, outcome: 'succeed', settleAfterMs: 0, actor: 'system' });
  settleOrder(tables, order, at);
}
