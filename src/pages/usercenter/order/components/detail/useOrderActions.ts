import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import type { InvoicePayload } from '@/domain/order/invoice';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type RefundReason, refundKey } from '@/domain/order/refund';
import { isRequestError } from '@/domain/requestError';
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
  const [busy, setBusy] = useState(false);
  const { orderId } = order;

  async function act(call: () => Promise<LiveOrder>, doneId: string): Promise<boolean> {
    setBusy(true);
    try {
      take(await call());
      void message.success(formatMessage({ id: doneId }));
      return true;
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
      if (refusals.includes(failure.code)) void message.warning(failure.message);
      await askQuietly();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    cancel: (reason: CancelReason) => act(() => cancelOrder(orderId, reason), 'order.cancelled.title'),
    requestRefund: (reason: RefundReason, note: string) =>
      act(
        () => requestRefund(orderId, { reason, note, idempotencyKey: refundKey(order) }),
        'usercenter.refund.requested',
      ),
    withdrawRefund: () => act(() => withdrawRefund(orderId), 'usercenter.refund.withdrawn'),
    requestInvoice: (payload: InvoicePayload) =>
      act(() => requestInvoice(orderId, payload), 'usercenter.invoice.requestedNote'),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
