import { Link, useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { listOrders } from '@/services/order';
import styles from './Attention.module.css';
import { AttentionList } from './AttentionList';

const PAGE_SIZE = 3;

/** The paid orders whose setup failed, with the amount and date of their refund. */
export function FailedSetups() {
  const { formatMessage, locale } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listOrders({ status: ['provisionFailed'], pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionList
      title={formatMessage({ id: 'home.setupFailed' }, { count: data?.total ?? 0 })}
      more={
        data && data.total > data.list.length ? (
          <Link to="/usercenter/order?tab=underWay">{formatMessage({ id: 'home.setupFailed.more' })}</Link>
        ) : undefined
      }
      failed={error && !data ? formatMessage({ id: 'home.setupFailed.failed' }) : undefined}
      onRetry={refresh}
      retrying={isLoading}
    >
      {data?.list.flatMap(({ orderId, service, payableAmount, refundDue }) =>
        refundDue === undefined
          ? []
          : [
              <li key={orderId} className={styles.item}>
                <div className={styles.what}>
                  <strong className={styles.name} dir="auto">
                    {service.title}
                  </strong>
                  <p className={typography.secondary}>
                    {formatMessage(
                      { id: 'home.setupFailed.note' },
                      {
                        amount: formatMoney(payableAmount, locale),
                        date: dateText(locale, refundDue, { dateStyle: 'long' }),
                      },
                    )}
                  </p>
                </div>
                <LinkButton to={`/usercenter/order/${encodeURIComponent(orderId)}`}>
                  {formatMessage({ id: 'home.setupFailed.open' })}
                </LinkButton>
              </li>,
            ],
      )}
    </AttentionList>
  );
}
