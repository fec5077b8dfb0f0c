import { useIntl, useLocation, useModel } from '@umijs/max';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import { fetchService } from '@/services/service';
import { ConfirmOrder } from './components/confirm/ConfirmOrder';
import styles from './components/confirm/ConfirmOrder.module.css';
import { ConfirmSkeleton } from './components/confirm/ConfirmSkeleton';
import { useIntent } from './components/confirm/useIntent';

/** `/serviceMarket/order?serviceId=`: the last look before an order is placed. Nothing is sent without a press. */
export default function ConfirmOrderPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const serviceId = new URLSearchParams(search).get('serviceId') ?? '';
  const intent = useIntent();
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
      <FailedState heading="h1" title={formatMessage({ id: 'order.confirm.failed' })} onRetry={refresh} />
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={`${typography.titleLarge} ${styles.title}`}>
        {formatMessage({ id: 'order.confirm.title' })}
      </h1>
      {service && user && intent ? (
        <ConfirmOrder key={serviceId} service={service} user={user} search={search} intent={intent} />
      ) : (
        <ConfirmSkeleton />
      )}
    </div>
  );
}
