import { useIntl } from '@umijs/max';
import { dateText } from '@/domain/intlFormats';
import typography from '../typography.module.css';

interface TrialKeptProps {
  /** Days that are left of the trial. */
  days: number | undefined;
  /** When the paid term begins, in milliseconds since 1970. */
  from: number | undefined;
}

/** Says that a trial becomes the ordered service and loses no day; nothing without a trial. */
export function TrialKept({ days, from }: TrialKeptProps) {
  const { formatMessage, locale } = useIntl();
  if (days === undefined || from === undefined) return null;
  return (
    <p className={typography.note}>
      {formatMessage({ id: 'order.term.trial' }, { days, date: dateText(locale, from) })}
    </p>
  );
}
