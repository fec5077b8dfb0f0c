import { useIntl } from '@umijs/max';
import { Pagination, Skeleton } from 'antd';
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
import { UnpaidOrder } from './components/unpaid/UnpaidOrder';
import styles from './components/unpaid/UnpaidOrder.module.css';
import { useUnpaidOrders } from './components/unpaid/useUnpaidOrders';

/** `/serviceMarket/nopay`: the person's unpaid orders, while there is time. */
export default function UnpaidOrdersPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { query, change } = useQueryState();
  const asked = Number(query.get('current') ?? 1);
  const current = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const orders = useUnpaidOrders(current);
  const { data, error, loading } = orders;

  const beyond = usePageInRange({
    current,
    listing: data,
    settled: !loading,
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

  function content() {
    if (!data && error && !loading) {
      return <FailedState title={formatMessage({ id: 'order.unpaid.failed' })} onRetry={orders.refresh} />;
    }
    if (!data || beyond) {
      return (
        <div className={styles.list} aria-busy="true">
          {[0, 1, 2].map((key) => (
            <div key={key} className={styles.order}>
              <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
              <Skeleton active title={false} paragraph={{ rows: 2 }} />
            </div>
          ))}
        </div>
      );
    }
    if (data.total === 0) {
      return (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={formatMessage({ id: 'order.unpaid.none' })}
          action={
            <LinkButton type="primary" to="/serviceMarket">
              {formatMessage({ id: 'order.toMarket' })}
            </LinkButton>
          }
        />
      );
    }
    return (
      <>
        <ul className={styles.list}>
          {data.list.map((order) => (
            <UnpaidOrder
              key={order.orderId}
              order={order}
              moment={data}
              onCancel={(reason) => handleCancel(order.orderId, reason)}
              onTimeUp={() => orders.noteTimeUp(order.orderId)}
            />
          ))}
        </ul>
        <Pagination
          className={styles.paging}
          current={current}
          pageSize={data.pageSize}
          total={data.total}
          showSizeChanger={false}
          hideOnSinglePage
          onChange={(page) => change({ current: page === 1 ? undefined : String(page) })}
        />
      </>
    );
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.pageTitle}>{formatMessage({ id: 'order.unpaid.title' })}</h1>
      {content()}
    </div>
  );
}
