import { useIntl } from '@umijs/max';
import { ago } from '@/domain/relativeTime';

interface TimeTextProps {
  /** ISO 8601. */
  at: string;
  /** The server's time (milliseconds); with it a fresh moment is told as so long ago, its date in the tooltip. */
  now?: number;
}

/** A moment in the reader's language and time zone. */
export function TimeText({ at, now }: TimeTextProps) {
  const { formatDate, formatMessage, formatRelativeTime } = useIntl();
  const absolute = formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const passed = now === undefined ? undefined : ago(Date.parse(at), now);
  if (passed === undefined) {
    return (
      <time dateTime={at} dir="auto">
        {absolute}
      </time>
    );
  }
  const relative =
    passed.unit === 'second'
      ? formatMessage({ id: 'security.ago.now' })
      : formatRelativeTime(passed.value, passed.unit, { numeric: 'auto' });
  return (
    <time dateTime={at} title={absolute} dir="auto">
      {relative}
    </time>
  );
}
