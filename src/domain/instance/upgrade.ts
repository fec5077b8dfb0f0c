import { findPeriod, type Offered, type Selection, selectionError } from '../catalog/selection';
import type { Sku } from '../catalog/service';
import { sumCents } from '../money/money';
import { priceLines, sumLines } from '../order/quote';
import { daysUntil, shiftByPeriod } from './term';

/** What of a bought service decides what it costs. */
export type Configuration = Pick<Selection, 'serviceId' | 'skuCode' | 'specs' | 'period' | 'quantity'>;

/** What a configuration costs for its period today, in cents; `undefined` when it is not sold. */
export function configurationPrice(service: Offered, configuration: Configuration): number | undefined {
  const selection: Selection = { ...configuration, orderType: 'new' };
  if (selectionError(service, selection) !== undefined) return undefined;
  return sumLines(priceLines(service, selection)).payableAmount;
}

/** The plans above the one that somebody has: the same specs and period, at a higher price. */
export function largerPlans(service: Offered, configuration: Configuration): Sku[] {
  const current = configurationPrice(service, configuration);
  if (current === undefined) return [];
  return service.skus.filter((sku) => {
    if (!findPeriod(sku, configuration.period)) return false;
    const price = configurationPrice(service, { ...configuration, skuCode: sku.skuCode });
    return price !== undefined && price > current;
  });
}

/** How many days are left of a service (milliseconds since 1970), and how many its last period has. */
export function daysOfTerm(
  endsOn: number,
  period: Selection['period'],
  now: number,
): { daysLeft: number; daysOfPeriod: number } {
  const begin = shiftByPeriod(endsOn, period, -1) ?? endsOn;
  return { daysLeft: daysUntil(endsOn, now), daysOfPeriod: Math.max(1, daysUntil(endsOn, begin)) };
}

interface UpgradeTerms {
  /** What the period costs before and after, in cents. */
  before: number;
  after: number;
  daysLeft: number;
  daysOfPeriod: number;
}

/** What an upgrade costs, in cents: the difference for the days left, rounded half up. Throws a RangeError below zero. */
export function upgradeAmount({ before, after, daysLeft, daysOfPeriod }: UpgradeTerms): number {
  const difference = sumCents([after, -before]);
  if (difference < 0 || daysLeft < 0 || daysOfPeriod < 1) throw new RangeError('This is no upgrade');
  return Math.floor((2 * difference * daysLeft + daysOfPeriod) / (2 * daysOfPeriod));
}
