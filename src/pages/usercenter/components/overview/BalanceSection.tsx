import balanceTexts from '@@/texts/balance';
import { useT } from '@@/texts/usercenter';
import { BudgetBar } from '@/components/BudgetStatus';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { Section } from '@/components/Section';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { PartContent, PartLoading } from './PartContent';
import { type AccountSummary, isPending } from './useAccountSummary';

const AMOUNT_PX = 32;
const LINK_PX = 40;

/** The balance with its top-up, and how much of the budget is spent. Either of the two reads has the balance. */
export function BalanceSection({ charges, budget }: Pick<AccountSummary, 'charges' | 'budget'>) {
  const t = useT(balanceTexts);
  return (
    <Section
      title={t('usercenter.overview.balance')}
      actions={
        <LinkButton type="primary" to={topUpAddress()}>
          {t('usercenter.overview.topUp')}
        </LinkButton>
      }
    >
      <PartContent<{ balance: number }>
        query={budget.data === undefined && charges.data ? charges : budget}
        failedText={t('usercenter.overview.charges.failed')}
        height={AMOUNT_PX}
      >
        {({ balance }) => (
          <p className={typography.figure}>
            <Money cents={balance} />
          </p>
        )}
      </PartContent>
      {isPending(budget) && <PartLoading height={LINK_PX} />}
      {budget.data && (
        <div>
          {budget.data.monthlyAmount !== undefined && <BudgetBar budget={budget.data} />}
          <PageLink onlyLink to="/usercenter/service/budget" className={layout.touchLink}>
            {t(budget.data.monthlyAmount === undefined ? 'budget.set' : 'title.usercenter.budget')}
          </PageLink>
        </div>
      )}
    </Section>
  );
}
