import { useIntl, useLocation, useModel } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useEffect } from 'react';
import { KEY_PARAMETER, newIdempotencyKey, readIdempotencyKey } from '@/browser/idempotencyKey';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { ConfirmOrder } from './components/confirm/ConfirmOrder';
import styles from './components/confirm/ConfirmOrder.module.css';

/** `/serviceMarket/order?serviceId=`: confirmation of an order before it is placed. */
export default function ConfirmOrderPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const serviceId = new URLSearchParams(search).get('serviceId') ?? '';
  const idempotencyKey = useIdempotencyKey();
  const user = useModel('@@initialState').initialState?.currentUser;
  const { data, error, isLoading, refresh } = useQuery((options) => fetchService(serviceId, options), {
    key: serviceId,
    ready: serviceId !== '',
  });
  const service = data?.serviceId === serviceId ? data : undefined;
  const unknown = hasErrorCode(error, 404) && !isLoading;

  if (serviceId === '' || unknown) {
    return (
      <StatusPage
        drawing="notFound"
        title={formatMessage({ id: 'order.confirm.nothing' })}
        description={formatMessage({ id: 'order.confirm.nothing.description' })}
        action={
          <LinkButton type="primary" to="/serviceMarket">
            {formatMessage({ id: 'order.toMarket' })}
          </LinkButton>
        }
      />
    );
  }
  if (!service && error && !isLoading) {
    return (
      <FailedState
        error={error}
        heading="h1"
        title={formatMessage({ id: 'order.confirm.failed' })}
        onRetry={refresh}
      />
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={`${typography.titleLarge} ${styles.title}`}>
        {formatMessage({ id: 'order.confirm.title' })}
      </h1>
      {service && user && idempotencyKey ? (
        <ConfirmOrder
          key={serviceId}
          service={service}
          user={user}
          search={search}
          idempotencyKey={idempotencyKey}
        />
      ) : (
        <ConfirmSkeleton />
      )}
    </div>
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
