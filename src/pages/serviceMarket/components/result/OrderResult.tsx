import { Link, useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { OrderUnreadable } from '@/components/order/OrderUnreadable';
import { Outcome } from '@/components/order/Outcome';
import { orderAgainAddress, serviceAddress } from '@/components/order/orderAgain';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { serverNow, serverSecondsLeft } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import styles from './OrderResult.module.css';
import { ResultActions } from './ResultActions';
import { getResultTexts } from './resultTexts';

const POLL_MS = 2_500;
/** Setting a service up may take long; then it is asked for less often. */
const PATIENT_POLL_MS = 15_000;
const PATIENT_AFTER_MS = 60_000;

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

function pollMs(order: LiveOrder): number | undefined {
  if (order.status === 'paying') return POLL_MS;
  // When its time is up, an unpaid order ends by itself.
  if (order.status === 'pendingPayment')
    return Math.max(POLL_MS, serverSecondsLeft(order.payDeadline, order) * 1_000);
  if (order.status !== 'paid' && order.status !== 'provisioning') return undefined;
  const waited = serverNow(order) - Date.parse(order.paidAt ?? order.createdAt);
  return waited < PATIENT_AFTER_MS ? POLL_MS : PATIENT_POLL_MS;
}

/** What became of an order's payment; moves on by itself while something is still happening. */
export function OrderResult({ orderId }: { orderId: string }) {
  const { order, failure, reading, refresh } = useLiveOrder(orderId, fetchOrder, pollMs);

  if (order) return <Result order={order} asking={reading} onAsk={refresh} />;
  if (!failure || reading) {
    return (
      <div className={`${panelStyles.surface} ${styles.card}`} aria-busy="true">
        <Skeleton active avatar={{ size: 48 }} paragraph={{ rows: 4 }} />
      </div>
    );
  }
  return <OrderUnreadable failure={failure} onRetry={refresh} />;
}

interface ResultProps {
  order: LiveOrder;
  asking: boolean;
  onAsk: () => void;
}

function Result({ order, asking, onAsk }: ResultProps) {
  const { formatMessage, formatDate } = useIntl();
  const { orderId, service, status, payChannel, paidAt } = order;
  const { tone, id } = getResultTexts(order);
  const toOrder = `/usercenter/order/${encodeURIComponent(orderId)}`;
  const toCashier = `/order/${encodeURIComponent(orderId)}`;
  const reason = id === 'failed' ? order.payment?.failureReason : undefined;
  const paid = isPaidStatus(status);

  const mainAction = {
    confirming: (
      <>
        <Button type="primary" loading={asking} onClick={onAsk}>
          {formatMessage({ id: 'order.result.askAgain' })}
        </Button>
        <LinkButton to={toCashier}>{formatMessage({ id: 'order.result.toCashier' })}</LinkButton>
      </>
    ),
    failed: (
      <LinkButton type="primary" to={toCashier}>
        {formatMessage({ id: 'order.result.payAgain' })}
      </LinkButton>
    ),
    unpaid: (
      <LinkButton type="primary" to={toCashier}>
        {formatMessage({ id: 'order.resume' })}
      </LinkButton>
    ),
    again: (
      <LinkButton type="primary" to={orderAgainAddress(order)}>
        {formatMessage({ id: 'order.again' })}
      </LinkButton>
    ),
  };
  const action =
    id === 'expired' || id === 'cancelled'
      ? mainAction.again
      : id === 'confirming' || id === 'failed' || id === 'unpaid'
        ? mainAction[id]
        : undefined;

  return (
    <div className={`${panelStyles.surface} ${styles.card}`}>
      <Outcome
        tone={tone}
        title={formatMessage({ id: `order.result.${id}` })}
        description={reason || formatMessage({ id: `order.result.${id}.description` })}
        actions={
          <>
            {action}
            <LinkButton type={action ? 'default' : 'primary'} to={toOrder}>
              {formatMessage({ id: 'order.toOrder' })}
            </LinkButton>
          </>
        }
      >
        <ResultActions status={status} />
        <Flex className={styles.facts} component="dl" vertical gap={8}>
          <Flex justify="space-between" gap={24}>
            <dt>{formatMessage({ id: 'order.service' })}</dt>
            <dd>
              <Link to={serviceAddress(service.serviceId)}>{service.title}</Link>
            </dd>
          </Flex>
          <Flex justify="space-between" gap={24}>
            <dt>{formatMessage({ id: 'order.number' })}</dt>
            <dd>
              <bdi dir="ltr">{orderId}</bdi>
            </dd>
          </Flex>
          <Flex justify="space-between" gap={24}>
            <dt>{formatMessage({ id: paid ? 'order.result.amountPaid' : 'order.items.total' })}</dt>
            <dd>
              <Money cents={paid ? order.paidAmount : order.payableAmount} />
            </dd>
          </Flex>
          {paid && payChannel && (
            <Flex justify="space-between" gap={24}>
              <dt>{formatMessage({ id: 'order.pay.channel' })}</dt>
              <dd>{formatMessage({ id: `order.channel.${payChannel}` })}</dd>
            </Flex>
          )}
          {paid && paidAt && (
            <Flex justify="space-between" gap={24}>
              <dt>{formatMessage({ id: 'order.result.paidAt' })}</dt>
              <dd>{formatDate(paidAt, TO_THE_MINUTE)}</dd>
            </Flex>
          )}
        </Flex>
      </Outcome>
      <p className={styles.market}>
        <Link to="/serviceMarket">{formatMessage({ id: 'order.toMarket' })}</Link>
      </p>
    </div>
  );
}
