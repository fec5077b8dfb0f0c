import { useT } from '@@/texts/order';
import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { CheckoutFrame, CheckoutLoading } from '@/components/order/CheckoutFrame';
import { OrderContent, OrderNotFound } from '@/components/order/OrderContent';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import { isPassingStatus } from '@/domain/order/orderMachine';
import { serverNow, serverSecondsLeft } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import { OrderResult } from './components/result/OrderResult';

const POLL_MS = 2_500;
/** Used when setting up the service takes long. */
const SLOW_POLL_MS = 15_000;
const SLOW_AFTER_MS = 60_000;

/** `/serviceMarket/result?orderId=`: the outcome of a payment. Refreshes until the order reaches a stable state. */
export default function PaymentResultPage() {
  const orderId = new URLSearchParams(useLocation().search).get('orderId');
  return orderId ? <LiveOrderResult key={orderId} orderId={orderId} /> : <OrderNotFound />;
}

function pollMs(order: LiveOrder): number | undefined {
  if (order.status === 'paying') return POLL_MS;
  // An unpaid order expires at its deadline.
  if (order.status === 'pendingPayment')
    return Math.max(POLL_MS, serverSecondsLeft(order.payDeadline, order) * 1_000);
  if (!isPassingStatus(order.status)) return undefined;
  const waited = serverNow(order) - Date.parse(order.paidAt ?? order.createdAt);
  return waited < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS;
}

function LiveOrderResult({ orderId }: { orderId: string }) {
  const t = useT();
  const feed = useLiveOrder(orderId, fetchOrder, pollMs);
  const frame = (content: ReactNode, order?: LiveOrder) => (
    <CheckoutFrame
      title={t('title.serviceMarket.result')}
      line={order && `${order.service.title} · ${order.service.planName}`}
    >
      {content}
    </CheckoutFrame>
  );
  return (
    <OrderContent query={feed} loading={frame(<CheckoutLoading sections={[6]} isShort />)}>
      {(order) =>
        frame(<OrderResult order={order} loading={feed.isLoading} onRefresh={feed.refresh} />, order)
      }
    </OrderContent>
  );
}
