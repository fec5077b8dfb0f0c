import { DAY_MS, shiftByPeriod } from '../calendar';
import { findPeriod, type Offered, type Selection, selectionError } from '../catalog/selection';
import type { Period, Sku } from '../catalog/service';
import { sumCents } from '../money/money';
import { priceLines, sumLines } from '../order/quote';

/** Returns the days between two moments (milliseconds), rounded up, never negative. */
export function daysUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / DAY_MS));
}

/**
 * Returns the end after a renewal: one term after the current end, on the anchor day of the service, or one term after its own
 * start (`renewalStart`) when that is later, which begins a new anchor. Times are milliseconds since 1970.
 */
export function renewedEnd(
  endsOn: number,
  period: Period,
  start: number,
  anchor?: number,
): number | undefined {
  return endsOn < start ? shiftByPeriod(start, period) : shiftByPeriod(endsOn, period, 1, anchor);
}

/** The parts of a service that decide its price. */
export type Configuration = Pick<Selection, 'serviceId' | 'skuCode' | 'specs' | 'period' | 'quantity'>;

/** Returns the current price for a term in cents; `undefined` when it is not sold. */
export function configurationPrice(service: Offered, configuration: Configuration): number | undefined {
  const selection: Selection = { ...configuration, orderType: 'new' };
  if (selectionError(service, selection) !== undefined) return undefined;
  return sumLines(priceLines(service, selection)).payableAmount;
}

/** Returns the plans with the same specs and term whose price differs from the current one in this way. */
function otherPlans(
  service: Offered,
  configuration: Configuration,
  differs: (price: number, current: number) => boolean,
): Sku[] {
  const current = configurationPrice(service, configuration);
  if (current === undefined) return [];
  return service.skus.filter((sku) => {
    if (!findPeriod(sku, configuration.period)) return false;
    const price = configurationPrice(service, { ...configuration, skuCode: sku.skuCode });
    return price !== undefined && differs(price, current);
  });
}

/** Returns the plans with the same specs and term at a higher price. */
export const largerPlans = (service: Offered, configuration: Configuration): Sku[] =>
  otherPlans(service, configuration, (price, current) => price > current);

/** Returns the plans with the same specs and term at a lower price. */
export const smallerPlans = (service: Offered, configuration: Configuration): Sku[] =>
  otherPlans(service, configuration, (price, current) => price < current);

/** Returns the days left and the days of the current term; `anchor` is the anchor day of the service. */
export function daysOfTerm(
  endsOn: number,
  period: Selection['period'],
  now: number,
  anchor?: number,
): { daysLeft: number; daysOfPeriod: number } {
  const begin = shiftByPeriod(endsOn, period, -1, anchor) ?? endsOn;
  return { daysLeft: daysUntil(endsOn, now), daysOfPeriod: Math.max(1, daysUntil(endsOn, begin)) };
}

interface UpgradeTerms {
  /** Price of the term before and after, in cents. */
  before: number;
  after: number;
  daysLeft: number;
  daysOfPeriod: number;
}

/**
 * Returns the price of an upgrade in cents: the difference for the days left, rounded half up. Throws a RangeError below
 * zero.
 */
export function upgradeAmount({ before, after, daysLeft, daysOfPeriod }: UpgradeTerms): number {
  const difference = sumCents([after, -before]);
  if (difference < 0 || daysLeft < 0 || daysOfPeriod < 1) throw new RangeError('This is no upgrade');
  return Math.floor((2 * difference * daysLeft + daysOfPeriod) / (2 * daysOfPeriod));
}
