import type { Order } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/orderMachine';
import type { Tone } from '@/domain/statusTone';

interface ResultTexts {
  tone: Tone;
  /** Suffix of the text ids `order.result.<id>` and `order.result.<id>.description`. */
  id:
    | 'ready'
    | 'paid'
    | 'placed'
    | 'setUpFailed'
    | 'notSetUp'
    | 'confirming'
    | 'failed'
    | 'unpaid'
    | 'expired'
    | 'cancelled'
    | 'refund'
    | 'refunded'
    | 'received'
    | 'unknown';
}

const settingUp = ({ payableAmount }: Order): ResultTexts => ({
  tone: 'success',
  id: payableAmount === 0 ? 'placed' : 'paid',
});

const RESULT_TEXTS: Record<OrderStatus, ResultTexts | ((order: Order) => ResultTexts)> = {
  pendingPayment({ payment, timeline }) {
    // A payment abandoned by the buyer has not failed.
    const abandoned = timeline.findLast(({ event }) => event === 'payFailed')?.actor === 'buyer';
    const failed = payment?.status === 'failed' && !abandoned;
    return failed ? { tone: 'danger', id: 'failed' } : { tone: 'warning', id: 'unpaid' };
  },
  paying: { tone: 'progress', id: 'confirming' },
  paid: settingUp,
  provisioning: settingUp,
  completed: { tone: 'success', id: 'ready' },
  provisionFailed: ({ payableAmount }) => ({
    tone: 'warning',
    id: payableAmount === 0 ? 'notSetUp' : 'setUpFailed',
  }),
  cancelled: { tone: 'neutral', id: 'cancelled' },
  expired: { tone: 'neutral', id: 'expired' },
  refundReview: { tone: 'neutral', id: 'refund' },
  refunding: { tone: 'neutral', id: 'refund' },
  refunded: { tone: 'neutral', id: 'refunded' },
};

/** Maps an order to the texts of its result. Of a newer server's status, such as on hold, only the payment is known. */
export function getResultTexts(order: Order): ResultTexts {
  const texts = RESULT_TEXTS[order.status] ?? { tone: 'neutral', id: order.paidAt ? 'received' : 'unknown' };
  return typeof texts === 'function' ? texts(order) : texts;
}
