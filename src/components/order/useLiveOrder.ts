import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order, OrderSummary } from '@/domain/order/order';
import { isPassingStatus } from '@/domain/order/orderMachine';
import { isAbortError, isRequestError } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { usePolling } from '../query/usePolling';
import { useUnmountSignal } from '../query/useUnmountSignal';

/** An order with the server time of its response. */
export type LiveOrder = Order & ServerMoment;

type FetchOrder = (orderId: string, options: { signal: AbortSignal; silent?: boolean }) => Promise<LiveOrder>;

/**
 * Loads an order and keeps it up to date: after a change of language, when the page becomes visible again,
 * and every `pollMs(order)` milliseconds. Needs a `key` per order. The result is a query.
 */
export function useLiveOrder(
  orderId: string,
  fetchOrder: FetchOrder,
  pollMs: (order: LiveOrder) => number | undefined,
) {
  const { locale } = useIntl();
  const [order, setOrder] = useState<LiveOrder>();
  const [failure, setFailure] = useState<unknown>();
  const [isLoading, setLoading] = useState(true);
  const unmountSignal = useUnmountSignal();

  /** Shows a response unless it is older than the shown one: responses may arrive out of order. */
  const take = useCallback((response: LiveOrder) => {
    setOrder((shown) => (shown && shown.version > response.version ? shown : response));
    setFailure(undefined);
  }, []);

  const load = useCallback(
    async (silent: boolean): Promise<LiveOrder | undefined> => {
      try {
        const response = await fetchOrder(orderId, { signal: unmountSignal(), silent });
        take(response);
        return response;
      } catch (error) {
        if (!isAbortError(error)) setFailure(error);
        return undefined;
      }
    },
    [orderId, fetchOrder, take, unmountSignal],
  );

  /** Loads the order with a loading state and an error message. */
  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      return await load(false);
    } finally {
      setLoading(false);
    }
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's texts are in the language of the call.
  useEffect(() => void refresh(), [refresh, locale]);
  const askQuietly = useCallback(async () => order && load(true), [order, load]);
  usePolling(askQuietly, order && pollMs(order));

  if (failure && !isRequestError(failure)) throw failure;
  return {
    data: order,
    error: isRequestError(failure) ? failure : undefined,
    isLoading,
    isStale: false,
    refresh,
    askQuietly,
    take,
  };
}

const POLL_MS = 5_000;

interface OrderList {
  data: { list: readonly OrderSummary[] } | undefined;
  refresh: (options: { silent: boolean }) => Promise<void>;
}

/** Polls a list of orders while one of them moves on by itself. */
export function useOrderUpdates({ data, refresh }: OrderList) {
  const passedDeadlines = useRef(new Set<string>());
  const refreshQuietly = () => refresh({ silent: true });
  const isChanging = data?.list.some(({ status }) => isPassingStatus(status));
  usePolling(refreshQuietly, isChanging ? POLL_MS : undefined, data !== undefined);
  return {
    refreshQuietly,
    /** Refreshes the list once per payment deadline that has passed: an order may have been extended meanwhile. */
    noteTimeUp({ orderId, payDeadline }: OrderSummary) {
      const passed = `${orderId} ${payDeadline}`;
      if (passedDeadlines.current.has(passed)) return;
      passedDeadlines.current.add(passed);
      void refreshQuietly();
    },
  };
}
