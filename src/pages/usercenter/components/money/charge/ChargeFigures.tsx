import balanceTexts from '@@/texts/balance';
import { useT } from '@@/texts/charge';
import { Button, Flex, Skeleton } from 'antd';
import { BudgetBar, ForecastOver } from '@/components/BudgetStatus';
import { type Figure, Figures } from '@/components/Figures';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import { NO_VALUE } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import type { Charges } from './useCharges';

interface ChargeFiguresProps extends Pick<Charges, 'summary' | 'budget'> {
  onTopUp: () => void;
}

/** The balance with its one button, and what came in, went out and was spent this month. */
export function ChargeFigures({ summary, budget, onTopUp }: ChargeFiguresProps) {
  const t = useT(balanceTexts);
  const getMonth = useMonthName();
  const { data, error, isLoading, refresh } = summary;
  if (!data && error && !isLoading) {
    return (
      <Flex className={panelStyles.panel} component="section" vertical align="start" gap={8} role="alert">
        <p>{t('charge.summaryFailed')}</p>
        <RetryButton error={error} onRetry={refresh} />
      </Flex>
    );
  }

  const thisMonth = data?.months.at(-1);
  const before = data?.months.at(-2);
  const toValue = (cents: number | undefined, isKnown: boolean) => {
    if (!isKnown) return <Loading />;
    return cents === undefined ? NO_VALUE : <Money cents={cents} />;
  };

  function getChange(direction: 'in' | 'out') {
    // Its line is kept while it loads.
    if (!data) return '\u00a0';
    if (!before || !thisMonth) return undefined;
    const cents = thisMonth[direction] - before[direction];
    const change = `${cents > 0 ? '+' : ''}${formatMoney(cents, t.locale)}`;
    return t('charge.thisMonth.change', { change, month: getMonth(before.month, 'short') });
  }

  const isSpendingKnown = budget.data !== undefined || (budget.error !== undefined && !budget.isLoading);
  const figures: Figure[] = [
    {
      label: t('charge.balance'),
      value: toValue(data?.balance, data !== undefined),
      change: (
        <Flex className={layout.spaceBeforeXs} wrap align="center" gap="4px 12px">
          <Button type="primary" onClick={onTopUp}>
            {t('topUp.open')}
          </Button>
          {data?.frozen !== undefined && t('charge.frozen', { amount: formatMoney(data.frozen, t.locale) })}
        </Flex>
      ),
    },
    ...(['in', 'out'] as const).map((direction) => ({
      label: t(`charge.thisMonth.${direction}`),
      value: toValue(thisMonth?.[direction], data !== undefined),
      change: getChange(direction),
    })),
    {
      label: t('budget.title'),
      value: toValue(budget.data?.spent ?? thisMonth?.spent, isSpendingKnown),
      change: isSpendingKnown ? <SpendingChange budget={budget} /> : '\u00a0',
    },
  ];

  return (
    <section className={panelStyles.panel} aria-label={t('charge.glance')} aria-busy={!data}>
      <Figures items={figures} />
    </section>
  );
}

/** As high as a value. */
const Loading = () => <Skeleton.Node active style={{ inlineSize: 120, blockSize: 24 }} />;

/** How much of the budget that is; without one, what the month will come to. */
function SpendingChange({ budget: { data, error, refresh } }: Pick<Charges, 'budget'>) {
  const t = useT(balanceTexts);
  if (!data) {
    return (
      <Flex vertical align="start" gap={4} role="alert">
        {t('budget.failed')}
        <RetryButton error={error} onRetry={refresh} />
      </Flex>
    );
  }
  if (data.monthlyAmount !== undefined) {
    return (
      <>
        <BudgetBar budget={data} />
        <ForecastOver budget={data} />
      </>
    );
  }
  return (
    <>
      {t('budget.forecast')} <Money cents={data.forecast} />
    </>
  );
}
