import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useOrderUpdates } from '@/components/order/useLiveOrder';
import typography from '@/components/typography.module.css';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isRequestError } from '@/domain/requestError';
import { cancelOrder, listOrders } from '@/services/order';
import { OrderRow } from './components/list/OrderRow';
import { OrderRowsLoading, OrderTable } from './components/list/OrderTable';
import { OrderTabs } from './components/list/OrderTabs';
import { orderQuery, toServiceQuery } from './components/list/orderQuery';

/** `/usercenter/order`: the person's orders by state, words and days. */
export default function OrderListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const top = useRef<HTMLHeadingElement>(null);
  const orders = useList(orderQuery, (query, options) => listOrders(toServiceQuery(query), options));
  const { refreshQuietly, noteTimeUp } = useOrderUpdates(orders, [
    'paying',
    'paid',
    'provisioning',
    'refunding',
  ]);
  const t = (id: TextSuffix<'usercenter.orders'>, values?: Record<string, number>) =>
    formatMessage({ id: `usercenter.orders.${id}` }, values);

  async function handleCancel(orderId: string, reason: CancelReason) {
    try {
      await cancelOrder(orderId, reason);
      void message.success(formatMessage({ id: 'order.cancelled.title' }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
      if (failure.code === ORDER_ERROR.transitionRefused) void message.warning(failure.message);
    }
    await refreshQuietly();
  }

  const filters: Filter<'keyword' | 'from' | 'to'>[] = [
    { kind: 'search', name: 'keyword', label: t('keyword') },
    {
      kind: 'dateRange',
      first: { name: 'from', label: t('from') },
      last: { name: 'to', label: t('to') },
    },
  ];
  return (
    <Flex vertical gap={16}>
      <h1 ref={top}>{formatMessage({ id: 'title.usercenter.order' })}</h1>
      <OrderTabs
        active={orders.query.tab}
        counts={orders.data?.counts}
        searchOf={(tab) => orders.searchWith({ tab })}
      />
      <FilterBar
        list={orders}
        filters={filters}
        texts={{ form: t('filters'), submit: t('search'), clear: t('clear'), reversed: t('order') }}
      />
      <ListContent
        list={orders}
        texts={{
          failed: t('failed'),
          empty: t('none'),
          notFound: t('noneHere'),
          clear: t('clear'),
          pages: t('pages'),
        }}
        emptyAction={
          <LinkButton type="primary" to="/serviceMarket">
            {formatMessage({ id: 'order.toMarket' })}
          </LinkButton>
        }
        skeleton={
          <OrderTable busy>
            <OrderRowsLoading />
          </OrderTable>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {t('total', { total: data.total })}
            </p>
            <OrderTable busy={orders.isLoading}>
              {data.list.map((order) => (
                <OrderRow
                  key={order.orderId}
                  order={order}
                  moment={data}
                  onCancel={(reason) => handleCancel(order.orderId, reason)}
                  onTimeUp={() => noteTimeUp(order.orderId)}
                />
              ))}
            </OrderTable>
          </>
        )}
      </ListContent>
    </Flex>
  );
}
