import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Pagination, Skeleton } from 'antd';
import { useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { StatusPage } from '@/components/StatusPage';
import { usePageInRange } from '@/components/usePageInRange';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import { isRequestError } from '@/domain/requestError';
import { listOldOrders } from '@/services/oldOrder';
import { OldOrderFilters } from './components/OldOrderFilters';
import { OldOrderRow } from './components/OldOrderRow';
import styles from './components/OldOrders.module.css';

/** What stands in the address; what makes no sense there counts as not asked for. */
function readQuery(query: URLSearchParams) {
  const current = Number(query.get('current') ?? 1);
  const year = query.get('year') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50) || undefined,
    year: /^\d{4}$/.test(year) ? year : undefined,
    current: Number.isSafeInteger(current) && current > 0 ? current : 1,
  };
}

/** `/usercenter/order-old`: the archive, to look things up in. */
export default function OldOrderListPage() {
  const { formatMessage, locale } = useIntl();
  const { query, change } = useQueryState();
  const signal = useUnmountSignal();
  const top = useRef<HTMLHeadingElement>(null);
  const asked = readQuery(query);
  const { data, error, loading, refresh } = useRequest(
    () => listOldOrders({ ...asked, pageSize: DEFAULT_PAGE_SIZE }, { signal: signal() }),
    {
      refreshDeps: [JSON.stringify(asked), locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );
  const beyond = usePageInRange({
    current: asked.current,
    listing: data,
    settled: !loading && !error,
    turnTo: (page) => change({ current: page === 1 ? undefined : String(page) }, { replace: true }),
  });

  function openPage(page: number) {
    change({ current: page === 1 ? undefined : String(page) });
    top.current?.scrollIntoView();
  }

  function content() {
    if (error && !loading) {
      return <FailedState title={formatMessage({ id: 'usercenter.old.failed' })} onRetry={refresh} />;
    }
    if (!data || beyond) {
      return (
        <div className={styles.list} aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton active title={false} paragraph={{ rows: 2 }} />
            </div>
          ))}
        </div>
      );
    }
    if (data.total === 0) {
      return asked.keyword || asked.year ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={formatMessage({ id: 'usercenter.old.noneHere' })}
          action={
            <Button onClick={() => change({ keyword: undefined, year: undefined, current: undefined })}>
              {formatMessage({ id: 'usercenter.orders.clear' })}
            </Button>
          }
        />
      ) : (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={formatMessage({ id: 'usercenter.old.none' })}
          action={<LinkButton to="/usercenter/order">{formatMessage({ id: 'order.toOrders' })}</LinkButton>}
        />
      );
    }
    return (
      <>
        <p className={styles.quiet} role="status">
          {formatMessage({ id: 'usercenter.orders.total' }, { total: data.total })}
        </p>
        <ul className={styles.list} aria-busy={loading}>
          {data.list.map((order) => (
            <OldOrderRow key={order.orderId} order={order} />
          ))}
        </ul>
        {data.total > data.pageSize && (
          <nav className={styles.pages} aria-label={formatMessage({ id: 'usercenter.orders.pages' })}>
            <Pagination
              current={asked.current}
              pageSize={data.pageSize}
              total={data.total}
              showSizeChanger={false}
              onChange={openPage}
            />
          </nav>
        )}
      </>
    );
  }

  return (
    <div className={styles.page}>
      <div>
        <h1 ref={top} className={styles.pageTitle}>
          {formatMessage({ id: 'title.usercenter.orderOld' })}
        </h1>
        <p className={styles.quiet}>{formatMessage({ id: 'usercenter.old.lead' })}</p>
      </div>
      <OldOrderFilters keyword={asked.keyword ?? ''} year={asked.year ?? ''} years={data?.years ?? []} />
      {content()}
    </div>
  );
}
