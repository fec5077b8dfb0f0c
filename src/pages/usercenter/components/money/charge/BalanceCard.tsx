import chargeTexts, { useT } from '@@/texts/charge';
import { Button, Flex, Skeleton } from 'antd';
import { type Fact, FactItems } from '@/components/FactItems';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { MonthBars } from '@/components/MonthBars';
import chart from '@/components/MonthBars.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { MonthSums } from '@/domain/money/charge';
import styles from './Charges.module.css';
import type { Charges } from './useCharges';

interface BalanceCardProps {
  summary: Charges['summary'];
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
  onTopUp: () => void;
}

/** The balance, what it paid and what was spent this month, and the chart of the last months. */
export function BalanceCard({ summary: { data, error, isLoading, refresh }, ...props }: BalanceCardProps) {
  const t = useT();
  const { month, onMonth, onTopUp } = props;
  const thisMonth = data?.months.at(-1);

  if (!data && error && !isLoading) {
    return (
      <Flex className={panelStyles.panel} component="section" vertical gap={16} role="alert">
        <p className={typography.note}>{t('charge.summaryFailed')}</p>
        <RetryButton error={error} onRetry={refresh} />
      </Flex>
    );
  }
  return (
    <div className={styles.overview}>
      <Flex className={panelStyles.panel} component="section" vertical gap={16} aria-busy={isLoading}>
        {data && thisMonth ? (
          <>
            <Flex className={`${typography.amounts} ${styles.sums}`} component="dl" vertical gap={16}>
              <FactItems
                facts={[
                  [t('charge.balance'), <Money key="balance" cents={data.balance} />],
                  [t('charge.frozen'), data.frozen !== undefined && <Money cents={data.frozen} />],
                  ...(['paidFromBalance', 'spent'] as const).map(
                    (name): Fact => [
                      t(`charge.thisMonth.${name}`),
                      thisMonth[name] === undefined ? '-' : <Money key={name} cents={thisMonth[name]} />,
                    ],
                  ),
                ]}
              />
            </Flex>
            <Button type="primary" size="large" onClick={onTopUp}>
              {t('topUp.open')}
            </Button>
            <Flex wrap gap={8} className={styles.more}>
              <LinkButton to="/usercenter/service/withdrawal">{t('charge.withdraw')}</LinkButton>
              <LinkButton to="/usercenter/service/statement">{t('charge.statement')}</LinkButton>
            </Flex>
          </>
        ) : (
          <div className={styles.sumsLoading}>
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3 }} />
          </div>
        )}
        <p className={typography.caption}>{t('charge.thisMonth.note')}</p>
      </Flex>
      <Flex
        className={panelStyles.panel}
        component="section"
        vertical
        gap={16}
        aria-labelledby="charge-months"
      >
        <div>
          <h2 id="charge-months">{t('charge.months')}</h2>
          <p className={typography.caption}>{t('charge.months.note')}</p>
        </div>
        {data ? (
          <MonthChart months={data.months} selected={month} onSelect={onMonth} />
        ) : (
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 183 }} />
        )}
      </Flex>
    </div>
  );
}

const SERIES = [
  { key: 'in', text: 'charge.direction.in', className: chart.in },
  { key: 'out', text: 'charge.direction.out', className: chart.out },
] as const;

const IDS = {
  none: 'charge.months.none',
  described: 'charge.months.described',
  show: 'charge.months.show',
  table: 'charge.months.table',
  month: 'charge.months.month',
} as const;

interface MonthChartProps {
  /** Oldest first. */
  months: readonly MonthSums[];
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
}

/** Money in and out by month. A month's name filters the charges. */
function MonthChart({ months, selected, onSelect }: MonthChartProps) {
  return (
    <MonthBars
      months={months}
      series={SERIES}
      texts={chargeTexts}
      ids={IDS}
      selected={selected}
      onSelect={(month) => onSelect(selected === month ? undefined : month)}
      latestFirst
    />
  );
}
