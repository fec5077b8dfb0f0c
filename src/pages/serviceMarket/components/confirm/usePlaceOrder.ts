import { useRef, useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useOnline } from '@/components/useOnline';
import type { OrderPayload } from '@/domain/order/order';
import { isOutcomeUnknown, isRequestError, type RequestError } from '@/domain/requestError';
import { placeOrder } from '@/services/order';

interface PlaceOrderOptions {
  onPlaced: (order: LiveOrder) => void;
  /** Called when certainly no order was created. */
  onRefused: (error: RequestError, payload: OrderPayload) => void;
}

/**
 * Places an order, one call at a time. A call with an unknown outcome can be repeated, by the user or when the connection
 * is back: the server returns the same order for the same idempotency key.
 */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrderOptions) {
  const [sending, setSending] = useState(false);
  const [unknown, setUnknown] = useState<OrderPayload>();
  const isSending = useRef(false);
  const unmountSignal = useUnmountSignal();

  async function send(payload: OrderPayload) {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    try {
      const order = await placeOrder(payload);
      // The flag stays set: the page is about to be left, and a late click must not send anything.
      if (!unmountSignal().aborted) onPlaced(order);
      return;
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (isOutcomeUnknown(error)) {
        setUnknown(payload);
      } else {
        setUnknown(undefined);
        onRefused(error, payload);
      }
    }
    isSending.current = false;
    setSending(false);
  }

  const checkAgain = () => void (unknown && send(unknown));
  useOnline(checkAgain);

  return {
    sending,
    /** Whether an order may have been created. */
    isUnknown: unknown !== undefined,
    place: (payload: OrderPayload) => void send(payload),
    checkAgain,
  };
}
