import { useT } from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import { Code } from '@/components/Code';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import { CancelOrder, useCancelling } from '@/components/order/CancelOrder';
import { PeriodText } from '@/components/order/PeriodText';
import { useOrderUpdates } from '@/components/order/useLiveOrder';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { listQuery } from '@/domain/listQuery';
import type { CancelReason, OrderSummary } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { cancelOrder, listOrders } from '@/services/order';
import styles from './components/unpaid/UnpaidOrder.module.css';

const unpaidQuery = listQuery({});

/** `/serviceMarket/nopay`: the user's unpaid orders. */
export default function UnpaidOrdersPage() {
  const t = useT();
  const orders = useList('order.unpaid', unpaidQuery, (query, options) =>
    listOrders({ ...query, status: ['pendingPayment', 'paying'] }, options),
  );
  const { refreshQuietly, noteTimeUp } = useOrderUpdates(orders);

  const cancel = useCancelling(cancelOrder, refreshQuietly);

  return (
    <div className={layout.page}>
      <PageHeader title={t('order.unpaid.title')} />
      <ListContent
        list={orders}
        emptyAction={{ to: '/serviceMarket', text: t('order.toMarket') }}
        skeleton={
          <Flex vertical gap={16}>
            <OrderSkeleton />
            <OrderSkeleton />
            <OrderSkeleton />
          </Flex>
        }
      >
        {(data) => (
          <Flex component="ul" vertical gap={16}>
            {data.list.map((order) => (
              <UnpaidOrder
                key={order.orderId}
                order={order}
                moment={data}
                onCancel={(reason) => cancel(order.orderId, reason)}
                onTimeUp={() => noteTimeUp(order)}
              />
            ))}
          </Flex>
        )}
      </ListContent>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div className={`${panelStyles.surface} ${styles.order}`}>
      <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </div>
  );
}

interface UnpaidOrderProps {
  order: OrderSummary;
  /** The server's time of the list. */
  moment: ServerMoment;
  onCancel: (reason: CancelReason) => Promise<unknown>;
  /** Called once when the payment deadline has passed. */
  onTimeUp: () => void;
}

/** One unpaid order with its price, the time left to pay and its actions. */
function UnpaidOrder({ order, moment, onCancel, onTimeUp }: UnpaidOrderProps) {
  const t = useT();
  const { orderId, service, status, period, quantity, payableAmount } = order;
  const secondsLeft = useSecondsLeft(order.payDeadline, moment);
  const expired = status === 'pendingPayment' && secondsLeft === 0;
  const shown = expired ? 'expired' : status;

  useTimeUp(expired, onTimeUp);

  return (
    <li className={`${panelStyles.surface} ${styles.order}`}>
      <div className={layout.rounded}>
        <ServiceCover serviceId={service.serviceId} cover={service.cover} />
      </div>
      <div className={styles.what}>
        <h2>{service.title}</h2>
        <InlineDetails>
          <span>{service.planName}</span>
          <PeriodText period={period} />
          {quantity > 1 && <span>{t('order.quantity.times', { count: quantity })}</span>}
        </InlineDetails>
        <p className={typography.facts}>
          {t('order.number')} <Code>{orderId}</Code>
        </p>
      </div>
      <Flex className={styles.state} vertical align="flex-start" gap={4}>
        <StatusTag tone={ORDER_STATUS_TONE[shown]} text={t(`order.status.${shown}`)} />
        {!expired && secondsLeft > 0 && (
          <Flex className={typography.facts} component="p" wrap gap="0 12px">
            {t('order.timeLeft')} <Code>{countdownDigits(secondsLeft)}</Code>
          </Flex>
        )}
      </Flex>
      <p className={`${typography.amount} ${typography.end}`}>
        <Money cents={payableAmount} />
      </p>
      {!expired && (
        <div className={styles.actions}>
          <LinkButton
            to={`/order/${encodePart(orderId)}`}
            aria-label={t('order.resume.of', { subject: service.title })}
          >
            {t('order.resume')}
          </LinkButton>
          {possibleEvents(order, 'buyer').includes('cancel') && (
            <CancelOrder subject={service.title} onCancel={onCancel} />
          )}
        </div>
      )}
    </li>
  );
}
