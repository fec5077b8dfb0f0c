import '@@/texts/failedSetup';
import { Link, useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { useFailedSetup } from '@/components/order/failedSetup';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { listOrders } from '@/services/order';
import styles from './Attention.module.css';
import { AttentionList } from './AttentionList';

const PAGE_SIZE = 3;

/** The orders whose setup failed, with the amount and date of their refund. */
export function FailedSetups() {
  const { formatMessage } = useIntl();
  const getTexts = useFailedSetup();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listOrders({ status: ['provisionFailed'], pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionList
      title={formatMessage({ id: 'failedSetup.title' }, { count: data?.total ?? 0 })}
      more={
        data && data.total > data.list.length ? (
          <Link to="/usercenter/order?tab=underWay">{formatMessage({ id: 'home.setupFailed.more' })}</Link>
        ) : undefined
      }
      error={data ? undefined : error}
      failedText={formatMessage({ id: 'failedSetup.failed' })}
      onRetry={refresh}
      retrying={isLoading}
    >
      {data?.list.map((order) => {
        const { address, note, action } = getTexts(order);
        return (
          <li key={order.orderId} className={styles.item}>
            <div className={styles.what}>
              <strong className={styles.name} dir="auto">
                {order.service.title}
              </strong>
              <p className={typography.secondary}>{note}</p>
            </div>
            <LinkButton to={address}>{action}</LinkButton>
          </li>
        );
      })}
    </AttentionList>
  );
}
