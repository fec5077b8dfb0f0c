import { useT } from '@@/texts/balance';
import { Flex, Progress } from 'antd';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import { type Budget, budgetPercent } from '@/domain/money/budget';
import { formatMoney } from '@/domain/money/money';
import styles from './BudgetStatus.module.css';

/** What is spent and forecast in this month, and how much of the budget that is. */
export function BudgetStatus({ budget }: { budget: Budget }) {
  const t = useT();
  const { monthlyAmount, spent, forecast } = budget;
  const left = (monthlyAmount ?? 0) - spent;
  const isForecastOver = monthlyAmount !== undefined && spent <= monthlyAmount && forecast > monthlyAmount;
  return (
    <Flex vertical gap={8}>
      <Flex component="dl" wrap gap="8px 32px">
        <Sum label={t('budget.spent')} cents={spent} />
        <Sum label={t('budget.forecast')} cents={forecast} />
        {monthlyAmount !== undefined && (
          <>
            <Sum label={t('budget.of')} cents={monthlyAmount} />
            <Sum label={t(left < 0 ? 'budget.over' : 'budget.left')} cents={Math.abs(left)} />
          </>
        )}
      </Flex>
      {monthlyAmount === undefined ? (
        <p className={typography.note}>{t('budget.none')}</p>
      ) : (
        <>
          <BudgetBar budget={budget} />
          {isForecastOver && (
            <p className={typography.error}>
              {t('budget.forecastOver', { amount: formatMoney(forecast - monthlyAmount, t.locale) })}
            </p>
          )}
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

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
