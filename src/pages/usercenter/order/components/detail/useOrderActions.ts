import { useIntl } from '@umijs/max';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import type { InvoicePayload } from '@/domain/order/invoice';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type RefundPayload, refundKey } from '@/domain/order/refund';
import { acceptDelivery, cancelOrder, requestInvoice, requestRefund, withdrawRefund } from '@/services/order';

const KNOWN_CODES: readonly unknown[] = Object.values(ORDER_ERROR);

interface OrderActionsOptions {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

/** The buyer's actions. Each resolves with whether it was done; a failure shows its message and refreshes the order. */
export function useOrderActions({ order, take, askQuietly }: OrderActionsOptions) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { orderId } = order;

  const { run, isPending } = useAction((call: () => Promise<LiveOrder>, _doneId: TextId) => call(), {
    onDone(done, _call, doneId) {
      take(done);
      void message.success(formatMessage({ id: doneId }));
    },
    async onFailed(failure) {
      if (KNOWN_CODES.includes(failure.code)) void message.warning(failure.message);
      await askQuietly();
    },
  });

  return {
    busy: isPending,
    cancel: (reason: CancelReason) => run(() => cancelOrder(orderId, reason), 'order.cancelled.title'),
    requestRefund: (payload: Omit<RefundPayload, 'idempotencyKey'>) =>
      run(
        () => requestRefund(orderId, { ...payload, idempotencyKey: refundKey(order) }),
        'usercenter.refund.requested',
      ),
    withdrawRefund: () => run(() => withdrawRefund(orderId), 'usercenter.refund.withdrawn'),
    accept: () => run(() => acceptDelivery(orderId), 'usercenter.acceptance.done'),
    requestInvoice: (payload: InvoicePayload) =>
      run(() => requestInvoice(orderId, payload), 'usercenter.invoice.requestedNote'),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
