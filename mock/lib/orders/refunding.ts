import type { PaymentSettings } from '../../../src/domain/demo';
import { sumCents } from '../../../src/domain/money/money';
import type { PayChannel } from '../../../src/domain/order/order';
import { possibleEvents } from '../../../src/domain/order/orderMachine';
import { type RefundPayload, refundChannel, setupRefundDue } from '../../../src/domain/order/refund';
import { book } from '../booking';
import type { MockTables } from '../db';
import { pick } from '../pick';
import type { Text } from '../text';
import type { UserRecord } from '../users';
import { changePending } from './changePricing';
import { undoRefunded } from './instanceChanges';
import type { OrderRecord, RefundRecord } from './records';
import { acceptanceView, findRefundObstacle, latestRefund, refundablesNow } from './refundable';
import {
  handOverPending,
  nothingRefundable,
  refundAmountChanged,
  refundPending,
  transitionRefused,
} from './refusals';
import { isServiceGone, ordersOfService, serviceIdOf, serviceOf } from './serviceOrders';
import { applyTransition, statusSince } from './transitions';
import { CHANNEL_NAMES } from './wording';

/** From the approval to the payment of the refund. */
const REFUNDED_AFTER_MS = 3_000;

const REASONS: Record<RefundPayload['reason'], Text> = {
  notNeeded: { zh: '不再需要', en: 'No longer needed' },
  notWorking: { zh: '服务无法正常使用', en: 'The service does not work as it should' },
  wrongOrder: { zh: '买错了', en: 'Ordered by mistake' },
  foundCheaper: { zh: '找到了更便宜的服务', en: 'Found it cheaper elsewhere' },
  other: { zh: '其他原因', en: 'Another reason' },
};
/** The note of an approval, with the channel the money goes to. */
export function approvalNote(channel: PayChannel): Text {
  const { zh, en } = CHANNEL_NAMES[channel];
  return { zh: `同意退款，款项退回${zh}。`, en: `Approved. The refund goes to: ${en}.` };
}
const NOT_SET_UP: Text = {
  zh: '服务未能开通，全额退款。',
  en: 'The service could not be set up. The order is refunded in full.',
};
/** The note of an order that is refunded together with an earlier one. */
const togetherNote = (orderId: string): Text => ({
  zh: `与订单 ${orderId} 一起退款`,
  en: `Together with order ${orderId}`,
});
const REJECTED: Text = {
  zh: '服务一直在正常使用，不符合退款条件。',
  en: 'The service is in regular use, so the conditions for a refund are not met.',
};

interface Terms extends Pick<PaymentSettings, 'refund' | 'refundAfterMs'> {
  at: number;
}

type Request = Pick<RefundRecord, 'idempotencyKey' | 'reason' | 'note' | 'destination'>;

/**
 * Requests a refund of a settled order, together with the later orders of its service: they are undone from the last to the
 * first. An order whose setup failed is refunded at once. Idempotent by key. Throws a MockFailure when the order's status does
 * not allow it, nothing is refundable, another amount is, or something is in the way.
 */
export function requestRefund(
  tables: MockTables,
  order: OrderRecord,
  { reason, note = '', amount, destination = 'channel', idempotencyKey }: RefundPayload,
  terms: Terms,
): void {
  if (order.refunds?.some((refund) => refund.idempotencyKey === idempotencyKey)) return;
  const { at } = terms;
  const { zh, en } = REASONS[reason];
  const text = note.trim();
  const request: Request = { idempotencyKey, reason, note: text, destination };
  const entry: Text = text ? { zh: `${zh}：${text}`, en: `${en}: ${text}` } : { zh, en };
  const events = possibleEvents(order, 'buyer');
  const isAtOnce = events.includes('refund');
  if (!isAtOnce && !events.includes('requestRefund')) throw transitionRefused();
  const together = refundablesNow(tables, order, at);
  if (together.at(-1)?.refundable.amount === 0) throw nothingRefundable();
  if (!isAtOnce) requireNoObstacle(tables, order, at);
  const total = sumCents(together.map(({ refundable }) => refundable.amount));
  if (amount !== undefined && amount !== total) throw refundAmountChanged(total);
  if (isAtOnce) {
    refundSetup(order, 'buyer', request, at);
    return;
  }
  for (const { order: each, refundable } of together) {
    const isLater = each !== order;
    const noteOf = isLater ? togetherNote(order.orderId) : entry;
    applyTransition(each, 'requestRefund', 'buyer', { at, note: noteOf });
    addRefund(each, {
      ...request,
      idempotencyKey: isLater ? `${idempotencyKey}-${each.orderId}` : idempotencyKey,
      ...pick(refundable, ['amount', 'rule']),
      requestedFor: order.orderId,
      requestedAt: at,
      outcome: terms.refund,
      decidesAt: at + terms.refundAfterMs,
    });
  }
}

function requireNoObstacle(tables: MockTables, order: OrderRecord, at: number): void {
  const obstacle = findRefundObstacle(tables, order, at);
  if (obstacle === undefined) return;
  const { kind, instanceId, orderId = '' } = obstacle;
  if (kind === 'handOverPending') throw handOverPending(instanceId);
  throw kind === 'refundPending' ? refundPending(orderId) : changePending(orderId);
}

function addRefund(order: OrderRecord, refund: RefundRecord): void {
  order.refunds = [...(order.refunds ?? []), refund];
}

/** Withdraws the refund request, for every order that it is about; idempotent. Throws a MockFailure when it has been decided. */
export function withdrawRefund(tables: MockTables, order: OrderRecord, at: number): void {
  if (order.timeline.at(-1)?.event === 'withdrawRefund') return;
  const requestedFor = latestRefund(order)?.requestedFor;
  const together = ordersOfService(tables, serviceIdOf(order)).filter(
    (other) => other.status === 'refundReview' && latestRefund(other)?.requestedFor === requestedFor,
  );
  if (!applyTransition(order, 'withdrawRefund', 'buyer', { at })) {
    throw transitionRefused();
  }
  if (requestedFor === undefined) return;
  for (const other of together) applyTransition(other, 'withdrawRefund', 'buyer', { at });
}

/** Accepts a delivery; idempotent. Throws a MockFailure when the order has none. */
export function acceptDelivery(order: OrderRecord, at: number): void {
  const acceptance = acceptanceView(order);
  if (acceptance === undefined) throw transitionRefused();
  if (acceptance.acceptedAt !== undefined) return;
  order.acceptedAt = at;
  order.timeline.push({ at, actor: 'buyer', event: 'accept', note: { zh: '', en: '' } });
  order.version += 1;
}

/** Decides or pays a due refund and returns whether it did; called by `settleOrder`. */
export function settleRefund(tables: MockTables, order: OrderRecord, at: number): boolean {
  const refund = latestRefund(order);
  if (refund === undefined || refund.outcome === 'hang') return false;
  if (order.status === 'refundReview') {
    if (refund.decidesAt > at) return false;
    if (refund.outcome === 'refuse') {
      return applyTransition(order, 'rejectRefund', 'operator', { at: refund.decidesAt, note: REJECTED });
    }
    const note = approvalNote(refundChannel(order.payChannel, refund.destination));
    if (!applyTransition(order, 'approveRefund', 'operator', { at: refund.decidesAt, note })) return false;
    undoOrder(tables, order, refund.decidesAt);
    return true;
  }
  const due = statusSince(order) + REFUNDED_AFTER_MS;
  if (due > at || !applyTransition(order, 'refunded', 'system', { at: due })) return false;
  order.finishedAt = due;
  const user = tables.users.find(({ userId }) => userId === order.userId);
  if (user !== undefined) payBack(tables, user, refund, order);
  return true;
}

/** Refunds an order whose setup failed a week ago, or whose service is gone; called by `settleOrder`. */
export function refundFailedSetup(tables: MockTables, order: OrderRecord, at: number): boolean {
  const failedAt = statusSince(order);
  const due = isServiceGone(tables, order, failedAt) ? failedAt : setupRefundDue(failedAt);
  if (due > at) return false;
  const request: Request = {
    idempotencyKey: `setup-${order.orderId}`,
    reason: 'notWorking',
    note: '',
    destination: 'channel',
  };
  return refundSetup(order, 'system', request, due);
}

/** Refunds an order whose setup failed in full, without a review. */
function refundSetup(order: OrderRecord, actor: 'buyer' | 'system', request: Request, at: number): boolean {
  if (!applyTransition(order, 'refund', actor, { at, note: NOT_SET_UP })) return false;
  addRefund(order, {
    ...request,
    amount: order.paidAmount,
    requestedAt: at,
    outcome: 'grant',
    decidesAt: at,
  });
  return true;
}

/** Takes back what the order brought: the service itself, or the time or plan that it added. */
function undoOrder(tables: MockTables, order: OrderRecord, at: number): void {
  const instance = serviceOf(tables, order);
  if (instance?.orderId === order.orderId) instance.status = 'released';
  else if (instance !== undefined) undoRefunded(tables, instance, at);
}

/** The only place where a refund is paid: to the balance, or by the channel, which no mock account stands for. */
function payBack(
  tables: MockTables,
  user: UserRecord,
  { amount, destination }: RefundRecord,
  order: OrderRecord,
): void {
  const isToBalance = refundChannel(order.payChannel, destination) === 'balance';
  order.refundBooking = book(tables, user, isToBalance ? amount : 0);
  order.refundedAmount += amount;
}
