import { useT } from '@@/texts/usercenter';
import { CheckCircleFilled } from '@ant-design/icons';
import { useAccess, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import styles from './Overview.module.css';
import { getCertificationState } from './OverviewAccount';

const STEPS = [
  { name: 'verify', to: '/usercenter/security/certification', needs: '/usercenter/security' },
  { name: 'choose', to: '/serviceMarket', needs: undefined },
  { name: 'topUp', to: topUpAddress(), needs: '/usercenter/service/charge' },
] as const;

/** The first steps of an account that has ordered nothing yet. */
export function GettingStarted({ user }: { user: CurrentUser }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const access = useAccess();
  const certification = getCertificationState(user.certification?.status);
  const steps = STEPS.filter(({ needs }) => needs === undefined || access[needs]);
  return (
    <ol className={`${panelStyles.surface} ${layout.divided} ${styles.steps}`}>
      {steps.map(({ name, to }, index) => {
        const isDone = name === 'verify' && !certification.needsAction;
        return (
          <Flex key={name} className={styles.step} component="li" wrap align="center" gap={16}>
            <span className={styles.number} aria-hidden>
              {isDone ? <CheckCircleFilled aria-hidden /> : formatNumber(index + 1)}
            </span>
            <div className={styles.stepText}>
              <h3 className={styles.cardTitle}>{t(`usercenter.overview.start.${name}`)}</h3>
              <p className={typography.note}>{t(`usercenter.overview.start.${name}.why`)}</p>
            </div>
            {isDone ? (
              <StatusTag
                tone={certification.tone}
                text={t(`usercenter.overview.certification.${certification.state}`)}
              />
            ) : (
              <LinkButton className={layout.fixed} type={name === 'choose' ? 'primary' : 'default'} to={to}>
                {t(`usercenter.overview.start.${name}.go`)}
              </LinkButton>
            )}
          </Flex>
        );
      })}
    </ol>
  );
}
