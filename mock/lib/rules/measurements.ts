import { accountingDay, DAY_MS, endOfDay, MINUTE_MS, startOfDay } from '../../../src/domain/calendar';
import type { RuleTemplate } from '../../../src/domain/rule/ruleFields';
import { getOrders, type SoldOrder } from '../sales/orders';
import { ruleParts } from './generated';
import type { RuleRecord } from './records';

/** The time before a run whose orders it measures. */
export const MEASURED_MS = DAY_MS;
const WEEK_MS = 7 * DAY_MS;

const served = new Map<string, SoldOrder[]>();

/** The orders of a day that the data center of a region served: each order is served by one of them. */
function servedOn(day: string, regionId: string): SoldOrder[] {
  const name = `${day} ${regionId}`;
  const known = served.get(name);
  if (known) return known;
  const { regions } = ruleParts();
  const index = regions.findIndex((region) => region.regionId === regionId);
  const orders = getOrders(startOfDay(day) ?? 0, endOfDay(day) ?? 0).filter(
    ({ at }) => index < 0 || at % regions.length === index,
  );
  served.set(name, orders);
  return orders;
}

/** The orders of a region in the time that a run at this moment measures, oldest first. */
function servedOrders(regionId: string, until: number): SoldOrder[] {
  const from = until - MEASURED_MS;
  return [...new Set([from, until].map(accountingDay))]
    .flatMap((day) => servedOn(day, regionId))
    .filter(({ at }) => at >= from && at < until);
}

/** In percent, with one decimal; 0 without anything to compare with. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/**
 * What a rule measures by its template, in the unit of its limit. All rules measure the orders of their region, which the
 * dashboards count, too, because the mock has no other history.
 */
const MEASURES: Record<RuleTemplate, ((regionId: string, at: number) => number) | undefined> = {
  /** The share of the orders that were opened late. */
  threshold(regionId, at) {
    const orders = servedOrders(regionId, at);
    return percent(orders.filter(({ isOnTime }) => !isOnTime).length, orders.length);
  },
  /** The change of the number of orders from the week before. */
  change(regionId, at) {
    const before = servedOrders(regionId, at - WEEK_MS).length;
    return percent(Math.abs(servedOrders(regionId, at).length - before), before);
  },
  /** The time since the last order. */
  heartbeat(regionId, at) {
    const last = servedOrders(regionId, at).at(-1)?.at ?? at - MEASURED_MS;
    return Math.floor((at - last) / MINUTE_MS);
  },
  // Compares patterns, not one value with the limit.
  anomaly: undefined,
};

export const isMeasured = (template: RuleTemplate): boolean => MEASURES[template] !== undefined;

/** What a rule measures at a moment; undefined for a template that measures no value. */
export const measure = (
  { template, regionId }: Pick<RuleRecord, 'template' | 'regionId'>,
  at: number,
): number | undefined => MEASURES[template]?.(regionId, at);
