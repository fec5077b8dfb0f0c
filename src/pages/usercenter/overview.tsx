import { useT } from '@@/texts/usercenter';
import { useModel } from '@umijs/max';
import { Flex } from 'antd';
import type { PropsWithChildren } from 'react';
import { CouponLine } from '@/components/coupon/CouponLine';
import { Greeting } from '@/components/Greeting';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { listCoupons } from '@/services/coupon';
import { GettingStarted } from './components/overview/GettingStarted';
import styles from './components/overview/Overview.module.css';
import { OverviewAccount } from './components/overview/OverviewAccount';
import { OverviewAttention } from './components/overview/OverviewAttention';
import { OverviewSummary } from './components/overview/OverviewSummary';
import { useAccountSummary } from './components/overview/useAccountSummary';

/** `/usercenter/overview`: what needs attention, then balance, services and orders. */
export default function OverviewPage() {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user ? <Overview key={user.userId} user={user} /> : null;
}

function Overview({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const summary = useAccountSummary();
  const { isNew, isSettled, balance, services, orders } = summary;
  return (
    <div className={styles.page}>
      <Flex component="header" vertical gap={12}>
        <Greeting name={accountName(user)} />
        <OverviewAccount user={user} />
        <CouponLine read={listCoupons} />
      </Flex>
      {isNew && (
        <Section name="start">
          <GettingStarted user={user} />
        </Section>
      )}
      <Section name="attention">
        {/* The first steps include the verification. */}
        <OverviewAttention user={user} showCertification={isSettled && !isNew} />
      </Section>
      {!isNew && (balance || services || orders) && (
        <Section name="numbers">
          <OverviewSummary {...summary} />
        </Section>
      )}
    </div>
  );
}

function Section({ name, children }: PropsWithChildren<{ name: 'start' | 'attention' | 'numbers' }>) {
  const t = useT();
  const id = `overview-${name}`;
  return (
    <Flex className={layout.shrink} component="section" vertical gap={12} aria-labelledby={id}>
      <h2 id={id} className={typography.titleMedium}>
        {t(`usercenter.overview.${name}`)}
      </h2>
      {children}
    </Flex>
  );
}
