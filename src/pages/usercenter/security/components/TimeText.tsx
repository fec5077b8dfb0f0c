import { useT } from '@@/texts/security';
import { ago } from '@/browser/relativeTime';
import { dateText, NO_VALUE, relativeFormat } from '@/domain/intlFormats';

interface TimeTextProps {
  /** ISO 8601. */
  at: string;
  /** The server's time (milliseconds); with it a recent time is shown as relative, with the date in the tooltip. */
  now?: number;
}

/** A date and time in the user's locale and time zone. */
export function TimeText({ at, now }: TimeTextProps) {
  const t = useT();
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return NO_VALUE;
  const absolute = dateText(t.locale, at, { short: true, withTime: true });
  const passed = now === undefined ? undefined : ago(moment, now);
  if (passed === undefined) {
    return (
      <time dateTime={at} dir="auto">
        {absolute}
      </time>
    );
  }
  const relative =
    passed.unit === 'second'
      ? t('security.ago.now')
      : relativeFormat(t.locale).format(passed.value, passed.unit);
  return (
    <time dateTime={at} title={absolute} dir="auto">
      {relative}
    </time>
  );
}
