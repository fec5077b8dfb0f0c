import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { useSecondsLeft } from '@/components/order/useSecondsLeft';
import { PageLink } from '@/components/PageLink';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { listOrders } from '@/services/order';
import styles from './Attention.module.css';
import { AttentionList } from './AttentionList';

const PAGE_SIZE = 3;

/** The orders that await payment, with the time left. */
export function UnpaidOrders() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listOrders({ status: ['pendingPayment', 'paying'], pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionList
      title={formatMessage({ id: 'home.unpaid' }, { count: data?.total ?? 0 })}
      more={
        data && data.total > data.list.length ? (
          <PageLink onlyLink to="/serviceMarket/nopay">
            {formatMessage({ id: 'home.unpaid.more' })}
          </PageLink>
        ) : undefined
      }
      error={data ? undefined : error}
      failedText={formatMessage({ id: 'home.unpaid.failed' })}
      onRetry={refresh}
      retrying={isLoading}
    >
      {data?.list.map((order) => (
        <UnpaidOrder key={order.orderId} order={order} moment={data} onExpire={refresh} />
      ))}
    </AttentionList>
  );
}

interface UnpaidOrderProps {
  order: OrderSummary;
  moment: ServerMoment;
  /** Called when the time runs out. */
  onExpire: () => void;
}

function UnpaidOrder({ order, moment, onExpire }: UnpaidOrderProps) {
  const { formatMessage, locale } = useIntl();
  const { orderId, service, payableAmount, payDeadline, status } = order;
  const secondsLeft = useSecondsLeft(payDeadline, moment);
  const paying = status === 'paying';
  const isExpired = secondsLeft === 0 && !paying;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the time is up, even if the server still lists the order.
  useEffect(() => {
    if (isExpired) onExpire();
  }, [isExpired]);

  const timeLeft = () =>
    isExpired
      ? formatMessage({ id: 'home.unpaid.over' })
      : formatMessage(
          { id: 'home.unpaid.left' },
          { time: <bdi key="time">{countdownDigits(secondsLeft)}</bdi> },
        );

  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <strong className={styles.name} dir="auto">
          {service.title}
        </strong>
        <p className={typography.secondary}>
          {paying ? formatMessage({ id: 'home.unpaid.paying' }) : timeLeft()}
        </p>
      </div>
      <LinkButton to={`/order/${encodePart(orderId)}`} disabled={isExpired}>
        {paying
          ? formatMessage({ id: 'home.unpaid.resume' })
          : formatMessage({ id: 'home.unpaid.pay' }, { amount: formatMoney(payableAmount, locale) })}
      </LinkButton>
    </li>
  );
}
