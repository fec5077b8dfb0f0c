import { useIntl } from '@umijs/max';
import type { Period } from '@/domain/catalog/service';

/** What is bought at once, in words: `1 year`, `One-off`. */
export function PeriodText({ period: { unit, count } }: { period: Period }) {
  const { formatMessage } = useIntl();
  return <span>{formatMessage({ id: `order.period.${unit}` }, { count })}</span>;
}
