import { useT } from '@@/texts/balance';
import { BudgetStatus } from '@/components/BudgetStatus';
import { Disclosure } from '@/components/Disclosure';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { useQuery } from '@/components/query/useQuery';
import { Section, SectionLoading } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { fetchAutoTopUp, fetchBudget } from '@/services/balance';
import { AutoTopUpPanel } from '../components/money/budget/AutoTopUpPanel';
import { BudgetForm } from '../components/money/budget/BudgetForm';

/** How often an automatic top-up is looked for while the balance is low. */
const POLL_MS = 3_000;

/** `/usercenter/service/budget`: the monthly budget, the alert about a low balance and the automatic top-up. */
export default function BudgetPage() {
  const t = useT();
  const autoTopUp = useQuery(fetchAutoTopUp, { refreshOnFocus: true });
  const budget = useQuery(fetchBudget, { refreshOnFocus: true });
  const threshold = autoTopUp.data?.status === 'on' ? autoTopUp.data.settings?.threshold : undefined;
  const isLow = threshold !== undefined && (budget.data?.balance ?? threshold) < threshold;
  // Reads along until the money has arrived.
  usePolledQueries([autoTopUp, budget], POLL_MS, isLow);

  const loading = <SectionLoading rows={5} />;
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.budget')}
        line={t('budget.lead')}
        back={{ to: '/usercenter/service/charge', text: t('title.usercenter.charge') }}
      />
      <QueryContent query={budget} failed={t('budget.failed')} loading={loading}>
        {(known) => (
          <>
            <Section id="budget-month" title={t('budget.title')}>
              <BudgetStatus budget={known} />
              <Disclosure label={t('budget.how')}>
                <p className={typography.secondary}>{t('budget.explained')}</p>
              </Disclosure>
            </Section>
            <Section id="budget-alerts" title={t('budget.alerts')}>
              <BudgetForm budget={known} onSaved={budget.setData} />
            </Section>
          </>
        )}
      </QueryContent>
      <QueryContent query={autoTopUp} failed={t('autoTopUp.failed')} loading={loading}>
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
    </div>
  );
}
