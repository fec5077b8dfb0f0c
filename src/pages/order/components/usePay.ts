import { useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import { usePolling } from '@/components/query/usePolling';
import { useServerMessage } from '@/components/useServerMessage';
import { type PayChannel, paymentKey } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isOutcomeUnknown } from '@/domain/requestError';
import { payOrder } from '@/services/order';

/** Milliseconds between two reads of the order after a payment call without a reply. */
const POLL_MS = 2_500;

interface PayNotice {
  kind: 'moved' | 'notStarted';
  version: number;
}

interface PayOptions {
  onOrder: (order: LiveOrder) => void;
  /** Reloads the order. Resolves to undefined when that fails. */
  reload: () => Promise<LiveOrder | undefined>;
}

/**
 * Pays for an order, one call at a time. The idempotency key derives from the order, so a second tab or try is the same
 * payment. After a call without a reply nothing is sent again: the order is polled until the outcome is known.
 */
export function usePay({ onOrder, reload }: PayOptions) {
  const [unknown, setUnknown] = useState(false);
  const [notice, setNotice] = useState<PayNotice>();
  const [balanceError, setBalanceError] = useServerMessage<string>();

  async function checkOutcome() {
    const order = await reload();
    if (!order) return;
    setUnknown(false);
    if (order.status === 'pendingPayment') setNotice({ kind: 'notStarted', version: order.version });
  }

  const paying = useAction(
    (order: LiveOrder, channel: PayChannel) => {
      setNotice(undefined);
      setBalanceError(undefined);
      return payOrder(order.orderId, { channel, idempotencyKey: paymentKey(order) });
    },
    {
      onDone: onOrder,
      async onFailed(error) {
        if (isOutcomeUnknown(error)) {
          setUnknown(true);
          await checkOutcome();
        } else if (error.code === ORDER_ERROR.transitionRefused) {
          const now = await reload();
          if (now) setNotice({ kind: 'moved', version: now.version });
        } else if (error.code === ORDER_ERROR.balanceInsufficient) {
          setBalanceError(error.message);
        }
      },
    },
  );

  usePolling(async () => unknown && checkOutcome(), unknown ? POLL_MS : undefined);

  return {
    sending: paying.isPending,
    /** Whether a payment was started is unknown; the order is being polled. */
    unknown,
    /** About the last try. Outdated once the order has another version. */
    notice,
    balanceError,
    clearBalanceError: () => setBalanceError(undefined),
    pay: (order: LiveOrder, channel: PayChannel) => void paying.run(order, channel),
  };
}
