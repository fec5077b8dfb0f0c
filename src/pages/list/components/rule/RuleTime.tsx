import { useIntl } from '@umijs/max';
import { relativeTime } from '@/domain/relativeTime';

/** A moment in one line of a dense table, in the reader's language and time zone; how long ago that was is in its tooltip. */
export function RuleTime({ at }: { at: string }) {
  const { formatDate, formatRelativeTime } = useIntl();
  const { value, unit } = relativeTime(at, Date.now());
  return (
    <time
      dateTime={at}
      title={formatRelativeTime(value, unit, { numeric: 'auto' })}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
