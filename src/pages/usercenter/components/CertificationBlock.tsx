import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import type { CertificationStatus } from '@/domain/account/account';
import { certificationStanding } from './certificationStanding';
import styles from './Overview.module.css';

/** What is left to do for the certification, and the way there. */
export function CertificationBlock({ status }: { status: CertificationStatus | undefined }) {
  const { formatMessage } = useIntl();
  const { standing, asks } = certificationStanding(status);
  if (!asks) return null;
  return (
    <section className={styles.card} aria-labelledby="overview-certification">
      <h3 id="overview-certification" className={styles.cardTitle}>
        {formatMessage({ id: `usercenter.overview.certify.${standing}` })}
      </h3>
      <div className={styles.item}>
        <p className={styles.detail}>{formatMessage({ id: 'usercenter.overview.certify.why' })}</p>
        <LinkButton to="/usercenter/security/certification">
          {formatMessage({ id: `usercenter.overview.certify.go.${standing}` })}
        </LinkButton>
      </div>
    </section>
  );
}
