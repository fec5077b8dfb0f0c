import { useRef } from 'react';
import { usePolling } from '@/components/query/usePolling';
import type { OrderSummary } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/orderMachine';

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
