import { useIntl } from '@umijs/max';
import type { Certification } from '@/domain/certification/certification';
import styles from '../Certification.module.css';
import { LONG_DATE } from '../longDate';

/** What has happened, newest first. */
export function Timeline({ entries }: { entries: Certification['timeline'] }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <ol className={styles.timeline}>
      {entries.map(({ at, event, type, reasons }) => (
        <li key={`${at} ${event}`} className={styles.moment}>
          <span className={styles.event}>
            {formatMessage({ id: `certification.event.${event}` })}
            <small className={styles.note}>{formatMessage({ id: `certification.type.${type}` })}</small>
          </span>
          <time dateTime={at} className={styles.note}>
            {formatDate(at, { ...LONG_DATE, hour: '2-digit', minute: '2-digit' })}
          </time>
          {reasons.map((reason) => (
            <p key={reason} className={styles.reason}>
              {reason}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
