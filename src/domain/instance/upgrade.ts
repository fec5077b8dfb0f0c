import { findPeriod, type Offered, type Selection, selectionError } from '../catalog/selection';
import type { Period, PeriodUnit, Sku } from '../catalog/service';
import { DAY_MS } from '../dayRange';
import { sumCents } from '../money/money';
import { priceLines, sumLines } from '../order/quote';

const MONTHS: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12, once: 0 };

/**
 * The same day so many periods later (before, for a `times` below zero), or that month's last (UTC); `undefined` for what is
 * delivered once. Milliseconds since 1970.
 */
export function shiftByPeriod(from: number, { unit, count }: Period, times = 1): number | undefined {
  if (unit === 'once') return undefined;
  const start = new Date(from);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + MONTHS[unit] * count * times);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime();
}

/** Days from one moment to another (milliseconds), a day begun counting as one; never below zero. */
export function daysUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / DAY_MS));
}

/** When a renewed service ends: a period after its end, or after now when it has run out. Milliseconds since 1970. */
export function renewedEnd(endsOn: number, period: Period, now: number): number | undefined {
  return shiftByPeriod(Math.max(endsOn, now), period);
}

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
