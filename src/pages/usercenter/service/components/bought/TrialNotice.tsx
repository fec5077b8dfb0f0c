import { useIntl } from '@umijs/max';
import type { InstanceSummary } from '@/domain/instance/instance';
import { daysUntil } from '@/domain/instance/upgrade';
import { dateText } from '@/domain/intlFormats';
import styles from './InstanceCard.module.css';

interface TrialNoticeProps {
  instance: InstanceSummary;
  /** Server milliseconds. */
  now: number;
}

/** Says that a running trial becomes the paid service; nothing for any other service, and for one that is sold without a term. */
export function TrialNotice({ instance, now }: TrialNoticeProps) {
  const { formatMessage, locale } = useIntl();
  const { orderType, status, endsOn, period } = instance;
  if (orderType !== 'trial' || status !== 'active' || endsOn === undefined || period.unit === 'once')
    return null;
  const days = daysUntil(Date.parse(endsOn), now);
  return (
    <p className={styles.outlook}>
      {formatMessage({ id: 'bought.trial.kept' }, { days, date: dateText(locale, endsOn) })}
    </p>
  );
}
