import { accountingDay, DAY_MS, shiftDay } from '../../../src/domain/calendar';
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
import type { Language } from '../text';
import { getCampaign } from './campaign';
import { getDayTotals, getHourTotals, vary } from './days';
import { market } from './market';

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

/** Sales, visits and payments of each store on a day; they add up to the day's totals. */
function getStoreTotals(day: string, until: number) {
  const { sales, visits, payments } = getDayTotals(day, until);
  const weights = market().stores.map(
    ({ storeId, weight }) => weight * vary(`store ${storeId} ${day}`, 0.25),
  );
  const buyers = market().stores.map(({ conversion }, index) => (weights[index] ?? 0) * conversion);
  const split = {
    sales: splitByWeights(sales, buyers),
    visits: splitByWeights(visits, weights),
    payments: splitByWeights(payments, buyers),
  };
  return market().stores.map((_, index) => ({
    sales: split.sales[index] ?? 0,
    visits: split.visits[index] ?? 0,
    payments: split.payments[index] ?? 0,
  }));
}

function getCategorySales(day: string, until: number): number[] {
  const weights = market().categories.flatMap(({ category, weight, online }) => {
    const size = weight * vary(`category ${category} ${day}`, 0.3);
    return [size * online, size * (1 - online)];
  });
  return splitByWeights(getDayTotals(day, until).sales, weights);
}

/** The analysis of a valid range with data up to `until` (milliseconds since 1970). */
export function getAnalysis(range: DashboardRange, until: number, language: Language): Analysis {
  const days = getDays(range);
  const points = getPoints(range, until);
  const stores = days.map((day) => getStoreTotals(day, until));
  const categories = days.map((day) => getCategorySales(day, until));
  const total = (parts: (number | undefined)[]) => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);

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
        sales: total(stores.map((day) => day[index]?.sales)),
        visits: total(stores.map((day) => day[index]?.visits)),
        payments: total(stores.map((day) => day[index]?.payments)),
      }))
      .sort((a, b) => b.sales - a.sales),
    categories: market().categories.map(({ category, name }, index) => ({
      category,
      name: name[language],
      online: total(categories.map((day) => day[2 * index])),
      store: total(categories.map((day) => day[2 * index + 1])),
    })),
  };
}

interface Flow {
  visits: number;
  payments: number;
}

const add = (parts: Flow[]): Flow => ({
  visits: parts.reduce((sum, { visits }) => sum + visits, 0),
  payments: parts.reduce((sum, { payments }) => sum + payments, 0),
});

/** Visits and payments of one store over a range; undefined for an unknown store. */
export function getStoreFlow(storeId: string, range: DashboardRange, until: number) {
  const index = market().stores.findIndex((store) => store.storeId === storeId);
  if (index < 0) return undefined;
  const getDayFlow = (day: string): Flow => getStoreTotals(day, until)[index] ?? { visits: 0, payments: 0 };
  const grain = getGrain(range);
  if (grain !== 'hour') {
    const steps = groupDays(range, getDayFlow, add);
    const points = steps.map(({ at, value: { visits, payments } }) => ({ at, visits, payments }));
    return { storeId, grain, points: withGaps(points, range, until) };
  }
  const [day = ''] = getDays(range);
  const hours = getHourTotals(day, until);
  const total = getDayFlow(day);
  const visits = splitByWeights(
    total.visits,
    hours.map((hour) => hour.visits),
  );
  const payments = splitByWeights(
    total.payments,
    hours.map((hour) => hour.payments),
  );
  const points = hours.map((_, hour) => ({
    at: hourName(day, hour),
    visits: visits[hour] ?? 0,
    payments: payments[hour] ?? 0,
  }));
  return { storeId, grain, points: withGaps(points, range, until) };
}
