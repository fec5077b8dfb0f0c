import { useIntl } from '@umijs/max';
import { relativeTime } from '@/domain/relativeTime';

interface DateTextProps {
  /** ISO 8601. */
  at: string;
  /** To the minute. */
  withTime?: boolean;
}

/** A day in the reader's language and time zone; how long ago that was is in its tooltip. */
export function DateText({ at, withTime = false }: DateTextProps) {
  const { formatDate, formatRelativeTime } = useIntl();
  const format: Intl.DateTimeFormatOptions = { dateStyle: 'long', ...(withTime && { timeStyle: 'short' }) };
  const { value, unit } = relativeTime(at, Date.now());
  return (
    <time dateTime={at} title={formatRelativeTime(value, unit, { numeric: 'auto' })}>
      {formatDate(at, format)}
    </time>
  );
}
