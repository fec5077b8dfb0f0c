import type { Order } from '../../../src/domain/order/order';
import { getRefundable, type Refundable } from '../../../src/domain/order/refund';
import { isoTime } from '../clock';
import { endOfPeriod } from './instances';
import type { OrderRecord, RefundRecord } from './records';

/** What the order's own time, not that of later renewals, leaves to give back at `at`. */
export function refundableNow({ activatedAt, paidAmount, selection }: OrderRecord, at: number): Refundable {
  const service =
    activatedAt === undefined
      ? undefined
      : { beganAt: activatedAt, endsAt: endOfPeriod(activatedAt, selection.period) };
  return getRefundable({ orderType: selection.orderType, paidAmount, service }, at);
}

/** The request that is, or was, the last one. */
export function newestRefund({ refunds = [] }: OrderRecord): RefundRecord | undefined {
  return refunds.at(-1);
}

export function refundAnswer(order: OrderRecord): Order['refund'] {
  const refund = newestRefund(order);
  if (refund === undefined) return undefined;
  const { reason, note, amount, requestedAt } = refund;
  return { reason, note, amount, requestedAt: isoTime(requestedAt) };
}
