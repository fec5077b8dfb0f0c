import '@/locales/areas/charge';
import '@/locales/areas/order';
import { useIntl } from '@umijs/max';
import { Pagination } from 'antd';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { usePageInRange } from '@/components/usePageInRange';
import { AccessDialog } from './components/bought/AccessDialog';
import { BoughtFilters } from './components/bought/BoughtFilters';
import { BoughtService } from './components/bought/BoughtService';
import styles from './components/bought/BoughtService.module.css';
import { BoughtServicesSkeleton } from './components/bought/BoughtServicesSkeleton';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { useBoughtServices } from './components/bought/useBoughtServices';

/** `/usercenter/service`: what the person has bought, and what can be done with it. Filters and dialogs stand in the address. */
export default function BoughtServicesPage() {
  const { formatMessage } = useIntl();
  const services = useBoughtServices();
  const { data, error, loading, filters, change, dialog, isFiltered } = services;

  const beyond = usePageInRange({
    current: filters.current,
    listing: data,
    settled: !loading,
    turnTo: (page) => change({ current: page === 1 ? undefined : String(page) }, { replace: true }),
  });

  function content() {
    if (!data && error && !loading) {
      return <FailedState title={formatMessage({ id: 'bought.failed' })} onRetry={services.refresh} />;
    }
    if (!data || beyond) return <BoughtServicesSkeleton />;
    if (data.total === 0) {
      return (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={formatMessage({ id: isFiltered ? 'bought.notFound' : 'bought.none' })}
          action={
            isFiltered ? (
              <LinkButton to="/usercenter/service">{formatMessage({ id: 'bought.showAll' })}</LinkButton>
            ) : (
              <LinkButton type="primary" to="/serviceMarket">
                {formatMessage({ id: 'order.toMarket' })}
              </LinkButton>
            )
          }
        />
      );
    }
    return (
      <>
        <ul className={styles.list} aria-busy={loading}>
          {data.list.map((instance) => (
            <BoughtService
              key={instance.instanceId}
              instance={instance}
              moment={data}
              onOpen={(kind) => change({ [kind]: instance.instanceId })}
              onAutoRenew={(autoRenew) => services.switchAutoRenew(instance.instanceId, autoRenew)}
            />
          ))}
        </ul>
        <Pagination
          className={styles.paging}
          current={filters.current}
          pageSize={data.pageSize}
          total={data.total}
          showSizeChanger={false}
          hideOnSinglePage
          onChange={(page) => change({ current: page === 1 ? undefined : String(page) })}
        />
      </>
    );
  }

  const handleClose = () => change({ renew: undefined, upgrade: undefined, access: undefined });
  return (
    <div className={styles.page}>
      <h1 className={styles.pageTitle}>{formatMessage({ id: 'bought.title' })}</h1>
      <BoughtFilters filters={filters} counts={data?.counts} onChange={change} />
      {content()}
      {dialog?.kind === 'access' && <AccessDialog instanceId={dialog.instanceId} onClose={handleClose} />}
      {(dialog?.kind === 'renew' || dialog?.kind === 'upgrade') && (
        <ChangeDialog
          key={`${dialog.kind} ${dialog.instanceId}`}
          kind={dialog.kind}
          instanceId={dialog.instanceId}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
