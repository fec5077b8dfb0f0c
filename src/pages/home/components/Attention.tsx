import '@/locales/areas/coupon';
import '@/locales/areas/outlook';
import { Link, useAccess, useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { CouponLine } from '@/components/coupon/CouponLine';
import { LinkButton } from '@/components/LinkButton';
import { instanceAddress } from '@/components/order/orderAgain';
import { partOfDay } from '@/components/partOfDay';
import { useQuery } from '@/components/query/useQuery';
import { useOutlook } from '@/components/service/useOutlook';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { deviceHour } from '@/domain/calendar';
import { isExpiringSoon } from '@/domain/instance/instance';
import { daysUntil } from '@/domain/instance/upgrade';
import { dateText } from '@/domain/intlFormats';
import { serverNow } from '@/domain/serverClock';
import { listCoupons } from '@/services/coupon';
import { listInstances } from '@/services/instance';
import styles from './Attention.module.css';
import { AttentionList } from './AttentionList';
import { FailedSetups } from './FailedSetups';
import { UnpaidOrders } from './UnpaidOrders';

/** Greets the user, names a coupon and lists unpaid orders, failed setups and expiring services, if any. */
export default function Attention({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const { formatMessage } = useIntl();
  const access = useAccess();
  return (
    <section className={styles.attention} aria-label={formatMessage({ id: 'home.attention' })}>
      <p className={typography.titleMedium}>
        {formatMessage({ id: `welcome.${partOfDay(deviceHour())}` }, { name: accountName(user) })}
      </p>
      <CouponLine read={listCoupons} />
      <CardGrid className={styles.lists} min={420} stretch>
        {access['/order'] && <UnpaidOrders />}
        {access['/usercenter/order'] && <FailedSetups />}
        {access['/usercenter/service'] && <ExpiringServices />}
      </CardGrid>
    </section>
  );
}

const PAGE_SIZE = 3;

/** The services that end soon. */
function ExpiringServices() {
  const { formatMessage, locale } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listInstances({ expiringSoon: 1, pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  const now = data ? serverNow(data) : 0;
  const getOutlook = useOutlook();
  const expiring = data?.list.filter((instance) => isExpiringSoon(instance, now)) ?? [];

  return (
    <AttentionList
      title={formatMessage({ id: 'home.ending' }, { count: data?.total ?? 0 })}
      more={
        data && data.total > expiring.length ? (
          <Link to="/usercenter/service">{formatMessage({ id: 'home.ending.more' })}</Link>
        ) : undefined
      }
      error={data ? undefined : error}
      failedText={formatMessage({ id: 'home.ending.failed' })}
      onRetry={refresh}
      retrying={isLoading}
    >
      {expiring.map((instance) => {
        const { instanceId, service, endsOn = '' } = instance;
        const outlook = getOutlook(instance, now);
        return (
          <li key={instanceId} className={styles.item}>
            <div className={styles.what}>
              <strong className={styles.name} dir="auto">
                {service.title}
              </strong>
              <p className={typography.secondary} title={dateText(locale, endsOn)}>
                {outlook?.text ??
                  formatMessage({ id: 'home.ending.ends' }, { days: daysUntil(Date.parse(endsOn), now) })}
              </p>
            </div>
            <LinkButton to={outlook?.action?.address ?? instanceAddress(instanceId)}>
              {outlook?.action?.text ?? formatMessage({ id: 'home.ending.open' })}
            </LinkButton>
          </li>
        );
      })}
    </AttentionList>
  );
}
