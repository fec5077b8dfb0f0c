import { useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useActionOnce } from '@/components/query/useActionOnce';
import { usePolling } from '@/components/query/usePolling';
import { useServerMessage } from '@/components/useServerMessage';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { orderEndpoints } from '@/domain/order/endpoints';
import { type PayChannel, paymentKey } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { hasErrorCode } from '@/domain/requestError';
import { findOrderByKey, payOrder } from '@/services/order';

/** Milliseconds between two look-ups of a payment with an unknown outcome. */
const POLL_MS = 2_500;

interface PayNotice {
  kind: 'moved' | 'notStarted';
  version: number;
}

interface PayOptions {
  order: LiveOrder;
  onOrder: (order: LiveOrder) => void;
  /** Reloads the order. Resolves to undefined when that fails. */
  reload: () => Promise<LiveOrder | undefined>;
}

/**
 * Pays for an order, one call at a time. The idempotency key derives from the order, so a second tab or try is the same
 * payment. After an unknown outcome nothing is sent again: the payment is looked up until the outcome is known.
 */
export function usePay({ order, onOrder, reload }: PayOptions) {
  const [notice, setNotice] = useState<PayNotice>();
  const [balanceError, setBalanceError] = useServerMessage<string>();
  /** The channel that is paid through once the identity is proven. */
  const [waiting, setWaiting] = useState<PayChannel>();
  const { orderId } = order;

  const paying = useActionOnce<[PayChannel], LiveOrder>({
    name: `pay ${orderId}`,
    idempotencyKey: paymentKey(order),
    endpoint: orderEndpoints.pay,
    asksAtOnce: true,
    find: findOrderByKey,
    act: (idempotencyKey, channel) => payOrder(orderId, { channel, idempotencyKey }),
    onDone: onOrder,
    async onMissing() {
      const now = await reload();
      if (now?.status === 'pendingPayment') setNotice({ kind: 'notStarted', version: now.version });
    },
    async onRefused(error, channel) {
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) setWaiting(channel);
      else if (error.code === ORDER_ERROR.transitionRefused) {
        const now = await reload();
        if (now) setNotice({ kind: 'moved', version: now.version });
      } else if (error.code === ORDER_ERROR.balanceInsufficient) {
        setBalanceError(error.message);
      }
    },
  });

  const { isUnknown } = paying;
  usePolling(async (options) => isUnknown && paying.check(options), isUnknown ? POLL_MS : undefined);

  function pay(channel: PayChannel) {
    setNotice(undefined);
    setBalanceError(undefined);
    void paying.run(channel);
  }

  return {
    sending: paying.isPending,
    /** Whether a payment was started is unknown; it is being looked up. */
    unknown: isUnknown,
    /** About the last try. Outdated once the order has another version. */
    notice,
    balanceError,
    clearBalanceError: () => setBalanceError(undefined),
    pay,
    /** While the payment waits for a proof of identity. */
    proof: waiting && {
      onProven() {
        setWaiting(undefined);
        pay(waiting);
      },
      onClose: () => setWaiting(undefined),
    },
  };
}
