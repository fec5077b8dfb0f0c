import { useIntl } from '@umijs/max';
import { relativeTime } from '@/browser/relativeTime';
import { dateFormat, relativeFormat } from '@/domain/intlFormats';

/** A moment in one line of a dense table, in the reader's language and time zone; how long ago that was is in its tooltip. */
export function RuleTime({ at }: { at: string }) {
  const { locale } = useIntl();
  const { value, unit } = relativeTime(at, Date.now());
  return (
    <time
      dateTime={at}
      title={relativeFormat(locale).format(value, unit)}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
    </time>
  );
}
