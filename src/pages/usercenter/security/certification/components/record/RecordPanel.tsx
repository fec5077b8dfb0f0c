import { useIntl } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import { ApplicationSummary } from '../ApplicationSummary';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { RecordActions } from './RecordActions';
import { Timeline } from './Timeline';

/** What became of the application, what can be done about it, and everything that has happened. */
export function RecordPanel(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const { status, before, application, timeline } = props.certification;
  return (
    <>
      <div className={`${panelStyles.panel} ${styles.card}`}>
        <h2 className={styles.subtitle}>{formatMessage({ id: `certification.status.${status}` })}</h2>
        <p className={styles.lead} role="status">
          {formatMessage({ id: `certification.now.${status}` })}
        </p>
        {application && before === 'verified' && (
          <p className={styles.note}>{formatMessage({ id: 'certification.stillValid' })}</p>
        )}
        <RecordActions {...props} />
      </div>
      {application && (
        <div className={`${panelStyles.panel} ${styles.card}`}>
          <h2 className={styles.subtitle}>
            {formatMessage({ id: `certification.type.${application.type}` })}
          </h2>
          <ApplicationSummary texts={application.texts} files={application.files} />
        </div>
      )}
      <div className={`${panelStyles.panel} ${styles.card}`}>
        <h2 className={styles.subtitle}>{formatMessage({ id: 'certification.history' })}</h2>
        <Timeline entries={timeline} />
      </div>
    </>
  );
}
