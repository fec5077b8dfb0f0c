import { useT } from '@@/texts/order';
import type { Period } from '@/domain/catalog/service';

/** A term such as "1 year" or "One-time". */
export function PeriodText({ period: { unit, count } }: { period: Period }) {
  const t = useT();
  return <span>{t(`order.period.${unit}`, { count })}</span>;
}
