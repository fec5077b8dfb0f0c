import { useIntl } from '@umijs/max';
import type { Period } from '@/domain/catalog/service';

/** A term such as "1 year" or "One-time". */
export function PeriodText({ period: { unit, count } }: { period: Period }) {
  const { formatMessage } = useIntl();
  return <span>{formatMessage({ id: `order.period.${unit}` }, { count })}</span>;
}
