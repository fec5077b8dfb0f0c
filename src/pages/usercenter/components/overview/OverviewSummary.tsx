import balanceTexts from '@@/texts/balance';
import { useT } from '@@/texts/usercenter';
import { Link, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { BudgetBar } from '@/components/BudgetStatus';
import { CardGrid } from '@/components/CardGrid';
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
    <CardGrid className={`${panelStyles.surface} ${styles.strip}`} min={240} gap={1} stretch>
      {balance && <BalanceCell query={balance} />}
      {budget && <BudgetCell query={budget} />}
      {services && <ServicesCell query={services} />}
      {orders && <OrdersCell query={orders} />}
    </CardGrid>
  );
}

function BalanceCell({ query }: { query: NonNullable<AccountSummary['balance']> }) {
  const t = useT();
  return (
    <Cell
      title={t('usercenter.overview.balance')}
      query={query}
      failedText={t('usercenter.overview.charges.failed')}
    >
      {({ balance, months }) => {
        const thisMonth = months.at(-1);
        return (
          <>
            <Flex wrap align="center" justify="space-between" gap="4px 16px">
              <Link to={CHARGES} className={styles.value}>
                <Money cents={balance} />
              </Link>
              <LinkButton to={topUpAddress()}>{t('usercenter.overview.topUp')}</LinkButton>
            </Flex>
            {thisMonth?.paidFromBalance !== undefined && (
              <Link to={`/usercenter/service/statement?month=${thisMonth.month}`} className={styles.detail}>
                {t('usercenter.overview.paidFromBalance')} <Money cents={thisMonth.paidFromBalance} />
              </Link>
            )}
          </>
        );
      }}
    </Cell>
  );
}

function BudgetCell({ query }: { query: NonNullable<AccountSummary['budget']> }) {
  const t = useT(balanceTexts);
  return (
    <Cell title={t('budget.title')} query={query} failedText={t('budget.failed')}>
      {(budget) => (
        <>
          <Flex wrap align="baseline" gap="0 8px">
            <Link to="/usercenter/service/budget" className={styles.value}>
              <Money cents={budget.spent} />
            </Link>
            <span className={styles.detail}>
              {t('budget.forecast')} <Money cents={budget.forecast} />
            </span>
          </Flex>
          {budget.monthlyAmount !== undefined && <BudgetBar budget={budget} />}
          <Link to="/usercenter/service/budget" className={styles.detail}>
            {t(budget.monthlyAmount === undefined ? 'budget.set' : 'budget.settings')}
          </Link>
        </>
      )}
    </Cell>
  );
}

function ServicesCell({ query }: { query: NonNullable<AccountSummary['services']> }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const renewing = query.data?.list.filter(({ outlook }) => outlook?.state === 'renews').length ?? 0;
  return (
    <Cell
      title={t('title.usercenter.service')}
      query={query}
      failedText={t('usercenter.overview.services.failed')}
    >
      {({ counts }) => (
        <>
          <Link to="/usercenter/service?group=running" className={styles.count}>
            <span className={styles.value}>{formatNumber(counts.running)}</span>{' '}
            {t('usercenter.overview.running')}
          </Link>
          {renewing > 0 && (
            <p className={typography.note}>{t('usercenter.overview.autoRenew', { count: renewing })}</p>
          )}
        </>
      )}
    </Cell>
  );
}

function OrdersCell({ query }: { query: NonNullable<AccountSummary['orders']> }) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <Cell title={t('title.usercenter.order')} query={query} failedText={t('usercenter.orders.list.failed')}>
      {(data) => {
        const counts = countGroups(data.counts);
        return (
          <>
            <Link to="/usercenter/order" className={styles.count}>
              <span className={styles.value}>{formatNumber(counts.all)}</span>{' '}
              {t('usercenter.overview.orders', { count: counts.all })}
            </Link>
            <Flex wrap gap="0 16px">
              {ORDER_GROUP_NAMES.filter((group) => counts[group] > 0).map((group) => (
                <Link key={group} to={`/usercenter/order?tab=${group}`} className={styles.detail}>
                  {formatNumber(counts[group])} {t(`usercenter.orders.tab.${group}`)}
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
