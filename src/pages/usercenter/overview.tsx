import { useT } from '@@/texts/usercenter';
import welcomeTexts from '@@/texts/welcome';
import { useModel } from '@umijs/max';
import { useAttention } from '@/components/attention/useAttention';
import { Code } from '@/components/Code';
import { CouponLine } from '@/components/coupon/CouponLine';
import columns from '@/components/detailColumns.module.css';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { partOfDay } from '@/components/partOfDay';
import { StatusTag } from '@/components/StatusTag';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { deviceHour } from '@/domain/calendar';
import { listCoupons } from '@/services/coupon';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import { AttentionSection } from './components/overview/AttentionSection';
import { BalanceSection } from './components/overview/BalanceSection';
import { ComingUpSection } from './components/overview/ComingUpSection';
import { getCertificationState } from './components/overview/certificationState';
import { GettingStarted } from './components/overview/GettingStarted';
import { ServicesSection } from './components/overview/ServicesSection';
import { SpendingSection } from './components/overview/SpendingSection';
import { type AccountSummary, useAccountSummary } from './components/overview/useAccountSummary';

/** `/usercenter/overview`: what to do, what was spent, what comes next and what runs. */
export default function OverviewPage() {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user ? <Overview key={user.userId} user={user} /> : null;
}

function Overview({ user }: { user: CurrentUser }) {
  const kinds = useAttention({ listOrders, listInstances });
  const summary = useAccountSummary();
  return (
    <div className={layout.page}>
      <OverviewHeader user={user} />
      <AttentionSection user={user} kinds={kinds} isNew={summary.isNew} />
      {summary.isNew === true && <GettingStarted user={user} />}
      {summary.isNew === false && <Account summary={summary} />}
    </div>
  );
}

/** A greeting, and the account with its verification. */
function OverviewHeader({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const t = useT(welcomeTexts);
  const { state, tone } = getCertificationState(user.certification?.status);
  return (
    <PageHeader
      title={t('title.usercenter.overview')}
      status={<StatusTag tone={tone} text={t(`usercenter.overview.certification.${state}`)} />}
      line={
        <>
          {t(`welcome.${partOfDay(deviceHour())}`, { name: accountName(user) })}
          {user.userPhone && (
            <>
              {' · '}
              <Code>{user.userPhone}</Code>
            </>
          )}
        </>
      }
    />
  );
}

/** Spending, balance, what comes next and the services, as far as the user can open their pages. */
function Account({ summary }: { summary: AccountSummary }) {
  const { can } = summary;
  return (
    <>
      {can.money ? (
        <div className={columns.columns}>
          <SpendingSection {...summary} />
          <div className={columns.column}>
            <BalanceSection {...summary} />
            <ComingUpSection {...summary} />
          </div>
        </div>
      ) : (
        can.services && <ComingUpSection {...summary} />
      )}
      {can.services && <ServicesSection {...summary} />}
      <CouponLine read={listCoupons} />
    </>
  );
}
