import '@/locales/areas/balance';
import { useIntl } from '@umijs/max';
import { Flex, Progress } from 'antd';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import { type Budget, budgetPercent } from '@/domain/money/budget';
import { formatMoney } from '@/domain/money/money';
import styles from './BudgetStatus.module.css';

/** What is spent and forecast in this month, and how much of the budget that is. */
export function BudgetStatus({ budget }: { budget: Budget }) {
  const { formatMessage, locale } = useIntl();
  const { monthlyAmount, spent, forecast } = budget;
  const left = (monthlyAmount ?? 0) - spent;
  const percent = monthlyAmount ? budgetPercent(spent, monthlyAmount) : 0;
  const isForecastOver = monthlyAmount !== undefined && spent <= monthlyAmount && forecast > monthlyAmount;
  return (
    <Flex vertical gap={8}>
      <Flex component="dl" wrap gap="8px 32px">
        <Sum label={formatMessage({ id: 'budget.spent' })} cents={spent} />
        <Sum label={formatMessage({ id: 'budget.forecast' })} cents={forecast} />
        {monthlyAmount !== undefined && (
          <>
            <Sum label={formatMessage({ id: 'budget.of' })} cents={monthlyAmount} />
            <Sum
              label={formatMessage({ id: left < 0 ? 'budget.over' : 'budget.left' })}
              cents={Math.abs(left)}
            />
          </>
        )}
      </Flex>
      {monthlyAmount === undefined ? (
        <p className={typography.note}>{formatMessage({ id: 'budget.none' })}</p>
      ) : (
        <>
          <Progress
            percent={Math.min(100, percent)}
            showInfo={false}
            status={percent >= 100 ? 'exception' : 'normal'}
            aria-label={formatMessage({ id: 'budget.progress' }, { percent })}
          />
          <p className={typography.note}>{formatMessage({ id: 'budget.progress' }, { percent })}</p>
          {isForecastOver && (
            <p className={typography.error}>
              {formatMessage(
                { id: 'budget.forecastOver' },
                { amount: formatMoney(forecast - monthlyAmount, locale) },
              )}
            </p>
          )}
        </>
      )}
    </Flex>
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
