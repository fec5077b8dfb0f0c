import '@@/texts/balance';
import '@@/texts/charge';
import '@@/texts/order';
import { useIntl } from '@umijs/max';
import { BudgetStatus } from '@/components/BudgetStatus';
import { PageFrame } from '@/components/PageFrame';
import { Panel, PanelLoading } from '@/components/Panel';
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

  const loading = <PanelLoading rows={5} />;
  return (
    <PageFrame
      title={formatMessage({ id: 'title.usercenter.budget' })}
      lead={formatMessage({ id: 'budget.lead' })}
      back={{ to: '/usercenter/service/charge', text: formatMessage({ id: 'title.usercenter.charge' }) }}
    >
      <QueryContent query={budget} failed={formatMessage({ id: 'budget.failed' })} loading={loading}>
        {(known) => (
          <>
            <Panel id="budget-month" title={formatMessage({ id: 'budget.title' })}>
              <BudgetStatus budget={known} />
              <p className={typography.caption}>{formatMessage({ id: 'budget.explained' })}</p>
            </Panel>
            <Panel id="budget-alerts" title={formatMessage({ id: 'budget.alerts' })}>
              <BudgetForm budget={known} onSaved={budget.setData} />
            </Panel>
          </>
        )}
      </QueryContent>
      <QueryContent query={autoTopUp} failed={formatMessage({ id: 'autoTopUp.failed' })} loading={loading}>
        {(known) => (
          <AutoTopUpPanel
            autoTopUp={known}
            onChanged={(changed) => {
              autoTopUp.setData(changed);
              void budget.refresh({ silent: true });
            }}
          />
        )}
      </QueryContent>
    </PageFrame>
  );
}
