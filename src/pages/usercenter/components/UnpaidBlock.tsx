import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { useSecondsLeft } from '@/components/order/useSecondsLeft';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { ORDER_GROUPS } from '@/pages/usercenter/components/orderGroups';
import { listOrders } from '@/services/order';
import { AttentionBlock } from './AttentionBlock';
import styles from './Overview.module.css';

const SHOWN = 3;

/** The orders that wait for their payment, with the time that is left for it. */
export function UnpaidBlock({ onCalm }: { onCalm: (isCalm: boolean) => void }) {
  const { formatMessage } = useIntl();
  const ended = useRef(new Set<string>());
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listOrders({ status: ORDER_GROUPS.unpaid, pageSize: SHOWN }, options),
    { silent: true },
  );

  /** Looks once at what became of an order whose time is up. */
  function handleTimeUp(orderId: string) {
    if (ended.current.has(orderId)) return;
    ended.current.add(orderId);
    void refresh();
  }

  return (
    <AttentionBlock
      title={formatMessage({ id: 'usercenter.overview.unpaid' }, { count: data?.total ?? 0 })}
      more={{ to: '/usercenter/order?tab=unpaid', text: formatMessage({ id: 'usercenter.overview.all' }) }}
      items={data?.list.map((order) => (
        <UnpaidItem
          key={order.orderId}
          order={order}
          moment={data}
          onTimeUp={() => handleTimeUp(order.orderId)}
        />
      ))}
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'order.unpaid.failed' })}
      loading={isLoading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}

interface UnpaidItemProps {
  order: OrderSummary;
  moment: ServerMoment;
  onTimeUp: () => void;
}

function UnpaidItem({ order, moment, onTimeUp }: UnpaidItemProps) {
  const { formatMessage, locale } = useIntl();
  const { orderId, service, status, payableAmount, payDeadline } = order;
  const secondsLeft = useSecondsLeft(payDeadline, moment);
  const paying = status === 'paying';
  const over = !paying && secondsLeft === 0;

  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (over) timeUp();
  }, [over]);

  return (
    <Flex className={styles.item} component="li" align="center" justify="space-between" gap={16}>
      <div className={layout.shrink}>
        <Link to={`/usercenter/order/${encodeURIComponent(orderId)}`} className={styles.name}>
          {service.title}
        </Link>
        <p className={typography.note}>
          {paying || over ? (
            formatMessage({ id: `order.status.${over ? 'expired' : 'paying'}` })
          ) : (
            <>
              {formatMessage({ id: 'order.timeLeft' })} <bdi dir="ltr">{countdownDigits(secondsLeft)}</bdi>
            </>
          )}
        </p>
      </div>
      {!over && (
        <LinkButton
          type="primary"
          to={`/order/${encodeURIComponent(orderId)}`}
          aria-label={formatMessage(
            { id: paying ? 'usercenter.orders.continue.of' : 'order.resume.of' },
            { subject: service.title },
          )}
        >
          {paying
            ? formatMessage({ id: 'usercenter.orders.continue' })
            : formatMessage(
                { id: 'usercenter.overview.pay' },
                { amount: formatMoney(payableAmount, locale) },
              )}
        </LinkButton>
      )}
    </Flex>
  );
}
