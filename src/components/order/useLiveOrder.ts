import { useIntl } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order, OrderSummary } from '@/domain/order/order';
import { isPassingStatus } from '@/domain/order/orderMachine';
import { NO_FAILED_READS } from '@/domain/pauses';
import { isAbortError, isRequestError } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { type PolledQuery, usePolledQueries } from '../query/usePolledQueries';
import { noteRead, usePolling } from '../query/usePolling';
import type { RefreshOptions } from '../query/useQuery';
import { useUnmountSignal } from '../query/useUnmountSignal';

/** An order with the server time of its response. */
export type LiveOrder = Order & ServerMoment;

type FetchOrder = (orderId: string, options: RefreshOptions & { signal: AbortSignal }) => Promise<LiveOrder>;

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
  const failed = useRef(NO_FAILED_READS);
  const [successCount, setSuccessCount] = useState(0);

  /** Shows a response unless it is older than the shown one: responses may arrive out of order. */
  const show = useCallback((response: LiveOrder) => {
    setOrder((shown) => (shown && shown.version > response.version ? shown : response));
    setFailure(undefined);
  }, []);

  /** Shows the response of a call that was not automatic. */
  const take = useCallback(
    (response: LiveOrder) => {
      setSuccessCount((count) => count + 1);
      show(response);
    },
    [show],
  );

  const load = useCallback(
    async ({ silent, automatic }: RefreshOptions): Promise<LiveOrder | undefined> => {
      try {
        const response = await fetchOrder(orderId, { signal: unmountSignal(), silent, automatic });
        noteRead(failed, undefined);
        if (automatic) show(response);
        else take(response);
        return response;
      } catch (error) {
        if (isRequestError(error)) noteRead(failed, error);
        if (!isAbortError(error)) setFailure(error);
        return undefined;
      }
    },
    [orderId, fetchOrder, show, take, unmountSignal],
  );

  /** Loads the order with a loading state, and an error message unless it is silent. */
  const refresh = useCallback(
    async (options: RefreshOptions = {}) => {
      setLoading(true);
      try {
        return await load(options);
      } finally {
        setLoading(false);
      }
    },
    [load],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's texts are in the language of the call.
  useEffect(() => void refresh(), [refresh, locale]);
  const askQuietly = useCallback(async () => order && load({ silent: true }), [order, load]);
  usePolling(async (options) => order && load(options), order && pollMs(order), {
    failed,
    successCount,
  });

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

interface OrderList extends PolledQuery {
  data: { list: readonly OrderSummary[] } | undefined;
}

/** Polls a list of orders while one of them moves on by itself. */
export function useOrderUpdates(orders: OrderList) {
  const { data, refresh } = orders;
  const passedDeadlines = useRef(new Set<string>());
  const refreshQuietly = () => refresh({ silent: true });
  const isChanging = data?.list.some(({ status }) => isPassingStatus(status));
  usePolledQueries([orders], isChanging ? POLL_MS : undefined, data !== undefined);
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
