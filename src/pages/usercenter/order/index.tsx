import { useIntl } from '@umijs/max';
import { Button, Pagination } from 'antd';
import { useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { usePageInRange } from '@/components/usePageInRange';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isRequestError } from '@/domain/requestError';
import { cancelOrder } from '@/services/order';
import { OrderFilters } from './components/list/OrderFilters';
import styles from './components/list/OrderList.module.css';
import { OrderRow } from './components/list/OrderRow';
import { OrderRowsLoading, OrderTable } from './components/list/OrderTable';
import { OrderTabs } from './components/list/OrderTabs';
import { readAskedOrders } from './components/list/orderQuery';
import { useOrderList } from './components/list/useOrderList';

/** `/usercenter/order`: the person's orders by state, words and days, page by page, all of it in the address. */
export default function OrderListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { query, change } = useQueryState();
  const top = useRef<HTMLHeadingElement>(null);
  const asked = readAskedOrders(query);
  const orders = useOrderList(asked);
  const { data, error, loading } = orders;
  const filtered = Boolean(asked.group || asked.keyword || asked.from || asked.to);

  const beyond = usePageInRange({
    current: asked.current,
    listing: data,
    settled: !loading && !error,
    turnTo: (page) => change({ current: page === 1 ? undefined : String(page) }, { replace: true }),
  });

  async function handleCancel(orderId: string, reason: CancelReason) {
    try {
      await cancelOrder(orderId, reason);
      void message.success(formatMessage({ id: 'order.cancelled.title' }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
      if (failure.code === ORDER_ERROR.transitionRefused) void message.warning(failure.message);
    }
    await orders.refreshQuietly();
  }

  function openPage(page: number) {
    change({ current: page === 1 ? undefined : String(page) });
    top.current?.scrollIntoView();
  }

  function empty() {
    return filtered ? (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={formatMessage({ id: 'usercenter.orders.noneHere' })}
        action={
          <Button
            onClick={() =>
              change({
                tab: undefined,
                keyword: undefined,
                from: undefined,
                to: undefined,
                current: undefined,
              })
            }
          >
            {formatMessage({ id: 'usercenter.orders.clear' })}
          </Button>
        }
      />
    ) : (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={formatMessage({ id: 'usercenter.orders.none' })}
        action={
          <LinkButton type="primary" to="/serviceMarket">
            {formatMessage({ id: 'order.toMarket' })}
          </LinkButton>
        }
      />
    );
  }

  function content() {
    // What is still shown of an earlier search would be an answer to another question.
    if (error && !loading) {
      return (
        <FailedState title={formatMessage({ id: 'usercenter.orders.failed' })} onRetry={orders.refresh} />
      );
    }
    if (!data || beyond) {
      return (
        <OrderTable busy>
          <OrderRowsLoading />
        </OrderTable>
      );
    }
    if (data.total === 0) return empty();
    return (
      <>
        <p className={styles.total} role="status">
          {formatMessage({ id: 'usercenter.orders.total' }, { total: data.total })}
        </p>
        <OrderTable busy={loading}>
          {data.list.map((order) => (
            <OrderRow
              key={order.orderId}
              order={order}
              moment={data}
              onCancel={(reason) => handleCancel(order.orderId, reason)}
              onTimeUp={() => orders.noteTimeUp(order.orderId)}
            />
          ))}
        </OrderTable>
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
      <h1 ref={top} className={styles.pageTitle}>
        {formatMessage({ id: 'title.usercenter.order' })}
      </h1>
      <OrderTabs active={asked.group} counts={data?.counts} />
      <OrderFilters {...asked} />
      {content()}
    </div>
  );
}
