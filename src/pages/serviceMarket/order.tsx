import { useT } from '@@/texts/order';
import { useLocation, useModel } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { KEY_PARAMETER, newIdempotencyKey, readIdempotencyKey } from '@/browser/idempotencyKey';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { fetchService } from '@/services/service';
import { ConfirmOrder } from './components/confirm/ConfirmOrder';
import styles from './components/confirm/ConfirmOrder.module.css';

/** `/serviceMarket/order?serviceId=`: confirmation of an order before it is placed. */
export default function ConfirmOrderPage() {
  const serviceId = new URLSearchParams(useLocation().search).get('serviceId');
  return serviceId ? <ServiceOrder key={serviceId} serviceId={serviceId} /> : <NothingToOrder />;
}

function ServiceOrder({ serviceId }: { serviceId: string }) {
  const t = useT();
  const { search } = useLocation();
  const idempotencyKey = useIdempotencyKey();
  const user = useModel('@@initialState').initialState?.currentUser;
  const service = useQuery((options) => fetchService(serviceId, options));
  const frame = (content: ReactNode) => (
    <div className={styles.page}>
      <h1 className={`${typography.titleLarge} ${styles.title}`}>{t('order.confirm.title')}</h1>
      {content}
    </div>
  );

  return (
    <QueryContent
      query={service}
      heading="h1"
      failed={t('order.confirm.failed')}
      loading={frame(<ConfirmSkeleton />)}
      missing={<NothingToOrder />}
    >
      {(data) =>
        frame(
          user && idempotencyKey ? (
            <ConfirmOrder service={data} user={user} search={search} idempotencyKey={idempotencyKey} />
          ) : (
            <ConfirmSkeleton />
          ),
        )
      }
    </QueryContent>
  );
}

function NothingToOrder() {
  const t = useT();
  return (
    <StatusPage
      drawing="notFound"
      title={t('order.confirm.nothing')}
      description={t('order.confirm.nothing.description')}
      action={{ to: '/serviceMarket', text: t('order.toMarket') }}
    />
  );
}

/** Returns the order's idempotency key from the URL. Adds a new one when it is missing or invalid. */
function useIdempotencyKey(): string | undefined {
  const { query, change } = useQueryState();
  const idempotencyKey = readIdempotencyKey(query);

  useEffect(() => {
    if (idempotencyKey === undefined) change({ [KEY_PARAMETER]: newIdempotencyKey() }, { replace: true });
  }, [idempotencyKey, change]);

  return idempotencyKey;
}

function ConfirmSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.main}>
        <CardSkeleton rows={5} />
        <CardSkeleton rows={2} />
        <CardSkeleton rows={1} />
      </div>
      <CardSkeleton rows={8} />
    </div>
  );
}

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} vertical gap={16}>
      <Skeleton active paragraph={{ rows }} />
    </Flex>
  );
}
