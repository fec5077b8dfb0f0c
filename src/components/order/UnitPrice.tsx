import { useT } from '@@/texts/order';
import type { Period } from '@/domain/catalog/service';
import { Money } from '../Money';

interface UnitPriceProps {
  /** Integer cents. */
  cents: number;
  period: Period;
  /** What the price pays for when it has no term, such as `1,000 messages`. */
  pack?: string | undefined;
}

/** A price with its unit: `¥29 / month`, `¥45 · 1,000 messages`. */
export function UnitPrice({ cents, period: { unit, count }, pack }: UnitPriceProps) {
  const t = useT();
  const amount = (
    <strong>
      <Money cents={cents} short />
    </strong>
  );
  const kind = unit === 'once' && pack ? 'pack' : unit;
  return t(`order.price.per.${kind}`, { amount, count, pack });
}
