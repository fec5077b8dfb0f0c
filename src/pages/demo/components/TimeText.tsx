import { useIntl } from '@umijs/max';
import { dateFormat } from '@/domain/intlFormats';

/** A moment (milliseconds since 1970, or ISO 8601) in the reader's language and time zone, to the second. */
export function TimeText({ at }: { at: number | string }) {
  const { locale } = useIntl();
  const date = new Date(at);
  const text = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(date);
  return <time dateTime={date.toISOString()}>{text}</time>;
}
