import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order, OrderSummary } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { isAbortError, isRequestError } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { usePolling } from '../query/usePolling';
import { useUnmountSignal } from '../query/useUnmountSignal';

/** An order with the server's time of the answer it came in. */
export type LiveOrder = Order & ServerMoment;

type FetchOrder = (orderId: string, options: { signal: AbortSignal; silent?: boolean }) => Promise<LiveOrder>;

/**
 * One order, kept up to date: read at first, in another language anew, whenever the page is seen again, and every
 * `pollMs(order)` milliseconds while that is a number. Mount it anew (`key`) for another order.
 */
export function useLiveOrder(
  orderId: string,
  fetchOrder: FetchOrder,
  pollMs: (order: LiveOrder) => number | undefined,
) {
  const { locale } = useIntl();
  const [order, setOrder] = useState<LiveOrder>();
  const [failure, setFailure] = useState<unknown>();
  const [reading, setReading] = useState(true);
  const unmountSignal = useUnmountSignal();

  /** Shows an answer, unless it is older than what is shown: answers may overtake each other. */
  const take = useCallback((answer: LiveOrder) => {
    setOrder((shown) => (shown && shown.version > answer.version ? shown : answer));
    setFailure(undefined);
  }, []);

  const ask = useCallback(
    async (silent: boolean): Promise<LiveOrder | undefined> => {
      try {
        const answer = await fetchOrder(orderId, { signal: unmountSignal(), silent });
        take(answer);
        return answer;
      } catch (error) {
        if (!isAbortError(error)) setFailure(error);
        return undefined;
      }
    },
    [orderId, fetchOrder, take, unmountSignal],
  );

  /** Asks because the person wants to know: says so while it lasts, and why when it fails. */
  const refresh = useCallback(async () => {
    setReading(true);
    try {
      return await ask(false);
    } finally {
      setReading(false);
    }
  }, [ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's texts are in the language of the call.
  useEffect(() => void refresh(), [refresh, locale]);
  const askQuietly = useCallback(async () => order && ask(true), [order, ask]);
  usePolling(askQuietly, order && pollMs(order));

  if (failure && !isRequestError(failure)) throw failure;
  return {
    order,
    failure: isRequestError(failure) ? failure : undefined,
    reading,
    refresh,
    askQuietly,
    take,
  };
}

/** Milliseconds between two reads while an order is in one of the given states. */
const POLL_MS = 5_000;

interface OrderList {
  data: { list: readonly OrderSummary[] } | undefined;
  refresh: (options: { silent: boolean }) => Promise<void>;
}

/** Reads a list of orders again and again while one of them is in a state that is about to change by itself. */
export function useOrderUpdates({ data, refresh }: OrderList, changing: readonly OrderStatus[]) {
  const endedOrders = useRef(new Set<string>());
  const refreshQuietly = () => refresh({ silent: true });
  const isChanging = data?.list.some(({ status }) => changing.includes(status));
  usePolling(refreshQuietly, isChanging ? POLL_MS : undefined, data !== undefined);
  return {
    refreshQuietly,
    /** Reads the list once more for an order whose time to pay is up. */
    noteTimeUp(orderId: string) {
      if (endedOrders.current.has(orderId)) return;
      endedOrders.current.add(orderId);
      void refreshQuietly();
    },
  };
}
