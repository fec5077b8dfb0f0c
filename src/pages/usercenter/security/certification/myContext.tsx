import { useT } from '@@/texts/certification';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { Certification } from '@/domain/certification/certification';
import { dateText } from '@/domain/intlFormats';
import { ApplicationSummary } from './components/ApplicationSummary';
import styles from './components/Certification.module.css';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { RecordActions } from './components/record/RecordActions';

/** The state of an application, its possible actions and its history. */
export default function MyContextPage() {
  return <CertificationGate route="myContext">{(props) => <RecordPanel {...props} />}</CertificationGate>;
}

function RecordPanel(props: CertificationProps) {
  const t = useT();
  const { status, before, application, timeline } = props.certification;
  return (
    <>
      <div className={panelStyles.panel}>
        <h2 className={styles.subtitle}>{t(`certification.status.${status}`)}</h2>
        <p className={styles.lead} role="status">
          {t(`certification.now.${status}`)}
        </p>
        {(status === 'submitted' || status === 'reviewing') && (
          <p className={styles.note}>{t('certification.answer')}</p>
        )}
        {before === 'verified' && status !== 'changing' && (
          <p className={styles.note}>{t('certification.change.lead')}</p>
        )}
        <RecordActions {...props} />
      </div>
      {application && (
        <div className={panelStyles.panel}>
          <h2 className={styles.subtitle}>{t(`certification.type.${application.type}`)}</h2>
          <ApplicationSummary texts={application.texts} files={application.files} />
        </div>
      )}
      <div className={panelStyles.panel}>
        <h2 className={styles.subtitle}>{t('certification.history')}</h2>
        <Timeline entries={timeline} />
      </div>
    </>
  );
}

function Timeline({ entries }: { entries: Certification['timeline'] }) {
  const t = useT();
  return (
    <ol className={layout.divided}>
      {entries.map(({ at, event, type, reasons }) => (
        <li key={`${at} ${event}`} className={layout.row}>
          <span className={`${layout.fill} ${styles.event}`}>
            {t(`certification.event.${event}`)}
            <small className={styles.note}>{t(`certification.type.${type}`)}</small>
          </span>
          <time dateTime={at} className={styles.note}>
            {dateText(t.locale, at, { withTime: true })}
          </time>
          {reasons.map((reason) => (
            <p key={reason} className={typography.errorLine}>
              {reason}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
