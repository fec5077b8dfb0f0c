import { useT } from '@@/texts/order';
import { useNavigate, useParams } from '@umijs/max';
import { type ReactNode, useEffect } from 'react';
import { Code } from '@/components/Code';
import { LinkButton } from '@/components/LinkButton';
import { CheckoutColumns, CheckoutFrame, CheckoutLoading } from '@/components/order/CheckoutFrame';
import { OrderConfiguration } from '@/components/order/OrderConfiguration';
import { OrderContent } from '@/components/order/OrderContent';
import { Outcome } from '@/components/order/Outcome';
import { orderAgainAddress } from '@/components/order/orderAgain';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import { encodePart } from '@/domain/characters';
import type { Order } from '@/domain/order/order';
import { ORDER_GROUPS, type OrderStatus } from '@/domain/order/orderMachine';
import { serverSecondsLeft } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import { PayableOrder } from './components/PayableOrder';
import { PayButton } from './components/PayButton';
import { PaymentSummary } from './components/PaymentSummary';
import { useChannel } from './components/useChannel';
import { usePay } from './components/usePay';

/** `/order/{orderId}`: pays for an order. */
export default function PaymentPage() {
  const { orderId = '' } = useParams();
  return <LivePayment key={orderId} orderId={orderId} />;
}

const POLL_MS = 2_500;

/** Whether the status may still change on the server: a payment in progress, or an order past its deadline. */
const isChanging = (order: LiveOrder) =>
  order.status === 'paying' ||
  (order.status === 'pendingPayment' && serverSecondsLeft(order.payDeadline, order) === 0);
const pollMs = (order: LiveOrder) => (isChanging(order) ? POLL_MS : undefined);

/** The statuses that this page is about. An order in another one, also of a newer server, has its result. */
const SHOWN: readonly OrderStatus[] = [...ORDER_GROUPS.unpaid, ...ORDER_GROUPS.closed];

const isEnded = ({ status }: LiveOrder) => status === 'cancelled' || status === 'expired';

type OrderFeed = ReturnType<typeof useLiveOrder>;

/** Follows the order from the choice of a channel to its end, including changes made elsewhere. */
function LivePayment({ orderId }: { orderId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const feed = useLiveOrder(orderId, fetchOrder, pollMs);
  const hasResult = feed.data !== undefined && !SHOWN.includes(feed.data.status);

  useEffect(() => {
    if (hasResult) navigate(`/serviceMarket/result?${new URLSearchParams({ orderId })}`, { replace: true });
  }, [hasResult, orderId, navigate]);

  const loading = <CheckoutLoading sections={[8]} />;
  const frame = (content: ReactNode, order?: LiveOrder) => (
    <CheckoutFrame
      title={t('order.payment')}
      line={order && `${order.service.title} · ${order.service.planName}`}
      step={order && isEnded(order) ? undefined : 'pay'}
    >
      {content}
    </CheckoutFrame>
  );
  return (
    <OrderContent query={feed} loading={frame(loading)}>
      {(order) => frame(hasResult ? loading : <OpenOrder feed={feed} order={order} />, order)}
    </OrderContent>
  );
}

function OpenOrder({ feed, order }: { feed: OrderFeed; order: LiveOrder }) {
  const t = useT();
  const secondsLeft = useSecondsLeft(order.payDeadline, order);
  const paying = usePay({ order, onOrder: feed.take, reload: feed.askQuietly });
  const channel = useChannel(order);
  const isDeadlinePassed = secondsLeft === 0 && order.status === 'pendingPayment';

  useTimeUp(isDeadlinePassed, () => void feed.askQuietly());

  // A payment in progress may still have arrived in time.
  const isExpired = isDeadlinePassed && !paying.sending && !paying.unknown;
  const isClosed = isEnded(order) || isExpired;
  const { service } = order;
  const configuration = (
    <Section title={t('order.configuration')}>
      <OrderConfiguration
        service={service}
        note={
          <>
            {t('order.number')} <Code>{order.orderId}</Code>
          </>
        }
        facts={{ ...order, planName: service.planName, unitPrice: service.unitPrice, pack: service.pack }}
      />
    </Section>
  );
  return (
    <CheckoutColumns
      summary={
        <PaymentSummary
          order={order}
          status={isExpired ? 'expired' : order.status}
          action={
            !isClosed &&
            order.status !== 'paying' && <PayButton order={order} paying={paying} channel={channel} />
          }
        />
      }
    >
      {isClosed ? (
        <>
          <div className={panelStyles.panel}>
            <ClosedOrder order={order} reason={order.status === 'cancelled' ? 'cancelled' : 'expired'} />
          </div>
          {configuration}
        </>
      ) : (
        <PayableOrder feed={feed} order={order} paying={paying} channel={channel} secondsLeft={secondsLeft}>
          {configuration}
        </PayableOrder>
      )}
    </CheckoutColumns>
  );
}

function ClosedOrder({ order, reason }: { order: Order; reason: 'expired' | 'cancelled' }) {
  const t = useT();
  return (
    <Outcome
      heading="h2"
      tone="neutral"
      title={t(`order.${reason}.title`)}
      description={t(`order.${reason}.description`)}
      actions={
        <>
          <LinkButton type="primary" to={orderAgainAddress(order)}>
            {t('order.again')}
          </LinkButton>
          <LinkButton to={`/usercenter/order/${encodePart(order.orderId)}`}>{t('order.toOrder')}</LinkButton>
        </>
      }
    />
  );
}
