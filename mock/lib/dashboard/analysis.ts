import { accountingDay, DAY_MS, endOfDay, shiftDay, startOfDay } from '../../../src/domain/calendar';
import {
  ANALYSIS_METRICS,
  type Analysis,
  type AnalysisMetric,
  type AnalysisTotals,
  sumTotals,
} from '../../../src/domain/console/analysis';
import {
  type DashboardRange,
  dayCount,
  getDays,
  getGrain,
  getSlotGap,
  previousRange,
} from '../../../src/domain/console/dashboardRange';
import { relativeChange, splitByWeights } from '../../../src/domain/console/proportion';
import { isoTime } from '../clock';
import { market } from '../sales/market';
import { getOrders, type SoldOrder } from '../sales/orders';
import { vary } from '../sales/random';
import type { Language } from '../text';
import { getCampaign } from './campaign';
import { getDayTotals, getHourTotals, groupByHour } from './days';

type Point = { at: string } & AnalysisTotals;

/** Groups the days of a range by day or month and sums each group. */
export function groupDays<T>(range: DashboardRange, getAmount: (day: string) => T, sum: (parts: T[]) => T) {
  const groups = new Map<string, T[]>();
  const size = getGrain(range) === 'month' ? 7 : 10;
  for (const day of getDays(range)) {
    const at = day.slice(0, size);
    groups.set(at, [...(groups.get(at) ?? []), getAmount(day)]);
  }
  return [...groups].map(([at, parts]) => ({ at, value: sum(parts) }));
}

function getPoints(range: DashboardRange, until: number): Point[] {
  if (getGrain(range) === 'hour') {
    return getHourTotals(range.from, until).map((totals, hour) => ({
      at: hourName(range.from, hour),
      ...totals,
    }));
  }
  return groupDays(range, (day) => getDayTotals(day, until), sumTotals).map(({ at, value }) => ({
    at,
    ...value,
  }));
}

const hourName = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}`;

const rangeSum = (range: DashboardRange, until: number): AnalysisTotals =>
  sumTotals(getDays(range).map((day) => getDayTotals(day, until)));

/** The same hours a number of days before, so that an unfinished day is no fall. */
const daysBefore = (until: number, days: number) => until - days * DAY_MS;

function getChanges(range: DashboardRange, until: number): Analysis['changes'] {
  const whole = {
    now: rangeSum(range, until),
    before: rangeSum(previousRange(range), daysBefore(until, dayCount(range))),
  };
  const lastDay = {
    now: getDayTotals(range.to, until),
    before: getDayTotals(shiftDay(range.to, -7), daysBefore(until, 7)),
  };
  const getChange = (metric: AnalysisMetric) => ({
    range: relativeChange(whole.now[metric], whole.before[metric]),
    lastDay: relativeChange(lastDay.now[metric], lastDay.before[metric]),
  });
  return Object.fromEntries(
    ANALYSIS_METRICS.map((metric) => [metric, getChange(metric)]),
  ) as Analysis['changes'];
}

/** Adds to each step what it lacks. */
const withGaps = <T extends { at: string }>(points: T[], range: DashboardRange, until: number) =>
  points.map((point) => ({ ...point, gap: getSlotGap(point.at, range, until) }));

interface Flow {
  visits: number;
  payments: number;
}

const NO_FLOW: Flow = { visits: 0, payments: 0 };

const addFlows = (parts: readonly Flow[]): Flow => ({
  visits: parts.reduce((sum, { visits }) => sum + visits, 0),
  payments: parts.reduce((sum, { payments }) => sum + payments, 0),
});

/** The orders of a range up to `until`. */
const getRangeOrders = ({ from, to }: DashboardRange, until: number): SoldOrder[] =>
  getOrders(startOfDay(from) ?? until, Math.min(until, endOfDay(to) ?? until));

/** Visits and orders of each store in each hour of a day; they add up to the day's totals. */
function getStoreHours(day: string, until: number): Flow[][] {
  const { stores } = market();
  const weights = stores.map(({ storeId, weight }) => weight * vary(`store ${storeId} ${day}`, 0.25));
  const sold = groupByHour(getRangeOrders({ from: day, to: day }, until), startOfDay(day) ?? until);
  return getHourTotals(day, until).map(({ visits, payments }, hour) => {
    const browsing = splitByWeights(visits - payments, weights);
    const counts = stores.map(() => 0);
    for (const { store } of sold[hour] ?? []) counts[store] = (counts[store] ?? 0) + 1;
    return counts.map((count, index) => ({ visits: count + (browsing[index] ?? 0), payments: count }));
  });
}

/** The analysis of a valid range with data up to `until` (milliseconds since 1970). */
export function getAnalysis(range: DashboardRange, until: number, language: Language): Analysis {
  const days = getDays(range);
  const points = getPoints(range, until);
  const hours = days.flatMap((day) => getStoreHours(day, until));
  const storeSales = market().stores.map(() => 0);
  const categorySales = market().categories.map(() => ({ online: 0, store: 0 }));
  for (const { amount, store, category, isOnline } of getRangeOrders(range, until)) {
    storeSales[store] = (storeSales[store] ?? 0) + amount;
    const sales = categorySales[category];
    if (sales) sales[isOnline ? 'online' : 'store'] += amount;
  }

  return {
    serverTime: isoTime(until),
    today: accountingDay(until),
    ...range,
    grain: getGrain(range),
    points: withGaps(points, range, until),
    totals: sumTotals(points),
    lastDay: getDayTotals(range.to, until),
    changes: getChanges(range, until),
    campaign: getCampaign(until, language),
    stores: market()
      .stores.map(({ storeId, name }, index) => ({
        storeId,
        name: name[language],
        sales: storeSales[index] ?? 0,
        ...addFlows(hours.map((stores) => stores[index] ?? NO_FLOW)),
      }))
      .sort((a, b) => b.sales - a.sales),
    categories: market().categories.map(({ category, name }, index) => ({
      category,
      name: name[language],
      ...(categorySales[index] ?? { online: 0, store: 0 }),
    })),
  };
}

/** Visits and payments of one store over a range; undefined for an unknown store. */
export function getStoreFlow(storeId: string, range: DashboardRange, until: number) {
  const index = market().stores.findIndex((store) => store.storeId === storeId);
  if (index < 0) return undefined;
  const getHours = (day: string): Flow[] =>
    getStoreHours(day, until).map((stores) => stores[index] ?? NO_FLOW);
  const grain = getGrain(range);
  const steps =
    grain === 'hour'
      ? getHours(range.from).map((value, hour) => ({ at: hourName(range.from, hour), value }))
      : groupDays(range, (day) => addFlows(getHours(day)), addFlows);
  const points = steps.map(({ at, value }) => ({ at, ...value }));
  return { storeId, grain, points: withGaps(points, range, until) };
}
