import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import { FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useCancelling } from '@/components/order/CancelOrder';
import { countGroup, ORDER_GROUP_NAMES, type OrderGroup } from '@/components/order/orderGroups';
import { useOrderUpdates } from '@/components/order/useLiveOrder';
import typography from '@/components/typography.module.css';
import { useBreakpoint } from '@/components/useMedia';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { cancelOrder } from '@/services/order';
import styles from './components/list/OrderList.module.css';
import { OrderRow, OrderRowsLoading, OrderTable } from './components/list/OrderTable';
import { orderListQuery, readOrders } from './components/list/orderListQuery';

/** `/usercenter/order`: the user's orders, filtered by group, keyword and days. */
export default function OrderListPage() {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLHeadingElement>(null);
  const isPhone = !useBreakpoint('md');
  const [isExpanded, setExpanded] = useState(false);
  const orders = useList(orderListQuery, readOrders);
  const { refreshQuietly, noteTimeUp } = useOrderUpdates(orders, [
    'paying',
    'paid',
    'provisioning',
    'refunding',
  ]);
  const t = (id: TextSuffix<'usercenter.orders'>, values?: Record<string, number>) =>
    formatMessage({ id: `usercenter.orders.${id}` }, values);

  const cancel = useCancelling(cancelOrder, refreshQuietly);

  const filters: Filter<'keyword' | 'from' | 'to'>[] = [
    { kind: 'search', name: 'keyword', label: t('keyword') },
    {
      kind: 'dateRange',
      first: { name: 'from', label: t('from') },
      last: { name: 'to', label: t('to') },
      folded: isPhone,
    },
  ];
  const tabs: Filter<'tab'> = {
    kind: 'oneOf',
    name: 'tab',
    label: t('tabs'),
    options: ORDER_GROUP_NAMES.map((value) => ({ value, label: t(`tab.${value}`) })),
  };
  return (
    <Flex vertical gap={16}>
      <h1 ref={top}>{formatMessage({ id: 'title.usercenter.order' })}</h1>
      <OrderTabs
        active={orders.query.tab}
        counts={orders.data?.counts}
        getSearch={(tab) => orders.searchWith({ tab })}
      />
      <FilterBar
        list={orders}
        filters={filters}
        texts={{
          form: t('filters'),
          submit: t('search'),
          clear: t('clear'),
          reversed: t('order'),
          more: (set) => t('more', { set }),
        }}
        isExpanded={isExpanded}
        onExpand={setExpanded}
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
        activeFilters={
          <FilterChips
            filters={getActiveFilters(orders, [...filters, tabs])}
            texts={{
              list: t('active'),
              remove: (filter) => formatMessage({ id: 'usercenter.orders.remove' }, { filter }),
            }}
          />
        }
        emptyAction={
          <LinkButton type="primary" to="/serviceMarket">
            {formatMessage({ id: 'order.toMarket' })}
          </LinkButton>
        }
        skeleton={
          <>
            <p className={typography.note}>&nbsp;</p>
            <OrderTable loading>
              <OrderRowsLoading />
            </OrderTable>
          </>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {t('total', { total: data.total })}
            </p>
            <OrderTable loading={orders.isLoading}>
              {data.list.map((order) => (
                <OrderRow
                  key={order.orderId}
                  order={order}
                  moment={data}
                  onCancel={(reason) => cancel(order.orderId, reason)}
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

interface OrderTabsProps {
  active: OrderGroup | undefined;
  /** Missing until loaded. */
  counts: Record<OrderStatus, number> | undefined;
  /** The URL's search for a group. */
  getSearch: (group: OrderGroup | undefined) => string;
}

/** Links to the order groups with their counts; the other filters stay. */
function OrderTabs({ active, counts, getSearch }: OrderTabsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { pathname } = useLocation();

  function tab(group: OrderGroup | undefined): ReactNode {
    return (
      <Link
        key={group ?? 'all'}
        to={{ pathname, search: getSearch(group) }}
        aria-current={group === active ? 'page' : undefined}
        className={styles.tab}
      >
        {formatMessage({ id: `usercenter.orders.tab.${group ?? 'all'}` })}{' '}
        <span className={styles.count}>{counts && formatNumber(countGroup(counts, group))}</span>
      </Link>
    );
  }

  return (
    <Flex
      className={styles.tabs}
      component="nav"
      gap={8}
      aria-label={formatMessage({ id: 'usercenter.orders.tabs' })}
    >
      {[undefined, ...ORDER_GROUP_NAMES].map(tab)}
    </Flex>
  );
}
