import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { usePolling } from '@/components/query/usePolling';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { isRequestError } from '@/domain/requestError';
import { listOrders } from '@/services/order';
import { type AskedOrders, orderQueryOf } from './orderQuery';

/** In these states something is about to happen by itself. */
const MOVING: readonly OrderStatus[] = ['paying', 'paid', 'provisioning', 'refunding'];
/** Milliseconds between two looks while something is. */
const POLL_MS = 5_000;

/** One page of the person's orders as asked for, kept up to date while one of them is moving. */
export function useOrderList(asked: AskedOrders) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const quiet = useRef(false);
  const endedOrders = useRef(new Set<string>());
  const { data, error, loading, refresh, refreshAsync } = useRequest(
    () => {
      const options = { signal: unmountSignal(), silent: quiet.current };
      quiet.current = false;
      return listOrders(orderQueryOf(asked), options);
    },
    {
      refreshDeps: [JSON.stringify(asked), locale],
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

  const moving = data?.list.some(({ status }) => MOVING.includes(status));
  usePolling(async () => data && refreshQuietly(), moving ? POLL_MS : undefined);

  return {
    data,
    error,
    loading,
    refresh,
    refreshQuietly,
    /** Looks once at what became of an order whose time is up. */
    noteTimeUp(orderId: string) {
      if (endedOrders.current.has(orderId)) return;
      endedOrders.current.add(orderId);
      void refreshQuietly();
    },
  };
}
