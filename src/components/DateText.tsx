import { useIntl } from '@umijs/max';
import { relativeTime } from '@/browser/relativeTime';
import { currentTime } from '@/domain/currentTime';
import { type DateForm, dateText, relativeFormat } from '@/domain/intlFormats';

interface DateTextProps extends DateForm {
  /** ISO 8601. */
  at: string;
}

/** A date in the local language and time zone, with its relative time as a tooltip; "-" when it is unreadable. */
export function DateText({ at, ...form }: DateTextProps) {
  const { locale } = useIntl();
  const text = dateText(locale, at, form);
  if (Number.isNaN(Date.parse(at))) return <span>{text}</span>;
  const { value, unit } = relativeTime(at, currentTime());
  const relative = relativeFormat(locale).format(value, unit);
  return (
    <time dateTime={at} title={relative}>
      {text}
    </time>
  );
}
