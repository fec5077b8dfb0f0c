import { useIntl } from '@umijs/max';
import { Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import type { Analysis } from '@/domain/console/analysis';
import { basisPoints } from '@/domain/console/proportion';
import { ChangeText } from './ChangeText';
import { Sparkline } from './Sparkline';
import styles from './Stats.module.css';

/** The four key figures: sales, visits, payments and campaign progress. */
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

interface FigureCardProps {
  name: string;
  value: ReactNode;
  /** A trend or progress below the figure. */
  children: ReactNode;
  footName?: string;
  footValue: ReactNode;
}

function FigureCard({ name, value, children, footName, footValue }: FigureCardProps) {
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} component="section" vertical aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.value}>{value}</p>
      <Flex className={styles.middle} align="flex-end" gap="0 16px">
        {children}
      </Flex>
      <Flex className={styles.foot} component="p" wrap gap="0 8px">
        {footName && <span>{footName}</span>}
        <span>{footValue}</span>
      </Flex>
    </Flex>
  );
}
