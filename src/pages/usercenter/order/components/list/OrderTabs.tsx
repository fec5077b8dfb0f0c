import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { countGroup, ORDER_GROUP_NAMES, type OrderGroup } from '@/pages/usercenter/components/orderGroups';
import styles from './OrderList.module.css';

interface OrderTabsProps {
  active: OrderGroup | undefined;
  /** Missing while they are not known. */
  counts: Record<OrderStatus, number> | undefined;
  /** The URL's search for a group. */
  searchOf: (group: OrderGroup | undefined) => string;
}

/** The groups of orders with how many there are, each an address of its own; words and days stay as they are. */
export function OrderTabs({ active, counts, searchOf }: OrderTabsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { pathname } = useLocation();

  function tab(group: OrderGroup | undefined): ReactNode {
    return (
      <Link
        key={group ?? 'all'}
        to={{ pathname, search: searchOf(group) }}
        aria-current={group === active ? 'page' : undefined}
        className={styles.tab}
      >
        {formatMessage({ id: `usercenter.orders.tab.${group ?? 'all'}` })}{' '}
        {counts && <span className={styles.count}>{formatNumber(countGroup(counts, group))}</span>}
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
