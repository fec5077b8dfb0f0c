import { DAY_MS, daysBetween, HOUR_MS, startOfDay, weekdayOf } from '../../../src/domain/calendar';
import { ANALYSIS_METRICS, type AnalysisTotals, sumTotals } from '../../../src/domain/console/analysis';
import { splitByWeights } from '../../../src/domain/console/proportion';

/** A pseudo-random number from 0 to 1 (exclusive), always the same for a name. */
export function pseudoRandom(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  // Mixes the bits, so that names that differ in their last letter give distant numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A pseudo-random factor that differs from 1 by at most `spread` (0 to 1). */
export const vary = (name: string, spread: number) => 1 - spread + 2 * spread * pseudoRandom(name);

/** Weights of the hours of a day. */
const HOURS = [3, 2, 1, 1, 1, 2, 4, 8, 18, 30, 36, 32, 18, 22, 34, 38, 36, 28, 18, 20, 24, 22, 14, 7];
/** Weights of the days of a week, Sunday first. */
const WEEKDAYS = [0.52, 1.08, 1.12, 1.1, 1.06, 0.98, 0.58];
const OPENED = '2025-01-01';

/** The totals of a whole day, derived from its date. */
function getWholeDay(day: string): AnalysisTotals {
  const grown = 5_200 + Math.max(0, daysBetween(OPENED, day)) * 4;
  const season = 1 + 0.12 * Math.sin((daysBetween('1970-01-01', day) / 365) * 2 * Math.PI);
  const weekday = WEEKDAYS[weekdayOf(day)] ?? 1;
  const visits = Math.round(grown * season * weekday * vary(`visits ${day}`, 0.12));
  const payments = Math.round(visits * 0.062 * vary(`payments ${day}`, 0.18));
  const searchUsers = Math.round(visits * 0.43 * vary(`search ${day}`, 0.1));
  return {
    visits,
    payments,
    // About 860 yuan per order.
    sales: payments * Math.round(86_000 * vary(`order ${day}`, 0.15)),
    searchUsers,
    searches: Math.round(searchUsers * 2.4 * vary(`searches ${day}`, 0.12)),
  };
}

/** The totals of each hour of a day up to `until` (milliseconds since 1970); the last hour may be partial. */
export function getHourTotals(day: string, until: number): AnalysisTotals[] {
  const whole = getWholeDay(day);
  const weights = HOURS.map((weight, hour) => weight * vary(`hour ${day} ${hour}`, 0.2));
  const parts = Object.fromEntries(
    ANALYSIS_METRICS.map((metric) => [metric, splitByWeights(whole[metric], weights)]),
  );
  const passed = Math.min(24, Math.max(0, (until - (startOfDay(day) ?? until)) / HOUR_MS));
  return Array.from({ length: Math.ceil(passed) }, (_, hour) => {
    const share = Math.min(1, passed - hour);
    const totals = sumTotals([]);
    for (const metric of ANALYSIS_METRICS) totals[metric] = Math.floor((parts[metric]?.[hour] ?? 0) * share);
    return totals;
  });
}

/** The totals of a day up to `until` (milliseconds since 1970). */
export function getDayTotals(day: string, until: number): AnalysisTotals {
  const isOver = until - (startOfDay(day) ?? until) >= DAY_MS;
  return isOver ? getWholeDay(day) : sumTotals(getHourTotals(day, until));
}
