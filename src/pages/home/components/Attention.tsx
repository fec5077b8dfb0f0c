import '@@/texts/coupon';
import '@@/texts/outlook';
import { Link, useAccess, useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { CouponLine } from '@/components/coupon/CouponLine';
import { LinkButton } from '@/components/LinkButton';
import { partOfDay } from '@/components/partOfDay';
import { useStoppingServices } from '@/components/service/useStoppingServices';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { deviceHour } from '@/domain/calendar';
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

/** The services that end soon without a renewal. */
function ExpiringServices() {
  const { formatMessage } = useIntl();
  const { query, title, services, hasMore } = useStoppingServices(listInstances, PAGE_SIZE);
  return (
    <AttentionList
      title={title}
      more={hasMore && <Link to="/usercenter/service">{formatMessage({ id: 'home.ending.more' })}</Link>}
      error={query.data ? undefined : query.error}
      failedText={formatMessage({ id: 'home.ending.failed' })}
      onRetry={query.refresh}
      retrying={query.isLoading}
    >
      {services?.map((service) => (
        <li key={service.instanceId} className={styles.item}>
          <div className={styles.what}>
            <strong className={styles.name} dir="auto">
              {service.title}
            </strong>
            <p className={typography.secondary}>{service.note}</p>
          </div>
          <LinkButton to={service.address}>{service.action}</LinkButton>
        </li>
      ))}
    </AttentionList>
  );
}
