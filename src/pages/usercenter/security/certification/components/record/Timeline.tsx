import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import type { Certification } from '@/domain/certification/certification';
import styles from '../Certification.module.css';
import { LONG_DATE } from '../longDate';

/** What has happened, newest first. */
export function Timeline({ entries }: { entries: Certification['timeline'] }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <ol>
      {entries.map(({ at, event, type, reasons }) => (
        <Flex
          key={`${at} ${event}`}
          className={styles.moment}
          component="li"
          wrap
          justify="space-between"
          gap="0 16px"
        >
          <span className={styles.event}>
            {formatMessage({ id: `certification.event.${event}` })}
            <small className={styles.note}>{formatMessage({ id: `certification.type.${type}` })}</small>
          </span>
          <time dateTime={at} className={styles.note}>
            {formatDate(at, { ...LONG_DATE, hour: '2-digit', minute: '2-digit' })}
          </time>
          {reasons.map((reason) => (
            <p key={reason} className={typography.errorLine}>
              {reason}
            </p>
          ))}
        </Flex>
      ))}
    </ol>
  );
}
