import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { CertificationStatus } from '@/domain/account/account';
import { certificationStanding } from './certificationStanding';
import styles from './Overview.module.css';

/** What is left to do for the certification, and the way there. */
export function CertificationBlock({ status }: { status: CertificationStatus | undefined }) {
  const { formatMessage } = useIntl();
  const { standing, asks } = certificationStanding(status);
  if (!asks) return null;
  return (
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby="overview-certification">
      <h3 id="overview-certification" className={styles.cardTitle}>
        {formatMessage({ id: `usercenter.overview.certify.${standing}` })}
      </h3>
      <Flex className={styles.item} align="center" justify="space-between" gap={16}>
        <p className={typography.note}>{formatMessage({ id: 'usercenter.overview.certify.why' })}</p>
        <LinkButton to="/usercenter/security/certification">
          {formatMessage({ id: `usercenter.overview.certify.go.${standing}` })}
        </LinkButton>
      </Flex>
    </section>
  );
}
