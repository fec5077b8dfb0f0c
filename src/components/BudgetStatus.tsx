import { useT } from '@@/texts/balance';
import { Flex, Progress } from 'antd';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import { type Budget, budgetPercent } from '@/domain/money/budget';
import { formatMoney } from '@/domain/money/money';

/** What is spent and forecast in this month, and how much of the budget that is. */
export function BudgetStatus({ budget }: { budget: Budget }) {
  const t = useT();
  const { monthlyAmount, spent, forecast } = budget;
  const left = monthlyAmount && monthlyAmount - spent;
  const sums = [
    [t('budget.spent'), spent],
    [t('budget.forecast'), forecast],
    [t('budget.of'), monthlyAmount],
    [t(left && left < 0 ? 'budget.over' : 'budget.left'), left && Math.abs(left)],
  ] as const;
  return (
    <Flex vertical gap={8}>
      <Figures
        items={sums.map(([label, cents]) => ({
          label,
          value: cents !== undefined && <Money cents={cents} />,
        }))}
      />
      {monthlyAmount === undefined ? (
        <p className={typography.note}>{t('budget.none')}</p>
      ) : (
        <>
          <BudgetBar budget={budget} />
          <ForecastOver budget={budget} />
        </>
      )}
    </Flex>
  );
}

/** How much of the budget is spent, as a bar and in words. */
export function BudgetBar({ budget: { monthlyAmount, spent } }: { budget: Budget }) {
  const t = useT();
  const percent = monthlyAmount ? budgetPercent(spent, monthlyAmount) : 0;
  const text = t('budget.progress', { percent });
  return (
    <>
      <Progress
        percent={Math.min(100, percent)}
        showInfo={false}
        status={percent >= 100 ? 'exception' : 'normal'}
        aria-label={text}
      />
      <p className={typography.note}>{text}</p>
    </>
  );
}

/** By how much the month will exceed a budget that it does not exceed yet. */
export function ForecastOver({ budget: { monthlyAmount, spent, forecast } }: { budget: Budget }) {
  const t = useT();
  if (monthlyAmount === undefined || spent > monthlyAmount || forecast <= monthlyAmount) return null;
  return (
    <p className={typography.error}>
      {t('budget.forecastOver', { amount: formatMoney(forecast - monthlyAmount, t.locale) })}
    </p>
  );
}
