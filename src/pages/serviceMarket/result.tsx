import { useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { OrderContent, OrderNotFound } from '@/components/order/OrderContent';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { isPassingStatus } from '@/domain/order/orderMachine';
import { serverNow, serverSecondsLeft } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import { OrderResult } from './components/result/OrderResult';
import styles from './components/result/OrderResult.module.css';

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
  const feed = useLiveOrder(orderId, fetchOrder, pollMs);
  return (
    <OrderContent
      query={feed}
      loading={
        <div className={`${panelStyles.surface} ${styles.card}`} aria-busy="true">
          <Skeleton active avatar={{ size: 48 }} paragraph={{ rows: 4 }} />
        </div>
      }
    >
      {(order) => <OrderResult order={order} loading={feed.isLoading} onRefresh={feed.refresh} />}
    </OrderContent>
  );
}
