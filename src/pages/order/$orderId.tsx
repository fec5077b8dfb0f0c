import '@/locales/areas/order';
import { useIntl, useNavigate, useParams } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { OrderUnreadable } from '@/components/order/OrderUnreadable';
import { Outcome } from '@/components/order/Outcome';
import { orderAgainAddress } from '@/components/order/orderAgain';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import { useSecondsLeft } from '@/components/order/useSecondsLeft';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { serverSecondsLeft } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import styles from './components/Cashier.module.css';
import { PayableOrder } from './components/PayableOrder';
import { usePay } from './components/usePay';

/** `/order/{orderId}`: the cashier. */
export default function CashierPage() {
  const { orderId = '' } = useParams();
  return <Cashier key={orderId} orderId={orderId} />;
}

/** Milliseconds between two questions while a payment is under way. */
const POLL_MS = 2_500;

/** Whether the server may still have something to tell: how a payment ends, or what became of an order out of time. */
const isAwaited = (order: LiveOrder) =>
  order.status === 'paying' ||
  (order.status === 'pendingPayment' && serverSecondsLeft(order.payDeadline, order) === 0);
const pollMs = (order: LiveOrder) => (isAwaited(order) ? POLL_MS : undefined);

type OrderFeed = ReturnType<typeof useLiveOrder>;

/** One order at the till, from "how to pay" to its end; what happens elsewhere shows here by itself. */
function Cashier({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const feed = useLiveOrder(orderId, fetchOrder, pollMs);
  const { order, failure, reading } = feed;
  const paid = order !== undefined && isPaidStatus(order.status);

  useEffect(() => {
    if (paid) navigate(`/serviceMarket/result?${new URLSearchParams({ orderId })}`, { replace: true });
  }, [paid, orderId, navigate]);

  if (!order && failure && !reading) {
    return <OrderUnreadable failure={failure} onRetry={feed.refresh} />;
  }
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} vertical gap={24}>
      <h1 className={typography.titleMedium}>{formatMessage({ id: 'order.cashier' })}</h1>
      {order && !paid ? <Till feed={feed} order={order} /> : <CashierSkeleton />}
    </Flex>
  );
}

function Till({ feed, order }: { feed: OrderFeed; order: LiveOrder }) {
  const { formatMessage } = useIntl();
  const secondsLeft = useSecondsLeft(order.payDeadline, order);
  const paying = usePay({ take: feed.take, ask: feed.askQuietly });
  const [timeIsUp, setTimeIsUp] = useState(false);
  const over = secondsLeft === 0 && !timeIsUp && order.status === 'pendingPayment';

  // Asks at once what the server made of it; whatever it answers, or if it does not, the time is up.
  const endTime = useEffectEvent(async () => {
    setTimeIsUp(true);
    await feed.askQuietly();
  });
  useEffect(() => {
    if (over) void endTime();
  }, [over]);

  const ended = order.status === 'cancelled' || order.status === 'expired';
  // A payment that is on its way may have come in time: only the server can tell.
  const settled = !paying.sending && !paying.unknown;
  const expired = order.status === 'pendingPayment' && secondsLeft === 0 && settled;
  return (
    <>
      <div className={styles.what}>
        <p className={styles.service}>{order.service.title}</p>
        <p className={typography.note}>
          {formatMessage({ id: 'order.number' })} <bdi dir="ltr">{order.orderId}</bdi>
        </p>
        {!ended && (
          <p className={styles.amount}>
            <Money cents={order.payableAmount} />
          </p>
        )}
      </div>
      {ended || expired ? (
        <CashierEnd order={order} how={order.status === 'cancelled' ? 'cancelled' : 'expired'} />
      ) : (
        <PayableOrder feed={feed} order={order} paying={paying} secondsLeft={secondsLeft} />
      )}
    </>
  );
}

/** Nothing can be paid any more: the time was up, or the order was cancelled. */
function CashierEnd({ order, how }: { order: Order; how: 'expired' | 'cancelled' }) {
  const { formatMessage } = useIntl();
  return (
    <Outcome
      heading="h2"
      tone="neutral"
      title={formatMessage({ id: `order.${how}.title` })}
      description={formatMessage({ id: `order.${how}.description` })}
      actions={
        <>
          <LinkButton type="primary" to={orderAgainAddress(order)}>
            {formatMessage({ id: 'order.again' })}
          </LinkButton>
          <LinkButton to={`/usercenter/order/${encodeURIComponent(order.orderId)}`}>
            {formatMessage({ id: 'order.toOrder' })}
          </LinkButton>
        </>
      }
    />
  );
}

/** The cashier before the order is known: amount, time left, four ways to pay. */
function CashierSkeleton() {
  return (
    <Flex vertical gap={16} aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows: 3, width: ['60%', '40%', '30%'] }} />
      {[0, 1, 2, 3].map((key) => (
        <Skeleton.Button key={key} active block style={{ blockSize: 64 }} />
      ))}
    </Flex>
  );
}
