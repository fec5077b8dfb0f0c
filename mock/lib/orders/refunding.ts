import type { PaymentSettings } from '../../../src/domain/demo';
import type { PayChannel } from '../../../src/domain/order/order';
import { type RefundPayload, refundChannel, SETUP_REFUND_DAYS } from '../../../src/domain/order/refund';
import { DAY_MS } from '../clock';
import type { MockTables, UserRecord } from '../tables';
import type { Language, Text } from '../text';
import { acceptanceView, latestRefund, orderView, refundableNow } from './orderViews';
import type { OrderRecord, RefundRecord } from './records';
import { nothingRefundable, transitionRefused } from './refusals';
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
const REJECTED: Text = {
  zh: '服务一直在正常使用，不符合退款条件。',
  en: 'The service is in regular use, so the conditions for a refund are not met.',
};

interface Terms extends Pick<PaymentSettings, 'refund' | 'refundAfterMs'> {
  at: number;
  /** Language of the order in a failure. */
  language: Language;
}

/**
 * Requests a refund of a settled order. Idempotent by key. Throws a MockFailure when the order's status does not allow it,
 * or nothing is refundable.
 */
export function requestRefund(
  order: OrderRecord,
  { reason, note = '', destination = 'channel', idempotencyKey }: RefundPayload,
  { at, refund: outcome, refundAfterMs, language }: Terms,
): void {
  if (order.refunds?.some((refund) => refund.idempotencyKey === idempotencyKey)) return;
  const { amount, rule } = refundableNow(order, at);
  const text = note.trim();
  const { zh, en } = REASONS[reason];
  const entry: Text = text ? { zh: `${zh}：${text}`, en: `${en}: ${text}` } : { zh, en };
  // An order that cannot be refunded at all gets the more precise failure below.
  const possible = order.status === 'paid' || order.status === 'completed';
  if (possible && amount === 0) throw nothingRefundable(rule);
  if (!applyTransition(order, 'requestRefund', 'buyer', { at, note: entry })) {
    throw transitionRefused(orderView(order, { at, language }));
  }
  const decidesAt = at + refundAfterMs;
  order.refunds = [
    ...(order.refunds ?? []),
    { idempotencyKey, reason, note: text, amount, destination, requestedAt: at, outcome, decidesAt },
  ];
}

/** Withdraws the refund request; idempotent. Throws a MockFailure when it has been decided. */
export function withdrawRefund(order: OrderRecord, { at, language }: Pick<Terms, 'at' | 'language'>): void {
  if (order.timeline.at(-1)?.event === 'withdrawRefund') return;
  if (!applyTransition(order, 'withdrawRefund', 'buyer', { at })) {
    throw transitionRefused(orderView(order, { at, language }));
  }
}

/** Accepts a delivery; idempotent. Throws a MockFailure when the order has none. */
export function acceptDelivery(order: OrderRecord, { at, language }: Pick<Terms, 'at' | 'language'>): void {
  const acceptance = acceptanceView(order);
  if (acceptance === undefined) throw transitionRefused(orderView(order, { at, language }));
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
    releaseInstance(tables, order);
    return true;
  }
  const due = statusSince(order) + REFUNDED_AFTER_MS;
  if (due > at || !applyTransition(order, 'refunded', 'system', { at: due })) return false;
  order.finishedAt = due;
  const user = tables.users.find(({ userId }) => userId === order.userId);
  if (user !== undefined) payBack(user, refund, order);
  return true;
}

/** Refunds an order whose setup failed long ago; called by `settleOrder`. */
export function refundFailedSetup(order: OrderRecord, at: number): boolean {
  const due = statusSince(order) + SETUP_REFUND_DAYS * DAY_MS;
  if (due > at || !applyTransition(order, 'refund', 'operator', { at: due, note: NOT_SET_UP })) return false;
  order.refunds = [
    ...(order.refunds ?? []),
    {
      idempotencyKey: `setup-${order.orderId}`,
      reason: 'notWorking',
      note: '',
      amount: order.paidAmount,
      destination: 'channel',
      requestedAt: due,
      outcome: 'grant',
      decidesAt: due,
    },
  ];
  return true;
}

function releaseInstance(tables: MockTables, { orderId }: OrderRecord): void {
  for (const instance of tables.instances) {
    if (instance.orderId === orderId) instance.status = 'released';
  }
}

/** The only place where a refund is paid: to the balance, or by the channel, which no mock account stands for. */
function payBack(user: UserRecord, { amount, destination }: RefundRecord, order: OrderRecord): void {
  if (refundChannel(order.payChannel, destination) === 'balance') user.balance += amount;
  order.refundedAmount += amount;
}
