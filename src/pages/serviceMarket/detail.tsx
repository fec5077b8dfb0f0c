import { useT } from '@@/texts/detail';
// For all pages of the layout: one copy.
import '@@/texts/article';
import { Link, Outlet, useLocation } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { Trail } from '@/components/Trail';
import { encodePart } from '@/domain/characters';
import { fetchService } from '@/services/service';
import styles from './detail/components/Detail.module.css';
import { Head } from './detail/components/Head';
import headStyles from './detail/components/Head.module.css';
import { PurchaseBox, UnavailableBox } from './detail/components/purchase/PurchaseBox';
import { ReviewSlot } from './detail/components/reviews/ReviewSlot';
import { SimilarServices } from './detail/components/SimilarServices';

/** One service with its two tabs. Fetches the service once for both. */
export default function ServiceDetailLayout() {
  const serviceId = new URLSearchParams(useLocation().search).get('serviceId');
  return serviceId ? <ServiceDetail key={serviceId} serviceId={serviceId} /> : <ServiceNotFound />;
}

function ServiceDetail({ serviceId }: { serviceId: string }) {
  const t = useT();
  const detail = useQuery((options) => fetchService(serviceId, options));

  return (
    <QueryContent
      query={detail}
      heading="h1"
      failed={t('detail.failed')}
      loading={<DetailSkeleton />}
      missing={<ServiceNotFound />}
    >
      {(service) => (
        <div className={layout.page}>
          <div className={styles.service}>
            <Flex className={styles.head} vertical gap={8}>
              <CategoryTrail columnId={service.columnId} />
              <Head service={service} />
            </Flex>
            {service.status === 'active' ? (
              <PurchaseBox service={service} onOutdated={detail.refresh} />
            ) : (
              <UnavailableBox service={service} />
            )}
            <div className={`${panelStyles.panel} ${styles.body}`}>
              <DetailTabs />
              <Outlet context={service} />
            </div>
          </div>
          <ReviewSlot service={service} />
          <SimilarServices service={service} />
        </div>
      )}
    </QueryContent>
  );
}

function ServiceNotFound() {
  const t = useT();
  return (
    <StatusPage
      drawing="notFound"
      title={t('detail.unknown.title')}
      description={t('detail.unknown.description')}
      action={{ to: '/serviceMarket', text: t('detail.toMarket') }}
    />
  );
}

const TABS = ['tab1', 'tab2'] as const;

/** Links between the two tab routes, which keep the configuration in the query. */
function DetailTabs() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Flex className={styles.tabs} component="nav" gap={8} aria-label={t('detail.tabs')}>
      {TABS.map((tab) => {
        const isCurrent = pathname.replace(/\/+$/, '').endsWith(`/${tab}`);
        return (
          <Link
            key={tab}
            to={{ pathname: `/serviceMarket/detail/${tab}`, search }}
            state={{ keepsPlace: true }}
            replace={isCurrent}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {t(`detail.${tab}`)}
          </Link>
        );
      })}
    </Flex>
  );
}

function CategoryTrail({ columnId }: { columnId: string }) {
  const t = useT();
  const { roots } = useColumns();
  const categories = useMemo(() => columnPath(roots, columnId).slice(1), [roots, columnId]);
  return (
    <Trail
      label={t('detail.trail')}
      steps={[
        { key: 'market', text: t('title.serviceMarket'), to: '/serviceMarket' },
        ...categories.map(({ recordId, title }) => ({
          key: recordId,
          text: title,
          to: `/serviceMarket?columnId=${encodePart(recordId)}`,
        })),
      ]}
    />
  );
}

function DetailSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <div className={styles.service}>
        <div className={`${styles.head} ${headStyles.head}`}>
          <div className={styles.pictureSkeleton} />
          <Skeleton active title paragraph={{ rows: 5 }} />
        </div>
        <div className={`${panelStyles.panel} ${styles.boxSkeleton}`}>
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        </div>
        <div className={`${panelStyles.panel} ${styles.body}`}>
          <Skeleton active title paragraph={{ rows: 8 }} />
        </div>
      </div>
    </div>
  );
}
