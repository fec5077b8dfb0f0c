import { useIntl } from '@umijs/max';
import { ago } from '@/browser/relativeTime';
import { dateFormat, NO_VALUE, relativeFormat } from '@/domain/intlFormats';

interface TimeTextProps {
  /** ISO 8601. */
  at: string;
  /** The server's time (milliseconds); with it a recent time is shown as relative, with the date in the tooltip. */
  now?: number;
}

/** A date and time in the user's locale and time zone. */
export function TimeText({ at, now }: TimeTextProps) {
  const { formatMessage, locale } = useIntl();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return NO_VALUE;
  const absolute = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  const passed = now === undefined ? undefined : ago(date.getTime(), now);
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
      : relativeFormat(locale).format(passed.value, passed.unit);
  return (
    <time dateTime={at} title={absolute} dir="auto">
      {relative}
    </time>
  );
}
