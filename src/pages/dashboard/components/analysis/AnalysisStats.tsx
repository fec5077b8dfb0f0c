import { useIntl } from '@umijs/max';
import { Flex, Progress } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { Money } from '@/components/Money';
import type { Analysis } from '@/domain/console/analysis';
import { basisPoints } from '@/domain/console/proportion';
import { ChangeText } from './ChangeText';
import { FigureCard } from './FigureCard';
import { Sparkline } from './Sparkline';

/** The four figures of a range: sales, visits, payments, and what the campaign has reached. */
export function AnalysisStats({ analysis }: { analysis: Analysis }) {
  const { formatMessage, formatNumber } = useIntl();
  const { totals, lastDay, changes, points, campaign } = analysis;
  const text = (name: TextSuffix<'dashboard.figure'>) => formatMessage({ id: `dashboard.figure.${name}` });
  const percent = (value: number) =>
    formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  const weekAndDay = (change: Analysis['changes']['sales']) => (
    <>
      <ChangeText name={text('week')} change={change.week} />
      <ChangeText name={text('day')} change={change.day} />
    </>
  );

  return (
    <CardGrid min={240}>
      <FigureCard
        name={text('sales')}
        value={<Money cents={totals.sales} />}
        footName={text('lastDaySales')}
        footValue={<Money cents={lastDay.sales} />}
      >
        {weekAndDay(changes.sales)}
      </FigureCard>
      <FigureCard
        name={text('visits')}
        value={formatNumber(totals.visits)}
        footName={text('lastDayVisits')}
        footValue={formatNumber(lastDay.visits)}
      >
        <Sparkline kind="area" values={points.map(({ visits }) => visits)} />
      </FigureCard>
      <FigureCard
        name={text('payments')}
        value={formatNumber(totals.payments)}
        footName={text('conversion')}
        footValue={percent(basisPoints(totals.payments, totals.visits))}
      >
        <Sparkline kind="columns" values={points.map(({ payments }) => payments)} />
      </FigureCard>
      <FigureCard
        name={text('campaign')}
        value={percent(campaign.reached)}
        footValue={
          <Flex component="span" wrap gap="0 16px">
            {weekAndDay(campaign.changes)}
          </Flex>
        }
      >
        <Progress
          aria-label={text('campaign')}
          percent={campaign.reached / 100}
          showInfo={false}
          strokeColor="var(--ant-geekblue-7)"
        />
      </FigureCard>
    </CardGrid>
  );
}
