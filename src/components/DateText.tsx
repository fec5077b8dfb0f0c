import { useIntl } from '@umijs/max';
import { relativeTime } from '@/browser/relativeTime';
import { dateFormat, NO_VALUE, relativeFormat } from '@/domain/intlFormats';

interface DateTextProps {
  /** ISO 8601. */
  at: string;
  /** Shows hours and minutes too. */
  withTime?: boolean;
  /** Names the month in short, for a narrow column. */
  short?: boolean;
}

/** A date in the local language and time zone, with its relative time as a tooltip; "-" when it is unreadable. */
export function DateText({ at, withTime = false, short = false }: DateTextProps) {
  const { locale } = useIntl();
  const format: Intl.DateTimeFormatOptions = {
    dateStyle: short ? 'medium' : 'long',
    ...(withTime && { timeStyle: 'short' }),
  };
  if (Number.isNaN(Date.parse(at))) return <span>{NO_VALUE}</span>;
  const { value, unit } = relativeTime(at, Date.now());
  const relative = relativeFormat(locale).format(value, unit);
  return (
    <time dateTime={at} title={relative}>
      {dateFormat(locale, format).format(new Date(at))}
    </time>
  );
}
