import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import { PageHeader } from '@/components/PageHeader';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { type OldOrderSummary, oldOrderQuery } from '@/domain/order/oldOrder';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { listOldOrders } from '@/services/order';
import styles from '../order/components/list/OrderList.module.css';
import { NumberCell, OrderRowsLoading, OrderTable, ServiceCell } from '../order/components/list/OrderTable';
import { PastOrderTabs } from '../order/components/list/OrderTabs';

/** `/usercenter/order-old`: the archived orders, as the last tab of the orders. */
export default function OldOrderListPage() {
  const t = useT(orderTexts);
  const toOption = (value: string, count = 0) => ({
    value,
    label: t('usercenter.old.year', { year: value, count }),
  });
  const orders = useList('usercenter.old', oldOrderQuery, listOldOrders, {
    options: (data, { year }) => {
      const options = (data?.years ?? []).map((entry) => toOption(String(entry.year), entry.count));
      // The year in the URL may have no matching orders.
      const isMissing = year !== undefined && !options.some(({ value }) => value === year);
      return { year: isMissing ? [...options, toOption(year)] : options };
    },
  });
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.orderOld')} />
      <Flex vertical gap={16}>
        <PastOrderTabs />
        <p className={typography.secondary}>{t('usercenter.old.lead')}</p>
        <FilterBar list={orders} />
        <ListContent
          list={orders}
          emptyAction={{ to: '/usercenter/order', text: t('order.toOrders') }}
          skeleton={
            <>
              <p className={typography.note}>&nbsp;</p>
              <OrderTable loading isReadOnly>
                <OrderRowsLoading />
              </OrderTable>
            </>
          }
        >
          {(data) => (
            <OrderTable loading={orders.isLoading} isReadOnly>
              {data.list.map((order) => (
                <OldOrderRow key={order.orderId} order={order} />
              ))}
            </OrderTable>
          )}
        </ListContent>
      </Flex>
    </div>
  );
}

function OldOrderRow({ order }: { order: OldOrderSummary }) {
  const t = useT(orderTexts);
  const { orderId, serviceTitle, planName, status, origin, amount, createdAt } = order;
  return (
    <tr className={styles.row}>
      <ServiceCell to={`/usercenter/order-old/${encodePart(orderId)}`} title={serviceTitle}>
        {planName && <span>{planName}</span>}
        <span>{t(`usercenter.old.origin.${origin}`)}</span>
      </ServiceCell>
      <NumberCell orderId={orderId} createdAt={createdAt} />
      <td className={styles.status}>
        <StatusTag tone={ORDER_STATUS_TONE[status]} text={t(`order.status.${status}`)} />
      </td>
      <td className={styles.amount}>
        <Money cents={amount} />
      </td>
    </tr>
  );
}
