import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Flex } from 'antd';
import { ExportButton } from '@/components/ExportButton';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { Money } from '@/components/Money';
import { PageHeader } from '@/components/PageHeader';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import { TopUpDialog } from '@/components/topUp/TopUpDialog';
import { suggestTopUp } from '@/components/topUp/topUpAddress';
import { fetchTopUp, findTopUpByKey, startTopUp } from '@/services/charge';
import { ChargeFigures } from '../components/money/charge/ChargeFigures';
import { ChargeTable } from '../components/money/charge/ChargeTable';
import { MonthChart } from '../components/money/charge/MonthChart';
import { type Charges, useCharges } from '../components/money/charge/useCharges';

/** `/usercenter/service/charge`: the balance and this month, the last twelve months, and the charges with their line items. */
export default function ChargePage() {
  const t = useT();
  const charges = useCharges();
  const { list } = charges;
  const { query, change } = useQueryState();
  const topUp = query.get('topUp');
  const setTopUp = (value: string | undefined) => change({ topUp: value }, { replace: true });

  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.charge')} actions={<BesideLinks />} />
      <ChargeFigures summary={charges.summary} budget={charges.budget} onTopUp={() => setTopUp('open')} />
      <MonthChart
        summary={charges.summary}
        selected={list.query.month}
        onSelect={(month) => list.change({ month })}
      />
      <Section id="charge-list" title={t('charge.list')}>
        <FilterBar list={list} folded={['from']} foldedOnPhone={['category', 'direction', 'month']} />
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
      {(data) => <ChargeTable charges={data.list} />}
    </ListContent>
  );
}

/** The ways to what belongs to the charges. */
function BesideLinks() {
  const t = useT();
  return (
    <Flex wrap>
      {(['withdrawal', 'statement', 'budget'] as const).map((page) => (
        <LinkButton key={page} type="link" to={`/usercenter/service/${page}`}>
          {t(`title.usercenter.${page}`)}
        </LinkButton>
      ))}
      <LinkButton type="link" to="/usercenter/invoice">
        {t('title.usercenter.invoice')}
      </LinkButton>
    </Flex>
  );
}
