import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useCancelling } from '@/components/order/CancelOrder';
import { useOrderUpdates } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { listQuery } from '@/domain/listQuery';
import { cancelOrder, listOrders } from '@/services/order';
import { UnpaidOrder } from './components/unpaid/UnpaidOrder';
import styles from './components/unpaid/UnpaidOrder.module.css';

const unpaidQuery = listQuery({});

/** `/serviceMarket/nopay`: the user's unpaid orders. */
export default function UnpaidOrdersPage() {
  const { formatMessage } = useIntl();
  const orders = useList('order.unpaid', unpaidQuery, (query, options) =>
    listOrders({ ...query, status: ['pendingPayment', 'paying'] }, options),
  );
  const { refreshQuietly, noteTimeUp } = useOrderUpdates(orders);

  const cancel = useCancelling(cancelOrder, refreshQuietly);

  return (
    <div className={layout.page}>
      <h1 className={typography.titleLarge}>{formatMessage({ id: 'order.unpaid.title' })}</h1>
      <ListContent
        list={orders}
        emptyAction={{ to: '/serviceMarket', text: formatMessage({ id: 'order.toMarket' }) }}
        skeleton={
          <Flex vertical gap={16}>
            <OrderSkeleton />
            <OrderSkeleton />
            <OrderSkeleton />
          </Flex>
        }
      >
        {(data) => (
          <Flex component="ul" vertical gap={16}>
            {data.list.map((order) => (
              <UnpaidOrder
                key={order.orderId}
                order={order}
                moment={data}
                onCancel={(reason) => cancel(order.orderId, reason)}
                onTimeUp={() => noteTimeUp(order)}
              />
            ))}
          </Flex>
        )}
      </ListContent>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div className={`${panelStyles.surface} ${styles.order}`}>
      <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </div>
  );
}
