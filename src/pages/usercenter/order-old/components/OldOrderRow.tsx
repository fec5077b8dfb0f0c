import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { OldOrderSummary } from '@/domain/order/oldOrder';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import styles from './OldOrders.module.css';

/** One order of the archive in a line. */
export function OldOrderRow({ order }: { order: OldOrderSummary }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { orderId, serviceTitle, planName, status, origin, amount, createdAt } = order;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link
          to={`/usercenter/order-old/${encodeURIComponent(orderId)}`}
          state={{ list: search }}
          className={typography.titleLink}
        >
          {serviceTitle}
        </Link>
        <Flex className={typography.facts} component="p" wrap gap="0 12px">
          {planName && <span>{planName}</span>}
          <span>{formatMessage({ id: `usercenter.old.origin.${origin}` })}</span>
        </Flex>
        <Flex className={typography.facts} component="p" wrap gap="0 12px">
          <bdi dir="ltr">{orderId}</bdi>
          <DateText at={createdAt} />
        </Flex>
      </div>
      <StatusTag tone={ORDER_STATUS_TONE[status]} text={formatMessage({ id: `order.status.${status}` })} />
      <span className={`${typography.strong} ${typography.end}`}>
        <Money cents={amount} />
      </span>
    </li>
  );
}
