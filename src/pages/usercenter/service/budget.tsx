import '@@/texts/balance';
import '@@/texts/charge';
import '@@/texts/order';
import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { BackLink } from '@/components/BackLink';
import { BudgetStatus } from '@/components/BudgetStatus';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolling } from '@/components/query/usePolling';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { fetchAutoTopUp, fetchBudget } from '@/services/balance';
import { AutoTopUpPanel } from '../components/money/budget/AutoTopUpPanel';
import { BudgetForm } from '../components/money/budget/BudgetForm';

/** How often an automatic top-up is looked for while the balance is low. */
const POLL_MS = 3_000;

/** `/usercenter/service/budget`: the monthly budget, the alert about a low balance and the automatic top-up. */
export default function BudgetPage() {
  const { formatMessage } = useIntl();
  const autoTopUp = useQuery(fetchAutoTopUp, { refreshOnFocus: true });
  const budget = useQuery(fetchBudget, { refreshOnFocus: true });
  const threshold = autoTopUp.data?.status === 'on' ? autoTopUp.data.settings?.threshold : undefined;
  const isLow = threshold !== undefined && (budget.data?.balance ?? threshold) < threshold;
  // Reads along until the money has arrived.
  usePolling(
    () => Promise.all([autoTopUp.refresh({ silent: true }), budget.refresh({ silent: true })]),
    POLL_MS,
    isLow,
  );

  const loading = (
    <div className={panelStyles.panel} aria-busy="true">
      <Skeleton active paragraph={{ rows: 5 }} />
    </div>
  );
  return (
    <div className={layout.page}>
      <div>
        <BackLink to="/usercenter/service/charge" text={formatMessage({ id: 'title.usercenter.charge' })} />
        <h1>{formatMessage({ id: 'title.usercenter.budget' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'budget.lead' })}</p>
      </div>
      <QueryContent query={budget} failed={formatMessage({ id: 'budget.failed' })} loading={loading}>
        {(known) => (
          <>
            <Flex
              className={panelStyles.panel}
              component="section"
              vertical
              gap={16}
              aria-labelledby="budget-month"
            >
              <h2 id="budget-month">{formatMessage({ id: 'budget.title' })}</h2>
              <BudgetStatus budget={known} />
              <p className={typography.caption}>{formatMessage({ id: 'budget.explained' })}</p>
            </Flex>
            <Flex
              className={panelStyles.panel}
              component="section"
              vertical
              gap={16}
              aria-labelledby="budget-alerts"
            >
              <h2 id="budget-alerts">{formatMessage({ id: 'budget.alerts' })}</h2>
              <BudgetForm budget={known} onSaved={budget.setData} />
            </Flex>
          </>
        )}
      </QueryContent>
      <QueryContent query={autoTopUp} failed={formatMessage({ id: 'autoTopUp.failed' })} loading={loading}>
        {(known) => (
          <Flex
            className={panelStyles.panel}
            component="section"
            vertical
            gap={16}
            aria-labelledby="auto-top-up"
          >
            <AutoTopUpPanel
              autoTopUp={known}
              onChanged={(changed) => {
                autoTopUp.setData(changed);
                void budget.refresh({ silent: true });
              }}
            />
          </Flex>
        )}
      </QueryContent>
    </div>
  );
}
