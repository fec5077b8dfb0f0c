import { randomUUID } from 'node:crypto';
import { needsBalanceProof } from '../../../src/domain/account/security';
import { MINUTE_MS } from '../../../src/domain/calendar';
import type { PaymentOutcome } from '../../../src/domain/demo';
import type { OrderActor } from '../../../src/domain/order/orderMachine';
import type { PayPayload } from '../../../src/domain/order/orderPayload';
import { isPaymentExtendable, PAY_EXTENSION_MINUTES } from '../../../src/domain/order/paymentTime';
import { book } from '../booking';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import type { Text } from '../text';
import { getBalanceProofLimit, type UserRecord } from '../users';
import type { OrderRecord, PaymentRecord } from './records';
import { balanceInsufficient, refundPending, transitionRefused } from './refusals';
import { isChange, openRefund, serviceIdOf } from './serviceOrders';
import { applyTransition } from './transitions';
import { CHANNEL_NAMES } from './wording';

const NOT_TAKEN: Text = {
  zh: '支付渠道没有完成扣款，请重试或更换支付方式。',
  en: 'The payment provider declined the payment. Try again or choose another payment method.',
};
const CLOSED: Text = { zh: '买家关闭了这次付款。', en: 'The buyer canceled this payment.' };

/** The payment whose outcome is pending. */
export const pendingPayment = (order: OrderRecord): PaymentRecord | undefined =>
  order.payments.find(({ status }) => status === 'pending');

interface Terms {
  at: number;
  outcome: PaymentOutcome;
  settleAfterMs: number;
  paymentId?: string;
  /** The system pays automatic renewals. */
  actor?: OrderActor;
  /** Throws without a proof of identity, which a large payment from the balance needs. The system pays without it. */
  requireProof?: () => void;
}

/**
 * Starts a payment of a settled order. Returns false when one was started with this key before. Throws a MockFailure,
 * and changes nothing, when the order cannot be paid, the balance does not suffice or a proof of identity is missing.
 */
export function pay(
  tables: MockTables,
  order: OrderRecord,
  user: UserRecord,
  { channel, idempotencyKey }: PayPayload,
  { at, outcome, settleAfterMs, paymentId = randomUUID(), actor = 'buyer', requireProof }: Terms,
): boolean {
  if (order.payments.some((payment) => payment.idempotencyKey === idempotencyKey)) return false;
  if (order.status !== 'pendingPayment') throw transitionRefused();
  // Nothing is charged for a service while one of its orders is being refunded.
  const refund = isChange(order) ? openRefund(tables, serviceIdOf(order)) : undefined;
  if (refund !== undefined) throw refundPending(refund.orderId);
  if (channel === 'balance' && user.balance < order.payableAmount) {
    throw balanceInsufficient(user.balance);
  }
  if (channel === 'balance' && needsBalanceProof(order.payableAmount, getBalanceProofLimit(user)))
    requireProof?.();
  applyTransition(order, 'pay', actor, { at, note: CHANNEL_NAMES[channel] });
  const payment: PaymentRecord = {
    paymentId,
    idempotencyKey,
    channel,
    amount: order.payableAmount,
    status: 'pending',
    outcome: outcome === 'timeout' ? 'succeed' : outcome,
    createdAt: at,
    settlesAt: at + settleAfterMs,
  };
  order.payments.push(payment);
  if (channel === 'balance') {
    order.paidBooking = book(tables, user, -payment.amount);
    finishPayment(tables, order, payment, { at, actor: 'system', succeeded: true });
  }
  return true;
}

/** Marks a free order as paid, without a channel. */
export function payFreeOrder(order: OrderRecord, at: number): void {
  applyTransition(order, 'pay', 'buyer', { at });
  applyTransition(order, 'paySucceeded', 'system', { at });
  order.paidAt = at;
}

/** Whether the buyer of an order has extended its time to pay. */
export const isExtended = ({ timeline }: OrderRecord): boolean =>
  timeline.some(({ event }) => event === 'extendPayment');

/** Extends the time to pay a settled order. Throws a MockFailure, and changes nothing, when that is not possible. */
export function extendPayment(order: OrderRecord, at: number): void {
  const { status, payDeadline } = order;
  const facts = { status, isExtended: isExtended(order), payDeadline: isoTime(payDeadline) };
  if (!isPaymentExtendable(facts, at) || !applyTransition(order, 'extendPayment', 'buyer', { at }))
    throw transitionRefused();
  order.payDeadline += PAY_EXTENSION_MINUTES * MINUTE_MS;
}

/** Closes the pending payment for the buyer, if there is one. */
export function closePayment(tables: MockTables, order: OrderRecord, at: number): void {
  const payment = pendingPayment(order);
  if (payment === undefined) return;
  finishPayment(tables, order, payment, { at, actor: 'buyer', succeeded: false, reason: CLOSED });
}

interface PaymentEnd {
  at: number;
  actor: OrderActor;
  succeeded: boolean;
  reason?: Text;
}

/** Ends a payment and moves the order on. Returns false when the state machine has no such transition. */
export function finishPayment(
  tables: MockTables,
  order: OrderRecord,
  payment: PaymentRecord,
  { at, actor, succeeded, reason = NOT_TAKEN }: PaymentEnd,
): boolean {
  const moved = succeeded
    ? applyTransition(order, 'paySucceeded', actor, { at })
    : applyTransition(order, 'payFailed', actor, { at, note: reason });
  if (!moved) return false;
  payment.status = succeeded ? 'succeeded' : 'failed';
  if (succeeded) {
    order.paidAmount = payment.amount;
    order.paidAt = at;
    order.payChannel = payment.channel;
    order.paidBooking ??= book(tables, order, 0);
  } else {
    payment.failureReason = reason;
  }
  return true;
}
