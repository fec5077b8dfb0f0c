import '@@/texts/balance';
import { Link, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { BudgetBar } from '@/components/BudgetStatus';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { countGroups } from '@/domain/order/orderGroups';
import { ORDER_GROUP_NAMES } from '@/domain/order/orderMachine';
import { BlockFailed, type BlockQuery } from './AttentionBlock';
import styles from './Overview.module.css';
import type { AccountSummary } from './useAccountSummary';

const CHARGES = '/usercenter/service/charge';

/** Balance, services and orders in one strip; each loads and fails on its own. */
export function OverviewSummary({ balance, budget, services, orders }: AccountSummary) {
  return (
    <div className={`${panelStyles.surface} ${styles.strip}`}>
      {balance && <BalanceCell query={balance} />}
      {budget && <BudgetCell query={budget} />}
      {services && <ServicesCell query={services} />}
      {orders && <OrdersCell query={orders} />}
    </div>
  );
}

function BalanceCell({ query }: { query: NonNullable<AccountSummary['balance']> }) {
  const { formatMessage } = useIntl();
  return (
    <Cell
      title={formatMessage({ id: 'usercenter.overview.balance' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.overview.charges.failed' })}
    >
      {({ balance, months }) => {
        const thisMonth = months.at(-1);
        return (
          <>
            <Flex wrap align="center" justify="space-between" gap="4px 16px">
              <Link to={CHARGES} className={styles.value}>
                <Money cents={balance} />
              </Link>
              <LinkButton to={topUpAddress()}>
                {formatMessage({ id: 'usercenter.overview.topUp' })}
              </LinkButton>
            </Flex>
            {thisMonth?.paidFromBalance !== undefined && (
              <Link to={`/usercenter/service/statement?month=${thisMonth.month}`} className={styles.detail}>
                {formatMessage({ id: 'usercenter.overview.paidFromBalance' })}{' '}
                <Money cents={thisMonth.paidFromBalance} />
              </Link>
            )}
          </>
        );
      }}
    </Cell>
  );
}

function BudgetCell({ query }: { query: NonNullable<AccountSummary['budget']> }) {
  const { formatMessage } = useIntl();
  return (
    <Cell
      title={formatMessage({ id: 'budget.title' })}
      query={query}
      failedText={formatMessage({ id: 'budget.failed' })}
    >
      {(budget) => (
        <>
          <Flex wrap align="baseline" gap="0 8px">
            <Link to="/usercenter/service/budget" className={styles.value}>
              <Money cents={budget.spent} />
            </Link>
            <span className={styles.detail}>
              {formatMessage({ id: 'budget.forecast' })} <Money cents={budget.forecast} />
            </span>
          </Flex>
          {budget.monthlyAmount !== undefined && <BudgetBar budget={budget} />}
          <Link to="/usercenter/service/budget" className={styles.detail}>
            {formatMessage({ id: budget.monthlyAmount === undefined ? 'budget.set' : 'budget.settings' })}
          </Link>
        </>
      )}
    </Cell>
  );
}

function ServicesCell({ query }: { query: NonNullable<AccountSummary['services']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const renewing = query.data?.list.filter(({ outlook }) => outlook?.state === 'renews').length ?? 0;
  return (
    <Cell
      title={formatMessage({ id: 'title.usercenter.service' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.overview.services.failed' })}
    >
      {({ counts }) => (
        <>
          <Link to="/usercenter/service?group=running" className={styles.count}>
            <span className={styles.value}>{formatNumber(counts.running)}</span>{' '}
            {formatMessage({ id: 'usercenter.overview.running' })}
          </Link>
          {renewing > 0 && (
            <p className={typography.note}>
              {formatMessage({ id: 'usercenter.overview.autoRenew' }, { count: renewing })}
            </p>
          )}
        </>
      )}
    </Cell>
  );
}

function OrdersCell({ query }: { query: NonNullable<AccountSummary['orders']> }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Cell
      title={formatMessage({ id: 'title.usercenter.order' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.orders.list.failed' })}
    >
      {(data) => {
        const counts = countGroups(data.counts);
        return (
          <>
            <Link to="/usercenter/order" className={styles.count}>
              <span className={styles.value}>{formatNumber(counts.all)}</span>{' '}
              {formatMessage({ id: 'usercenter.overview.orders' }, { count: counts.all })}
            </Link>
            <Flex wrap gap="0 16px">
              {ORDER_GROUP_NAMES.filter((group) => counts[group] > 0).map((group) => (
                <Link key={group} to={`/usercenter/order?tab=${group}`} className={styles.detail}>
                  {formatNumber(counts[group])} {formatMessage({ id: `usercenter.orders.tab.${group}` })}
                </Link>
              ))}
            </Flex>
          </>
        );
      }}
    </Cell>
  );
}

interface CellProps<T> {
  title: string;
  query: BlockQuery<T>;
  failedText: string;
  children: (data: T) => ReactNode;
}

function Cell<T>({ title, query, failedText, children }: CellProps<T>) {
  const id = useId();
  const { data, error } = query;
  return (
    <section className={styles.cell} aria-labelledby={id} aria-busy={data === undefined && !error}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <BlockFailed query={query}>{failedText}</BlockFailed>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
    </section>
  );
}
