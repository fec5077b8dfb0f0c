import '@@/texts/balance';
import { Link, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { BudgetBar } from '@/components/BudgetStatus';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { countGroups } from '@/domain/order/orderGroups';
import { ORDER_GROUP_NAMES } from '@/domain/order/orderMachine';
import type { BlockQuery } from './AttentionBlock';
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
  const { data } = query;
  const thisMonth = data?.months.at(-1);
  return (
    <Cell
      title={formatMessage({ id: 'usercenter.overview.balance' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.overview.charges.failed' })}
    >
      {data && thisMonth && (
        <>
          <Flex wrap align="center" justify="space-between" gap="4px 16px">
            <Link to={CHARGES} className={styles.value}>
              <Money cents={data.balance} />
            </Link>
            <LinkButton to={topUpAddress()}>{formatMessage({ id: 'usercenter.overview.topUp' })}</LinkButton>
          </Flex>
          {thisMonth.paidFromBalance !== undefined && (
            <Link to={`/usercenter/service/statement?month=${thisMonth.month}`} className={styles.detail}>
              {formatMessage({ id: 'usercenter.overview.paidFromBalance' })}{' '}
              <Money cents={thisMonth.paidFromBalance} />
            </Link>
          )}
        </>
      )}
    </Cell>
  );
}

function BudgetCell({ query }: { query: NonNullable<AccountSummary['budget']> }) {
  const { formatMessage } = useIntl();
  const { data } = query;
  return (
    <Cell
      title={formatMessage({ id: 'budget.title' })}
      query={query}
      failedText={formatMessage({ id: 'budget.failed' })}
    >
      {data && (
        <>
          <Flex wrap align="baseline" gap="0 8px">
            <Link to="/usercenter/service/budget" className={styles.value}>
              <Money cents={data.spent} />
            </Link>
            <span className={styles.detail}>
              {formatMessage({ id: 'budget.forecast' })} <Money cents={data.forecast} />
            </span>
          </Flex>
          {data.monthlyAmount !== undefined && <BudgetBar budget={data} />}
          <Link to="/usercenter/service/budget" className={styles.detail}>
            {formatMessage({ id: data.monthlyAmount === undefined ? 'budget.set' : 'budget.settings' })}
          </Link>
        </>
      )}
    </Cell>
  );
}

function ServicesCell({ query }: { query: NonNullable<AccountSummary['services']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = query;
  const renewing = data?.list.filter(({ outlook }) => outlook?.state === 'renews').length ?? 0;
  return (
    <Cell
      title={formatMessage({ id: 'title.usercenter.service' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.overview.services.failed' })}
    >
      {data && (
        <>
          <Link to="/usercenter/service?group=running" className={styles.count}>
            <span className={styles.value}>{formatNumber(data.counts.running)}</span>{' '}
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
  const counts = query.data && countGroups(query.data.counts);
  return (
    <Cell
      title={formatMessage({ id: 'title.usercenter.order' })}
      query={query}
      failedText={formatMessage({ id: 'usercenter.orders.list.failed' })}
    >
      {counts && (
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
      )}
    </Cell>
  );
}

interface CellProps {
  title: string;
  query: BlockQuery;
  failedText: string;
  /** Empty until loaded. */
  children: ReactNode;
}

function Cell({ title, query, failedText, children }: CellProps) {
  const id = useId();
  const failed = query.error !== undefined && query.data === undefined;
  return (
    <section className={styles.cell} aria-labelledby={id} aria-busy={!failed && !children}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {failed ? (
        <>
          <p className={layout.spaceAfterXs}>{failedText}</p>
          <RetryButton error={query.error} loading={query.isLoading} onRetry={query.refresh} />
        </>
      ) : (
        children || <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
    </section>
  );
}
