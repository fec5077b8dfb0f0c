import { book } from '../booking';
import type { MockTables } from '../db';
import type { Text } from '../text';
import type { OrderRecord, PaymentRecord, ReturnBookings } from './records';

const ORDER_CLOSED: Text = {
  zh: '转账在订单关闭后到账，款项退回原付款账户。',
  en: 'The transfer arrived after the order was closed. The money goes back to the account it came from.',
};

/** What the buyer is told of a transfer that went back without a change of its order. */
export const PAYMENT_CLOSED: Text = {
  zh: '转账在该笔支付关闭后到账，款项退回原付款账户。',
  en: 'The transfer arrived after its payment was closed. The money goes back to the account it came from.',
};

/**
 * Books each transfer that arrived by `at` and whose payment was over by then, and its way back to the account it came from, once.
 * Such money pays for nothing, not even while the order waits for another payment. Returns whether any arrived.
 */
export function returnLateTransfers(tables: MockTables, order: OrderRecord, at: number): boolean {
  const late = order.payments.filter(
    (payment) => isLateTransfer(payment) && payment.settlesAt <= at && payment.returned === undefined,
  );
  for (const payment of late) {
    const bookings = { inBooking: book(tables, order, 0), outBooking: book(tables, order, 0) };
    const isOfOrder = isFirstAfterTheEnd(order, payment);
    if (isOfOrder) returnForOrder(order, payment, bookings);
    payment.returned = isOfOrder ? 'withOrder' : bookings;
  }
  return late.length > 0;
}

const isLateTransfer = ({ channel, outcome, status }: PaymentRecord): boolean =>
  channel === 'transfer' && outcome === 'succeed' && status === 'failed';

/** Whether a transfer is the first money of an order that was cancelled or had expired before it arrived. */
const isFirstAfterTheEnd = (
  { finishedAt = Number.POSITIVE_INFINITY, paidAmount }: OrderRecord,
  { settlesAt }: PaymentRecord,
): boolean => settlesAt > finishedAt && paidAmount === 0;

/** The order stays cancelled or expired. */
function returnForOrder(
  order: OrderRecord,
  { channel, amount, settlesAt }: PaymentRecord,
  { inBooking, outBooking }: ReturnBookings,
): void {
  Object.assign(order, {
    payChannel: channel,
    paidAt: settlesAt,
    paidAmount: amount,
    paidBooking: inBooking,
    refundedAmount: amount,
    refundBooking: outBooking,
  });
  order.timeline.push({ at: settlesAt, actor: 'system', event: 'refunded', note: ORDER_CLOSED });
  order.version += 1;
}
