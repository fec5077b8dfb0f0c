import { DAY_MS, shiftByPeriod } from '../calendar';
import { type Offered, type Selection, selectionError } from '../catalog/selection';
import type { Period, Sku } from '../catalog/service';
import { sumCents, timesCents } from '../money/money';
import { priceLines, sumLines } from '../order/quote';
import { changeKind, type PlanChange, specsFor } from './planChange';

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

/**
 * Returns the same service with another plan, for the same term and with what the plan includes (see `specsFor`). An unknown plan
 * changes no specs.
 */
export function changedConfiguration(
  service: Offered,
  configuration: Configuration,
  skuCode: string,
): Configuration {
  const find = (code: string) => service.skus.find((sku) => sku.skuCode === code);
  const [from, to] = [find(configuration.skuCode), find(skuCode)];
  if (!from || !to || from === to) return { ...configuration, skuCode };
  const left = changeKind(service, from.skuCode, to.skuCode) === 'upgrade' ? undefined : from;
  return { ...configuration, skuCode, specs: specsFor(service, to, configuration.specs, left) };
}

/**
 * Returns the plans to which a service can be changed for the same term: the larger ones, the smaller ones, or the others of the
 * same rank. None when its current plan is not sold.
 */
export function otherPlans(service: Offered, configuration: Configuration, kind: PlanChange): Sku[] {
  if (configurationPrice(service, configuration) === undefined) return [];
  return service.skus.filter(
    ({ skuCode }) =>
      skuCode !== configuration.skuCode &&
      changeKind(service, configuration.skuCode, skuCode) === kind &&
      configurationPrice(service, changedConfiguration(service, configuration, skuCode)) !== undefined,
  );
}

/** The time that is paid for: the rest of the current term in days, and whole terms after it. */
export interface PaidTime {
  /** Days left of the current term, as `daysUntil` counts them. */
  daysLeft: number;
  daysOfPeriod: number;
  laterTerms: number;
}

/**
 * Returns the time that is paid for. The terms are counted back from the end by the period of the service; `anchor` is its anchor
 * day. Times are milliseconds since 1970.
 */
export function daysOfTerm(endsOn: number, period: Period, now: number, anchor?: number): PaidTime {
  const endBefore = (terms: number) => shiftByPeriod(endsOn, period, -terms, anchor) ?? now;
  let laterTerms = 0;
  while (endBefore(laterTerms + 1) > now) laterTerms += 1;
  const end = laterTerms === 0 ? endsOn : endBefore(laterTerms);
  const begin = endBefore(laterTerms + 1);
  return { daysLeft: daysUntil(end, now), daysOfPeriod: Math.max(1, daysUntil(end, begin)), laterTerms };
}

interface ChangeTerms extends PaidTime {
  /** Price of one term before and after, in cents. */
  before: number;
  after: number;
}

/**
 * Returns the price in cents of a change of plan that takes effect at once: the difference for the days left of the current term,
 * rounded half up, and the whole difference for each later term. 0 when the new plan costs less: nothing is paid back. Throws a
 * RangeError for negative time.
 */
export function upgradeAmount({ before, after, daysLeft, daysOfPeriod, laterTerms }: ChangeTerms): number {
  if (daysLeft < 0 || daysOfPeriod < 1 || laterTerms < 0) throw new RangeError('This is no paid time');
  const difference = Math.max(0, sumCents([after, -before]));
  const rest = Math.floor((2 * difference * daysLeft + daysOfPeriod) / (2 * daysOfPeriod));
  return sumCents([rest, timesCents(difference, laterTerms)]);
}
