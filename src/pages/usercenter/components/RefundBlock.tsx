import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { listOrders } from '@/services/order';
import { AttentionBlock } from './AttentionBlock';
import styles from './Overview.module.css';

const SHOWN = 3;

/** The refunds that are not through yet. */
export function RefundBlock({ onCalm }: { onCalm: (isCalm: boolean) => void }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listOrders({ status: ['refundReview', 'refunding'], pageSize: SHOWN }, options),
    { silent: true },
  );
  return (
    <AttentionBlock
      title={formatMessage({ id: 'usercenter.overview.refund' }, { count: data?.total ?? 0 })}
      more={{ to: '/usercenter/order?tab=refund', text: formatMessage({ id: 'usercenter.overview.all' }) }}
      items={data?.list.map(({ orderId, service, status }) => (
        <Flex
          key={orderId}
          className={styles.item}
          component="li"
          align="center"
          justify="space-between"
          gap={16}
        >
          <div className={layout.shrink}>
            <Link to={`/usercenter/order/${encodeURIComponent(orderId)}`} className={styles.name}>
              {service.title}
            </Link>
            <p className={typography.note}>
              <bdi dir="ltr">{orderId}</bdi>
            </p>
          </div>
          <StatusTag
            tone={ORDER_STATUS_TONE[status]}
            text={formatMessage({ id: `order.status.${status}` })}
          />
        </Flex>
      ))}
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.refund.failed' })}
      loading={isLoading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}
