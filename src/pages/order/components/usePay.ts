import { useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import { usePolling } from '@/components/query/usePolling';
import { useServerMessage } from '@/components/useServerMessage';
import { type PayChannel, paymentKey } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isOutcomeUnknown } from '@/domain/requestError';
import { payOrder } from '@/services/order';

/** Milliseconds between two questions what became of a payment whose answer was lost. */
const ASK_AGAIN_MS = 2_500;

interface PayNote {
  kind: 'moved' | 'notStarted';
  version: number;
}

interface PayOptions {
  take: (order: LiveOrder) => void;
  /** The order as it is now; nothing when it could not be read. */
  ask: () => Promise<LiveOrder | undefined>;
}

/**
 * Pays, one call at a time. The key follows from the order as it is shown, so two tabs and a second try are one payment.
 * After a lost answer nothing is sent again: the order is asked for until it says what became of it.
 */
export function usePay({ take, ask }: PayOptions) {
  const [unknown, setUnknown] = useState(false);
  const [note, setNote] = useState<PayNote>();
  const [balanceError, setBalanceError] = useServerMessage<string>();

  async function findOut() {
    const order = await ask();
    if (!order) return;
    setUnknown(false);
    if (order.status === 'pendingPayment') setNote({ kind: 'notStarted', version: order.version });
  }

  const paying = useAction(
    (order: LiveOrder, channel: PayChannel) => {
      setNote(undefined);
      setBalanceError(undefined);
      return payOrder(order.orderId, { channel, idempotencyKey: paymentKey(order) });
    },
    {
      onDone: take,
      async onFailed(error) {
        if (isOutcomeUnknown(error)) {
          setUnknown(true);
          await findOut();
        } else if (error.code === ORDER_ERROR.transitionRefused) {
          const now = await ask();
          if (now) setNote({ kind: 'moved', version: now.version });
        } else if (error.code === ORDER_ERROR.balanceInsufficient) {
          setBalanceError(error.message);
        }
      },
    },
  );

  usePolling(async () => unknown && findOut(), unknown ? ASK_AGAIN_MS : undefined);

  return {
    sending: paying.isPending,
    /** A payment may or may not have been started; the order is being asked for. */
    unknown,
    /** What is to be said about the last try, as long as the order has not changed since. */
    note,
    balanceError,
    clearBalanceError: () => setBalanceError(undefined),
    pay: (order: LiveOrder, channel: PayChannel) => void paying.run(order, channel),
  };
}
