import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import { useActionOnce } from '@/components/query/useActionOnce';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type RefundPayload, refundKey } from '@/domain/order/refund';
import { acceptDelivery, cancelOrder, findOrderByKey, requestRefund, withdrawRefund } from '@/services/order';

const KNOWN_CODES: readonly unknown[] = Object.values(ORDER_ERROR);

type RefundContent = Omit<RefundPayload, 'idempotencyKey'>;

interface OrderActionsOptions {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

/** The buyer's actions. Each resolves with whether it was done; a failure shows its message and refreshes the order. */
export function useOrderActions({ order, take, askQuietly }: OrderActionsOptions) {
  const t = useT(orderTexts);
  const message = useMessage();
  const { orderId } = order;

  const { run, isPending } = useAction(
    (call: () => Promise<LiveOrder>, _doneId: TextId<'order' | 'usercenter'>) => call(),
    {
      onDone(done, _call, doneId) {
        take(done);
        void message.success(t(doneId));
      },
      async onFailed(failure) {
        if (KNOWN_CODES.includes(failure.code)) void message.warning(failure.message);
        await askQuietly();
      },
    },
  );

  const refunding = useActionOnce({
    name: `refund ${orderId}`,
    idempotencyKey: refundKey(order),
    endpoint: orderEndpoints.requestRefund,
    asksAtOnce: true,
    find: findOrderByKey,
    act: (idempotencyKey, payload: RefundContent) => requestRefund(orderId, { ...payload, idempotencyKey }),
    onDone(done) {
      take(done);
      void message.success(t('usercenter.refund.requested'));
    },
    onMissing: askQuietly,
    async onRefused(failure) {
      void message.warning(failure.message);
      await askQuietly();
    },
  });

  return {
    busy: isPending || refunding.isPending,
    cancel: (reason: CancelReason) => run(() => cancelOrder(orderId, reason), 'order.cancelled.title'),
    requestRefund: refunding.run,
    /** Of the last refund request. */
    refundOutcome: refunding.outcome,
    /** Looks up a refund request with an unknown outcome; what was not requested is sent again. */
    checkRefund: refunding.retry,
    withdrawRefund: () => run(() => withdrawRefund(orderId), 'usercenter.refund.withdrawn'),
    accept: () => run(() => acceptDelivery(orderId), 'usercenter.acceptance.done'),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
