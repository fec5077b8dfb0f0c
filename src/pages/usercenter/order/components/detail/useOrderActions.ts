import { useIntl } from '@umijs/max';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import type { InvoicePayload } from '@/domain/order/invoice';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type RefundReason, refundKey } from '@/domain/order/refund';
import { cancelOrder, requestInvoice, requestRefund, withdrawRefund } from '@/services/order';

const refusals: readonly unknown[] = Object.values(ORDER_ERROR);

interface Live {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

/**
 * What the buyer can do with an order. Each answers whether it was done; a refusal has been told by then, and after an unknown
 * outcome the order as it is has been asked for.
 */
export function useOrderActions({ order, take, askQuietly }: Live) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { orderId } = order;

  const { run, isPending } = useAction((call: () => Promise<LiveOrder>, _doneId: TextId) => call(), {
    onDone(done, _call, doneId) {
      take(done);
      void message.success(formatMessage({ id: doneId }));
    },
    async onFailed(failure) {
      if (refusals.includes(failure.code)) void message.warning(failure.message);
      await askQuietly();
    },
  });

  return {
    busy: isPending,
    cancel: (reason: CancelReason) => run(() => cancelOrder(orderId, reason), 'order.cancelled.title'),
    requestRefund: (reason: RefundReason, note: string) =>
      run(
        () => requestRefund(orderId, { reason, note, idempotencyKey: refundKey(order) }),
        'usercenter.refund.requested',
      ),
    withdrawRefund: () => run(() => withdrawRefund(orderId), 'usercenter.refund.withdrawn'),
    requestInvoice: (payload: InvoicePayload) =>
      run(() => requestInvoice(orderId, payload), 'usercenter.invoice.requestedNote'),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
