import balanceTexts from '@@/texts/balance';
import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import { BudgetStatus } from '@/components/BudgetStatus';
import { ExportButton } from '@/components/ExportButton';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { Money } from '@/components/Money';
import { PageHeader } from '@/components/PageHeader';
import { useQueryState } from '@/components/query/useQueryState';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import { TopUpDialog } from '@/components/topUp/TopUpDialog';
import { suggestTopUp } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { fetchTopUp, findTopUpByKey, startTopUp } from '@/services/charge';
import { BalanceCard } from '../components/money/charge/BalanceCard';
import { ChargeRow } from '../components/money/charge/ChargeRow';
import { type Charges, useCharges } from '../components/money/charge/useCharges';

/** `/usercenter/service/charge`: balance, the last twelve months and the charges with their line items. */
export default function ChargePage() {
  const t = useT();
  const charges = useCharges();
  const { list } = charges;
  const { query, change } = useQueryState();
  const topUp = query.get('topUp');
  const setTopUp = (value: string | undefined) => change({ topUp: value }, { replace: true });

  return (
    <div className={layout.page}>
      <PageHeader title={t('charge.title')} />
      <BalanceCard
        summary={charges.summary}
        month={list.query.month}
        onMonth={(month) => list.change({ month })}
        onTopUp={() => setTopUp('open')}
      />
      <BudgetPanel budget={charges.budget} />
      <Section id="charge-list" title={t('charge.list')}>
        <FilterBar list={list} foldedOnPhone={['category', 'direction', 'month', 'from']} />
        <ChargeResults charges={charges} />
      </Section>
      {topUp !== null && (
        <TopUpDialog
          suggestedAmount={suggestTopUp(Number(topUp))}
          startTopUp={startTopUp}
          findTopUpByKey={findTopUpByKey}
          fetchTopUp={fetchTopUp}
          onClose={() => setTopUp(undefined)}
          onArrived={() => charges.refreshAll()}
        />
      )}
    </div>
  );
}

function ChargeResults({ charges }: { charges: Charges }) {
  const t = useT(orderTexts);
  return (
    <ListContent
      list={charges.list}
      summary={({ totals }) =>
        t('charge.list.sums', { in: <Money cents={totals.in} />, out: <Money cents={totals.out} /> })
      }
      actions={
        <ExportButton
          read={charges.exportFile}
          fileName="charges.csv"
          done={(name) => t('charge.exported', { name })}
        >
          {t('charge.export')}
        </ExportButton>
      }
      emptyAction={{ to: '/serviceMarket', text: t('order.toMarket') }}
    >
      {(data) => (
        <ul className={layout.divided}>
          {data.list.map((charge) => (
            <ChargeRow key={charge.chargeId} charge={charge} />
          ))}
        </ul>
      )}
    </ListContent>
  );
}

/** What is spent and forecast in this month, with the way to the budget and the automatic top-up. */
function BudgetPanel({ budget: { data, error, isLoading, refresh } }: Pick<Charges, 'budget'>) {
  const t = useT(balanceTexts);
  const failed = !data && error !== undefined && !isLoading;
  return (
    <Section
      id="charge-budget"
      title={t('budget.title')}
      actions={<LinkButton to="/usercenter/service/budget">{t('budget.settings')}</LinkButton>}
    >
      {data && <BudgetStatus budget={data} />}
      {failed && (
        <Flex vertical align="start" gap={8} role="alert">
          <p className={typography.note}>{t('budget.failed')}</p>
          <RetryButton error={error} onRetry={refresh} />
        </Flex>
      )}
      {!data && !failed && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
    </Section>
  );
}
