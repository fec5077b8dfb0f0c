import { accountingDay, DAY_MS, HOUR_MS, startOfDay } from '../../../src/domain/calendar';
import { ANALYSIS_METRICS, type AnalysisTotals, sumTotals } from '../../../src/domain/console/analysis';
import { getDays } from '../../../src/domain/console/dashboardRange';
import { splitByWeights } from '../../../src/domain/console/proportion';
import { getHourWeights, getOrders, getVolume, type SoldOrder, sumSales } from '../sales/orders';

/** The orders of each hour of the day that starts at `start`. */
export function groupByHour(orders: readonly SoldOrder[], start: number): SoldOrder[][] {
  const hours = Array.from({ length: 24 }, (): SoldOrder[] => []);
  for (const order of orders) hours[Math.floor((order.at - start) / HOUR_MS)]?.push(order);
  return hours;
}

/** The totals of each hour of a day up to `until` (milliseconds since 1970); the last hour may be partial. */
export function getHourTotals(day: string, until: number): AnalysisTotals[] {
  const start = startOfDay(day) ?? until;
  const passed = Math.min(24, Math.max(0, (until - start) / HOUR_MS));
  const weights = getHourWeights(day);
  const volume = getVolume(day);
  // Every order is a visit; the others only look.
  const browsing = splitByWeights(Math.max(0, volume.visits - volume.orders), weights);
  const searchUsers = splitByWeights(volume.searchUsers, weights);
  const searches = splitByWeights(volume.searches, weights);
  const sold = groupByHour(getOrders(start, Math.min(until, start + DAY_MS)), start);
  return Array.from({ length: Math.ceil(passed) }, (_, hour) => {
    const share = Math.min(1, passed - hour);
    const orders = sold[hour] ?? [];
    const countOf = (parts: number[]) => Math.floor((parts[hour] ?? 0) * share);
    const users = countOf(searchUsers);
    return {
      visits: orders.length + countOf(browsing),
      payments: orders.length,
      sales: sumSales(orders),
      searchUsers: users,
      searches: users && countOf(searches),
    };
  });
}

const wholeDays = new Map<string, AnalysisTotals>();

function getWholeDay(day: string, end: number): AnalysisTotals {
  const totals = wholeDays.get(day) ?? sumTotals(getHourTotals(day, end));
  wholeDays.set(day, totals);
  return totals;
}

/** The totals of a day up to `until` (milliseconds since 1970). */
export function getDayTotals(day: string, until: number): AnalysisTotals {
  const end = (startOfDay(day) ?? until) + DAY_MS;
  return until >= end ? getWholeDay(day, end) : sumTotals(getHourTotals(day, until));
}

/** The totals from one time up to another. */
export function getTotalsBetween(from: number, until: number): AnalysisTotals {
  const days = getDays({ from: accountingDay(from), to: accountingDay(until) });
  const totals = sumTotals(days.map((day) => getDayTotals(day, until)));
  const before = sumTotals(days.map((day) => getDayTotals(day, from)));
  for (const metric of ANALYSIS_METRICS) totals[metric] -= before[metric];
  return totals;
}
