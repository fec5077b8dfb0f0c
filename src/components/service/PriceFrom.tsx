import { FormattedMessage } from '@umijs/max';
import type { ServiceSummary } from '@/domain/catalog/service';
import { Money } from '../Money';

interface PriceFromProps {
  service: Pick<ServiceSummary, 'priceFrom' | 'priceFromPeriod' | 'priceFromPack'>;
}

/** The lowest price of a service with its unit: `From ¥45 · 1,000 messages`. Uses the texts of the market area. */
export function PriceFrom({ service: { priceFrom, priceFromPeriod, priceFromPack } }: PriceFromProps) {
  const { unit, count } = priceFromPeriod;
  if (priceFrom === 0) {
    return (
      <strong>
        <FormattedMessage id="market.priceFrom.free" />
      </strong>
    );
  }
  const amount = (
    <strong>
      <Money cents={priceFrom} short />
    </strong>
  );
  const kind = unit === 'once' && priceFromPack ? 'pack' : unit;
  return (
    <FormattedMessage
      id={`market.priceFrom.${kind}` as const}
      values={{ amount, count, pack: priceFromPack }}
    />
  );
}
