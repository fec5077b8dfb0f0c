import '@@/texts/balance';
import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { BudgetStatus } from '@/components/BudgetStatus';
import { LinkButton } from '@/components/LinkButton';
import { Panel } from '@/components/Panel';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { Charges } from './useCharges';

/** What is spent and forecast in this month, with the way to the budget and the automatic top-up. */
export function BudgetPanel({ budget: { data, error, isLoading, refresh } }: Pick<Charges, 'budget'>) {
  const { formatMessage } = useIntl();
  const failed = !data && error !== undefined && !isLoading;
  return (
    <Panel
      id="charge-budget"
      title={formatMessage({ id: 'budget.title' })}
      extra={
        <LinkButton to="/usercenter/service/budget">{formatMessage({ id: 'budget.settings' })}</LinkButton>
      }
    >
      {data && <BudgetStatus budget={data} />}
      {failed && (
        <Flex vertical align="start" gap={8} role="alert">
          <p className={typography.note}>{formatMessage({ id: 'budget.failed' })}</p>
          <RetryButton error={error} onRetry={refresh} />
        </Flex>
      )}
      {!data && !failed && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
    </Panel>
  );
}
