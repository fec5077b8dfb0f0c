import { useT } from '@@/texts/order';
import '@@/texts/usercenter';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useCancelling } from '@/components/order/CancelOrder';
import { useOrderUpdates } from '@/components/order/useLiveOrder';
import { PageHeader } from '@/components/PageHeader';
import typography from '@/components/typography.module.css';
import { countGroups, orderQuery, toOrderFilters } from '@/domain/order/orderGroups';
import { cancelOrder, listOrders } from '@/services/order';
import { OrderRow, OrderRowsLoading, OrderTable } from './components/list/OrderTable';
import { PastOrdersTab } from './components/list/OrderTabs';

/** `/usercenter/order`: the user's orders, filtered by group, keyword and days. */
export default function OrderListPage() {
  const t = useT();
  const orders = useList('usercenter.orders', orderQuery, (query, options) =>
    listOrders(toOrderFilters(query), options),
  );
  const { refreshQuietly, noteTimeUp } = useOrderUpdates(orders);
  const cancel = useCancelling(cancelOrder, refreshQuietly);

  const counts = orders.data?.counts;
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.order')} />
      <Flex vertical gap={16}>
        <FilterBar
          list={orders}
          tabs="tab"
          counts={counts && countGroups(counts)}
          moreTabs={<PastOrdersTab />}
          foldedOnPhone={['from']}
        />
        <ListContent
          list={orders}
          emptyAction={{ to: '/serviceMarket', text: t('order.toMarket') }}
          skeleton={
            <>
              <p className={typography.note}>&nbsp;</p>
              <OrderTable loading>
                <OrderRowsLoading />
              </OrderTable>
            </>
          }
        >
          {(data) => (
            <OrderTable loading={orders.isLoading}>
              {data.list.map((order) => (
                <OrderRow
                  key={order.orderId}
                  order={order}
                  moment={data}
                  onCancel={(reason) => cancel(order.orderId, reason)}
                  onTimeUp={() => noteTimeUp(order)}
                />
              ))}
            </OrderTable>
          )}
        </ListContent>
      </Flex>
    </div>
  );
}
