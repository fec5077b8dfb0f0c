import panelStyles from '@/components/panel.module.css';
import '@/locales/areas/detail';
import { Outlet, useIntl, useLocation } from '@umijs/max';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { CategoryTrail } from './detail/components/CategoryTrail';
import styles from './detail/components/Detail.module.css';
import { DetailSkeleton } from './detail/components/DetailSkeleton';
import { DetailTabs } from './detail/components/DetailTabs';
import { Head } from './detail/components/Head';
import { PurchaseBox } from './detail/components/purchase/PurchaseBox';
import { UnavailableBox } from './detail/components/purchase/UnavailableBox';
import { SimilarServices } from './detail/components/SimilarServices';

/** One service around its two tabs. It reads the service once and stays while the tabs change. */
export default function ServiceDetailLayout() {
  const serviceId = new URLSearchParams(useLocation().search).get('serviceId');
  return serviceId ? <ServiceDetail key={serviceId} serviceId={serviceId} /> : <ServiceUnknown />;
}

function ServiceDetail({ serviceId }: { serviceId: string }) {
  const { formatMessage } = useIntl();
  const {
    data: service,
    error,
    isLoading,
    refresh,
  } = useQuery((options) => fetchService(serviceId, options));

  if (!service && isLoading) return <DetailSkeleton />;
  if (hasErrorCode(error, 404)) return <ServiceUnknown />;
  if (!service) {
    return (
      <FailedState
        heading="h1"
        title={formatMessage({ id: 'detail.failed' })}
        retrying={isLoading}
        onRetry={refresh}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.service}>
        <CategoryTrail columnId={service.columnId} />
        <Head service={service} />
        {service.status === 'active' ? (
          <PurchaseBox service={service} onOutdated={refresh} />
        ) : (
          <UnavailableBox service={service} />
        )}
        <div className={`${panelStyles.surface} ${styles.body}`}>
          <DetailTabs />
          <Outlet context={service} />
        </div>
      </div>
      <SimilarServices service={service} />
    </div>
  );
}

/** Stands where an address names no service, or one that does not exist. */
function ServiceUnknown() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'detail.unknown.title' })}
      description={formatMessage({ id: 'detail.unknown.description' })}
      action={
        <LinkButton type="primary" to="/serviceMarket">
          {formatMessage({ id: 'detail.toMarket' })}
        </LinkButton>
      }
    />
  );
}
