import type { Order } from '@/domain/order/order';
import type { Tone } from '@/domain/statusTone';

/** What the result page says of an order. */
export interface ResultTexts {
  tone: Tone;
  /** The end of the ids of title and description, `order.result.<id>`. */
  id:
    | 'ready'
    | 'paid'
    | 'placed'
    | 'setUpFailed'
    | 'confirming'
    | 'failed'
    | 'unpaid'
    | 'expired'
    | 'cancelled'
    | 'refund';
}

/** How the result page puts an order's state. */
export function getResultTexts({ status, payableAmount, payment, timeline }: Order): ResultTexts {
  switch (status) {
    case 'completed':
      return { tone: 'success', id: 'ready' };
    case 'paid':
    case 'provisioning':
      return { tone: 'success', id: payableAmount === 0 ? 'placed' : 'paid' };
    case 'provisionFailed':
      return { tone: 'warning', id: 'setUpFailed' };
    case 'paying':
      return { tone: 'progress', id: 'confirming' };
    case 'pendingPayment': {
      // A payment that the buyer gave up has not failed.
      const givenUp = timeline.findLast(({ event }) => event === 'payFailed')?.actor === 'buyer';
      const failed = payment?.status === 'failed' && !givenUp;
      return failed ? { tone: 'danger', id: 'failed' } : { tone: 'warning', id: 'unpaid' };
    }
    case 'expired':
    case 'cancelled':
      return { tone: 'neutral', id: status };
    default:
      return { tone: 'neutral', id: 'refund' };
  }
}
