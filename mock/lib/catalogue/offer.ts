import type { Period, PeriodPrice, Service } from '../../../src/domain/catalog/service';
import type { PictureName } from './pictures';
import type { ProviderKey } from './providers';

/** A spec with what it costs per month or delivery, in cents. */
export type OfferedSpec =
  | { key: string; type: 'choice'; amounts: Record<string, number> }
  | { key: string; type: 'number'; unitAmount: number; min: number; max: number; step: number }
  | { key: string; type: 'switch'; amount: number };

export interface OfferedPlan {
  code: string;
  periods: PeriodPrice[];
  /** By spec: how many units the plan includes, or `true` where the spec costs nothing in it. */
  includes: Record<string, number | true>;
}

/** Everything about a service that is no text. */
export interface Offer {
  serviceId: string;
  type: Service['type'];
  provider: ProviderKey;
  pictures: PictureName[];
  /** Mean score and number of ratings; left out where nobody has rated yet. */
  rating?: [score: number, count: number];
  orderCount: number;
  publishedDaysAgo: number;
  plans: OfferedPlan[];
  specs?: OfferedSpec[];
  status?: Service['status'];
  trialDays?: number;
  purchaseLimit?: number;
  maxQuantity?: number;
  requiresCertification?: boolean;
}

export function plan(
  code: string,
  periods: PeriodPrice[],
  includes: OfferedPlan['includes'] = {},
): OfferedPlan {
  return { code, periods, includes };
}

/** Paid by time: a month's price in cents, and what a quarter and a year take off in percent. */
export function subscription(
  month: number,
  off: { quarter?: number; year: number } = { quarter: 5, year: 15 },
): PeriodPrice[] {
  const quarter = off.quarter === undefined ? [] : [discounted('quarter', month * 3, off.quarter)];
  return [discounted('month', month, 0), ...quarter, discounted('year', month * 12, off.year)];
}

/** Paid by the year, in cents; `off` is what three years at once take off, in percent. */
export function yearly(year: number, off = 10): PeriodPrice[] {
  return [discounted('year', year, 0), { ...discounted('year', year * 3, off), count: 3 }];
}

/** Paid by the quarter, in cents; `off` is what a year takes off, in percent. */
export function quarterly(quarter: number, off = 8): PeriodPrice[] {
  return [discounted('quarter', quarter, 0), discounted('year', quarter * 4, off)];
}

/** A single delivery, in cents; `originalPrice` where it is sold below what its parts would cost. */
export function once(price: number, originalPrice = price): PeriodPrice[] {
  return [{ unit: 'once', count: 1, price, originalPrice }];
}

// Whole yuan, rounded in the buyer's favour.
function discounted(unit: Period['unit'], originalPrice: number, off: number): PeriodPrice {
  const price = off === 0 ? originalPrice : Math.floor((originalPrice * (100 - off)) / 10_000) * 100;
  return { unit, count: 1, price, originalPrice };
}

/** The first of `amounts` is what is chosen unless told. */
export function choice(key: string, amounts: Record<string, number>): OfferedSpec {
  return { key, type: 'choice', amounts };
}

/** `min` to `max` in steps; `unitAmount` for each unit beyond those the plan includes (`min` unless told). */
export function units(
  key: string,
  [min, max, step]: [number, number, number],
  unitAmount: number,
): OfferedSpec {
  return { key, type: 'number', unitAmount, min, max, step };
}

export function toggle(key: string, amount: number): OfferedSpec {
  return { key, type: 'switch', amount };
}
