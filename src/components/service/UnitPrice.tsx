import { FormattedMessage } from '@umijs/max';
import type { Period, ServiceSummary } from '@/domain/catalog/service';
import { Money } from '../Money';

interface UnitPriceProps {
  /** Integer cents. */
  cents: number;
  period: Period;
  /** What the price pays for when it has no term, such as `1,000 messages`. */
  pack?: string | undefined;
  /** Whether this is the lowest of several prices. */
  from?: boolean;
}

/** A price with its unit: `¥29 / month`, `From ¥45 · 1,000 messages`. Uses the texts of the market area. */
export function UnitPrice({ cents, period: { unit, count }, pack, from = false }: UnitPriceProps) {
  const kind = unit === 'once' && pack ? 'pack' : unit;
  if (from && cents === 0) {
    return (
      <strong>
        <FormattedMessage id="market.priceFrom.free" />
      </strong>
    );
  }
  const amount = (
    <strong>
      <Money cents={cents} short />
    </strong>
  );
  return (
    <FormattedMessage
      id={from ? `market.priceFrom.${kind}` : `market.price.per.${kind}`}
      values={{ amount, count, pack }}
    />
  );
}

/** The lowest price of a service with its unit. */
export function PriceFrom({
  service: { priceFrom, priceFromPeriod, priceFromPack },
}: {
  service: Pick<ServiceSummary, 'priceFrom' | 'priceFromPeriod' | 'priceFromPack'>;
}) {
  return <UnitPrice from cents={priceFrom} period={priceFromPeriod} pack={priceFromPack} />;
}
