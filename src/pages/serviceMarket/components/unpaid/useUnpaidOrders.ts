import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { usePolling } from '@/components/query/usePolling';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { isRequestError } from '@/domain/requestError';
import { listOrders } from '@/services/order';

/** An order counts as unpaid in these states. */
const UNPAID: readonly OrderStatus[] = ['pendingPayment', 'paying'];
/** Milliseconds between two looks while a payment is under way. */
const POLL_MS = 5_000;

/** One page of the person's unpaid orders, counted from 1; kept up to date while a payment is under way. */
export function useUnpaidOrders(current: number) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const quiet = useRef(false);
  const endedOrders = useRef(new Set<string>());
  const { data, error, loading, refresh, refreshAsync } = useRequest(
    async () => {
      const options = { signal: unmountSignal(), silent: quiet.current };
      quiet.current = false;
      const orders = await listOrders({ status: UNPAID, current, pageSize: DEFAULT_PAGE_SIZE }, options);
      return { asked: current, orders };
    },
    {
      refreshDeps: [current, locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );

  /** Looks again without a popup; what is on screen stays until the answer is there. */
  function refreshQuietly(): Promise<unknown> {
    quiet.current = true;
    return refreshAsync().catch(() => undefined);
  }

  // Another page than the one asked for may stay only until the answer is there.
  const shown = loading || data?.asked === current ? data?.orders : undefined;
  const underWay = shown?.list.some(({ status }) => status === 'paying');
  usePolling(async () => shown && refreshQuietly(), underWay ? POLL_MS : undefined);

  return {
    data: shown,
    error,
    loading,
    refresh,
    refreshQuietly,
    /** Looks once whether an order whose time is up has left the list. */
    noteTimeUp(orderId: string) {
      if (endedOrders.current.has(orderId)) return;
      endedOrders.current.add(orderId);
      void refreshQuietly();
    },
  };
}
