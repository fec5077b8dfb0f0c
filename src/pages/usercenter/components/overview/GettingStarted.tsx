import { useT } from '@@/texts/usercenter';
import { CheckCircleFilled } from '@ant-design/icons';
import { useAccess, useIntl } from '@umijs/max';
import { CouponLine } from '@/components/coupon/CouponLine';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { listCoupons } from '@/services/coupon';
import { getCertificationState } from './certificationState';
import styles from './Overview.module.css';

const STEPS = [
  { name: 'verify', to: '/usercenter/security/certification', needs: '/usercenter/security' },
  { name: 'choose', to: '/serviceMarket', needs: undefined },
  { name: 'topUp', to: topUpAddress(), needs: '/usercenter/service/charge' },
] as const;

/** The first steps of an account that has ordered nothing yet, and the coupon that is theirs. */
export function GettingStarted({ user }: { user: CurrentUser }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const access = useAccess();
  const certification = getCertificationState(user.certification?.status);
  const steps = STEPS.filter(({ needs }) => needs === undefined || access[needs]);
  return (
    <Section title={t('usercenter.overview.start')}>
      <ol className={layout.divided}>
        {steps.map(({ name, to }, index) => {
          const isDone = name === 'verify' && !certification.needsAction;
          return (
            <li key={name} className={layout.row}>
              <span className={styles.number} aria-hidden>
                {isDone ? <CheckCircleFilled aria-hidden /> : formatNumber(index + 1)}
              </span>
              <div className={layout.fill}>
                <h3>{t(`usercenter.overview.start.${name}`)}</h3>
                <p className={typography.secondary}>{t(`usercenter.overview.start.${name}.why`)}</p>
              </div>
              {isDone ? (
                <StatusTag
                  tone={certification.tone}
                  text={t(`usercenter.overview.certification.${certification.state}`)}
                />
              ) : (
                <LinkButton type={name === 'choose' ? 'primary' : 'default'} to={to}>
                  {t(`usercenter.overview.start.${name}.go`)}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
      <CouponLine read={listCoupons} />
    </Section>
  );
}
