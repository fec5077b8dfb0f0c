import { db } from '../../../mock/lib/db';
import { COUPONS } from '../../../mock/lib/orders/coupons';
import type { OrderRecord } from '../../../mock/lib/orders/records';
import { dayDigits, MINUTE_MS } from '../../../src/domain/calendar';
import { PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import {
  nextOrderState,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderState,
} from '../../../src/domain/order/orderMachine';
import { PAY_EXTENSION_MINUTES } from '../../../src/domain/order/paymentTime';
import { ledgerOf } from './ledger';
import type { World } from './world';

const isMove = (event: string): event is OrderEvent => ORDER_EVENTS.some((each) => each === event);

function checkMoney({ check }: World, order: OrderRecord): void {
  const { orderId, payableAmount, paidAmount, refundedAmount, payments } = order;
  const succeeded = payments.filter(({ status }) => status === 'succeeded');
  const paid = succeeded.reduce((sum, { amount }) => sum + amount, 0);
  const isWithin = 0 <= refundedAmount && refundedAmount <= paidAmount && paidAmount <= payableAmount;
  check('paidWithinPrice', isWithin && paid === paidAmount && succeeded.length <= 1, () =>
    JSON.stringify({ orderId, payableAmount, paidAmount, refundedAmount, paid }),
  );
}

function checkTimeline({ check, at }: World, order: OrderRecord): void {
  let state: OrderState = { status: 'pendingPayment' };
  let last = order.createdAt;
  for (const entry of order.timeline) {
    const isInTime = entry.at >= last && entry.at <= at;
    const next = isMove(entry.event) ? nextOrderState(state, entry.event, entry.actor) : state;
    check('timelineIsMonotone', isInTime && next !== undefined, () =>
      JSON.stringify({ orderId: order.orderId, entry, last, at }),
    );
    last = entry.at;
    state = next ?? state;
  }
  check(
    'timelineIsMonotone',
    state.status === order.status,
    () => `${order.orderId} ended as ${state.status}`,
  );
  const { createdAt, paidAt = createdAt, activatedAt = paidAt } = order;
  check('timelineIsMonotone', createdAt <= paidAt && paidAt <= activatedAt && activatedAt <= at, () =>
    JSON.stringify({ orderId: order.orderId, createdAt, paidAt, activatedAt, at }),
  );
}

function checkDeadline({ check }: World, { orderId, createdAt, payDeadline, timeline }: OrderRecord): void {
  const extensions = timeline.filter(({ event }) => event === 'extendPayment').length;
  const minutes = PAY_DEADLINE_MINUTES + extensions * PAY_EXTENSION_MINUTES;
  check('deadlineIsExtendedOnce', extensions <= 1 && payDeadline - createdAt === minutes * MINUTE_MS, () =>
    JSON.stringify({ orderId, createdAt, payDeadline, extensions }),
  );
}

/** Whether an order uses its coupon: not when it was never paid or wholly refunded. */
const isUse = ({ status, paidAmount, refundedAmount }: OrderRecord): boolean =>
  status !== 'cancelled' && status !== 'expired' && !(status === 'refunded' && refundedAmount === paidAmount);

function checkCoupons({ check }: World): void {
  for (const { code, uses, usesPerPerson = Number.POSITIVE_INFINITY } of COUPONS) {
    const used = db().orders.filter((order) => order.selection.couponCode === code && isUse(order));
    const mostOfOne = Math.max(
      0,
      ...db().users.map(({ userId }) => used.filter((order) => order.userId === userId).length),
    );
    const isWithin = used.length <= uses.total - uses.before && mostOfOne <= usesPerPerson;
    check('couponWithinTerms', isWithin, () => JSON.stringify({ code, used: used.length, mostOfOne }));
  }
}

function checkUnique({ check }: World, what: string, ids: readonly (string | undefined)[]): void {
  const known = ids.filter((id) => id !== undefined);
  check('idsAreUnique', new Set(known).size === known.length, () => `${what}: ${known.join(' ')}`);
}

function checkIds(world: World): void {
  const { orders, instances, topUps, invoices, withdrawals, users } = db();
  const lists = [orders, instances, topUps, invoices, withdrawals, users];
  const issued = invoices.filter(({ invoiceNumber }) => invoiceNumber).length;
  const counts = [...lists.map(({ length }) => length), issued].join(' ');
  if (world.checkedIds === counts) return;
  world.checkedIds = counts;
  const ledger = users.flatMap(({ userId }) => ledgerOf(world, userId));
  const ids: Record<string, (string | undefined)[]> = {
    orders: orders.map(({ orderId }) => orderId),
    services: instances.map(({ instanceId }) => instanceId),
    topUps: topUps.map(({ topUpId }) => topUpId),
    withdrawals: withdrawals.map(({ withdrawalId }) => withdrawalId),
    invoices: invoices.map(({ invoiceId }) => invoiceId),
    invoiceNumbers: invoices.flatMap((invoice) => [invoice.invoiceNumber, invoice.reversalNumber]),
    charges: ledger.map(({ chargeId }) => chargeId),
    flowNumbers: ledger.map(({ flowNo }) => flowNo),
  };
  for (const [what, list] of Object.entries(ids)) checkUnique(world, what, list);
  for (const { orderId, createdAt } of orders)
    world.check('numbersCarryDay', orderId.startsWith(dayDigits(createdAt)), () => orderId);
  for (const { invoiceId, requestedAt, invoiceNumber, issuedAt } of invoices) {
    const isDated = invoiceId.startsWith(`I${dayDigits(requestedAt)}`);
    const year = dayDigits(issuedAt ?? world.at).slice(2, 4);
    const isOfYear = invoiceNumber === undefined || invoiceNumber.startsWith(year);
    world.check('numbersCarryDay', isDated && isOfYear, () => `${invoiceId} ${invoiceNumber}`);
  }
}

/** Derived from the amounts, so that a wrong rule in the record does not hide a second full refund. */
function isWholeAfterBegin({ covers, refunds, paidAmount, status }: OrderRecord): boolean {
  const refund = refunds?.at(-1);
  if (covers?.to === undefined || refund === undefined || paidAmount === 0) return false;
  const isOpen = status === 'refundReview' || status === 'refunding' || status === 'refunded';
  return isOpen && refund.amount === paidAmount && refund.requestedAt >= covers.from;
}

function checkWholeRefunds({ check }: World): void {
  const seen = new Set<string>();
  for (const order of db().orders.filter(isWholeAfterBegin)) {
    const key = `${order.userId} ${order.service.serviceId}`;
    check('wholeRefundOnce', !seen.has(key), () => JSON.stringify({ key, orderId: order.orderId }));
    seen.add(key);
  }
}

/** Amounts, ids, timelines and coupons of all orders. */
export function checkOrders(world: World): void {
  for (const order of db().orders) {
    checkMoney(world, order);
    checkTimeline(world, order);
    checkDeadline(world, order);
  }
  checkIds(world);
  checkCoupons(world);
  checkWholeRefunds(world);
  for (const { userId, balance } of db().users) {
    const ledger = ledgerOf(world, userId);
    const sum = ledger.at(-1)?.balanceAfter ?? 0;
    const lowest = Math.min(0, ...ledger.map(({ balanceAfter }) => balanceAfter));
    world.check('balanceIsSumOfEntries', balance === sum && lowest >= 0, () =>
      JSON.stringify({ userId, balance, sum, lowest }),
    );
  }
}
