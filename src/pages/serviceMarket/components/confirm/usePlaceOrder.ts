import { useRef, useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useOnline } from '@/components/useOnline';
import type { OrderPayload } from '@/domain/order/order';
import { isOutcomeUnknown, isRequestError, type RequestError } from '@/domain/requestError';
import { placeOrder } from '@/services/order';

interface PlaceOrderOptions {
  onPlaced: (order: LiveOrder) => void;
  /** The server surely made no order. */
  onRefused: (error: RequestError, payload: OrderPayload) => void;
}

/**
 * Places an order, one call at a time. When nobody can tell what became of a call, the very same is sent again, by the
 * person or when the connection is back: with the same key that answers the same order, so there is never a second one.
 */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrderOptions) {
  const [sending, setSending] = useState(false);
  const [unknown, setUnknown] = useState<OrderPayload>();
  const underway = useRef(false);
  const unmountSignal = useUnmountSignal();

  async function send(payload: OrderPayload) {
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    try {
      const order = await placeOrder(payload);
      // Stays underway: the page is about to be left, and a late click must not send anything.
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
    underway.current = false;
    setSending(false);
  }

  const checkAgain = () => void (unknown && send(unknown));
  useOnline(checkAgain);

  return {
    sending,
    /** Whether an order may or may not have been made. */
    isUnknown: unknown !== undefined,
    place: (payload: OrderPayload) => void send(payload),
    checkAgain,
  };
}
