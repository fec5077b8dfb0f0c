import type { PaymentSettings } from '../../../src/domain/demo';
import type { RefundPayload } from '../../../src/domain/order/refund';
import type { MockTables } from '../tables';
import type { Language, Text } from '../text';
import { orderAnswer } from './answers';
import type { OrderRecord } from './records';
import { newestRefund, refundableNow } from './refundable';
import { creditBalance } from './refundBalance';
import { nothingRefundable, transitionRefused } from './refusals';
import { lastStepAt, step } from './step';

/** From the approval to the money, milliseconds. */
const REFUNDED_AFTER_MS = 3_000;

const REASONS: Record<RefundPayload['reason'], Text> = {
  notNeeded: { zh: '不再需要', en: 'No longer needed' },
  notWorking: { zh: '服务无法正常使用', en: 'The service does not work as it should' },
  wrongOrder: { zh: '买错了', en: 'Ordered by mistake' },
  foundCheaper: { zh: '找到了更便宜的服务', en: 'Found it cheaper elsewhere' },
  other: { zh: '其他原因', en: 'Another reason' },
};
const APPROVED: Text = {
  zh: '同意退款，款项退回账户余额。',
  en: 'Approved; the money goes back to the account balance.',
};
const REJECTED: Text = {
  zh: '服务一直在正常使用，不符合退款条件。',
  en: 'The service is in regular use, so the conditions for a refund are not met.',
};

interface Terms extends Pick<PaymentSettings, 'refund' | 'refundAfterMs'> {
  at: number;
  /** Of a refusal's answer. */
  language: Language;
}

/**
 * Asks for a refund of a settled order; the same key again changes nothing. Throws a MockFailure when the order's state does not
 * have it, or nothing is left to give back.
 */
export function requestRefund(
  order: OrderRecord,
  { reason, note = '', idempotencyKey }: RefundPayload,
  { at, refund: outcome, refundAfterMs, language }: Terms,
): void {
  if (order.refunds?.some((refund) => refund.idempotencyKey === idempotencyKey)) return;
  const { amount, rule } = refundableNow(order, at);
  const words = note.trim();
  const { zh, en } = REASONS[reason];
  const told: Text = words ? { zh: `${zh}：${words}`, en: `${en}: ${words}` } : { zh, en };
  // The state first: who is too late should hear that, not that nothing is left.
  const possible = order.status === 'paid' || order.status === 'completed';
  if (possible && amount === 0) throw nothingRefundable(rule);
  if (!step(order, 'requestRefund', 'buyer', { at, note: told })) {
    throw transitionRefused(orderAnswer(order, { at, language }));
  }
  const decidesAt = at + refundAfterMs;
  order.refunds = [
    ...(order.refunds ?? []),
    { idempotencyKey, reason, note: words, amount, requestedAt: at, outcome, decidesAt },
  ];
}

/** Takes the request back; one that is taken back already stays so. Throws a MockFailure when it is too late. */
export function withdrawRefund(order: OrderRecord, { at, language }: Pick<Terms, 'at' | 'language'>): void {
  if (order.timeline.at(-1)?.event === 'withdrawRefund') return;
  if (!step(order, 'withdrawRefund', 'buyer', { at })) {
    throw transitionRefused(orderAnswer(order, { at, language }));
  }
}

/** Decides about a refund that is due, or pays it out. Answers whether that happened; for `settleOrder`. */
export function settleRefund(tables: MockTables, order: OrderRecord, at: number): boolean {
  const refund = newestRefund(order);
  if (refund === undefined || refund.outcome === 'hang') return false;
  if (order.status === 'refundReview') {
    if (refund.decidesAt > at) return false;
    if (refund.outcome === 'refuse') {
      return step(order, 'rejectRefund', 'operator', { at: refund.decidesAt, note: REJECTED });
    }
    if (!step(order, 'approveRefund', 'operator', { at: refund.decidesAt, note: APPROVED })) return false;
    releaseInstance(tables, order);
    return true;
  }
  const due = lastStepAt(order) + REFUNDED_AFTER_MS;
  if (due > at || !step(order, 'refunded', 'system', { at: due })) return false;
  order.finishedAt = due;
  const user = tables.users.find(({ userId }) => userId === order.userId);
  if (user !== undefined) creditBalance(user, refund.amount, order);
  return true;
}

// What is given back cannot be used on.
function releaseInstance(tables: MockTables, { orderId }: OrderRecord): void {
  for (const instance of tables.instances) {
    if (instance.orderId === orderId) instance.status = 'released';
  }
}
