import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { listQuery, matching, text } from '@/domain/listQuery';
import { listOldOrders } from '@/services/order';
import { OldOrderFilters } from './components/OldOrderFilters';
import { OldOrderRow } from './components/OldOrderRow';
import styles from './components/OldOrders.module.css';

const oldOrderQuery = listQuery({ keyword: text(), year: matching(/^\d{4}$/) });

/** `/usercenter/order-old`: the archive, to look things up in. */
export default function OldOrderListPage() {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLHeadingElement>(null);
  const orders = useList(oldOrderQuery, listOldOrders);
  const { keyword = '', year = '' } = orders.query;
  return (
    <Flex vertical gap={16}>
      <div>
        <h1 ref={top}>{formatMessage({ id: 'title.usercenter.orderOld' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'usercenter.old.lead' })}</p>
      </div>
      <OldOrderFilters
        keyword={keyword}
        year={year}
        years={orders.data?.years ?? []}
        onChange={orders.change}
      />
      <ListContent
        list={orders}
        texts={{
          failed: formatMessage({ id: 'usercenter.old.failed' }),
          empty: formatMessage({ id: 'usercenter.old.none' }),
          notFound: formatMessage({ id: 'usercenter.old.noneHere' }),
          clear: formatMessage({ id: 'usercenter.orders.clear' }),
          pages: formatMessage({ id: 'usercenter.orders.pages' }),
        }}
        emptyAction={
          <LinkButton to="/usercenter/order">{formatMessage({ id: 'order.toOrders' })}</LinkButton>
        }
        skeleton={
          <div className={panelStyles.surface}>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton active title={false} paragraph={{ rows: 2 }} />
              </div>
            ))}
          </div>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {formatMessage({ id: 'usercenter.orders.total' }, { total: data.total })}
            </p>
            <ul className={panelStyles.surface}>
              {data.list.map((order) => (
                <OldOrderRow key={order.orderId} order={order} />
              ))}
            </ul>
          </>
        )}
      </ListContent>
    </Flex>
  );
}
