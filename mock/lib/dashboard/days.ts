import { ANALYSIS_METRICS, type AnalysisTotals, sumTotals } from '../../../src/domain/console/analysis';
import { splitByWeights } from '../../../src/domain/console/proportion';
import { startOfDay } from '../../../src/domain/money/accountingTime';
import { DAY_MS, HOUR_MS } from '../clock';

/** A number from 0 to 1 (exclusive) that always is the same for the same name: what the seeds are made of. */
export function noise(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  // Names that differ in their last letter only would lie close together otherwise.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A factor around 1 that strays at most `spread` (0 to 1) from it. */
export const wobble = (name: string, spread: number) => 1 - spread + 2 * spread * noise(name);

/** From midnight on; people buy services in office hours. */
const HOURS = [3, 2, 1, 1, 1, 2, 4, 8, 18, 30, 36, 32, 18, 22, 34, 38, 36, 28, 18, 20, 24, 22, 14, 7];
/** Sunday first. */
const WEEKDAYS = [0.52, 1.08, 1.12, 1.1, 1.06, 0.98, 0.58];
const OPENED = Date.UTC(2025, 0, 1);

/** A whole day of the market, from its date alone. */
function wholeDay(day: string): AnalysisTotals {
  const at = Date.parse(`${day}T00:00:00Z`);
  const grown = 5_200 + Math.max(0, (at - OPENED) / DAY_MS) * 4;
  const season = 1 + 0.12 * Math.sin((at / DAY_MS / 365) * 2 * Math.PI);
  const weekday = WEEKDAYS[new Date(at).getUTCDay()] ?? 1;
  const visits = Math.round(grown * season * weekday * wobble(`visits ${day}`, 0.12));
  const payments = Math.round(visits * 0.062 * wobble(`payments ${day}`, 0.18));
  const searchUsers = Math.round(visits * 0.43 * wobble(`search ${day}`, 0.1));
  return {
    visits,
    payments,
    // An order comes to about 860 yuan.
    sales: payments * Math.round(86_000 * wobble(`order ${day}`, 0.15)),
    searchUsers,
    searches: Math.round(searchUsers * 2.4 * wobble(`searches ${day}`, 0.12)),
  };
}

/** The hours of a day that had begun by `until` (milliseconds since 1970); the last one as far as it has come. */
export function hoursOfDay(day: string, until: number): AnalysisTotals[] {
  const whole = wholeDay(day);
  const weights = HOURS.map((weight, hour) => weight * wobble(`hour ${day} ${hour}`, 0.2));
  const parts = Object.fromEntries(
    ANALYSIS_METRICS.map((metric) => [metric, splitByWeights(whole[metric], weights)]),
  );
  const passed = Math.min(24, Math.max(0, (until - (startOfDay(day) ?? until)) / HOUR_MS));
  return Array.from({ length: Math.ceil(passed) }, (_, hour) => {
    const share = Math.min(1, passed - hour);
    const figures = sumTotals([]);
    for (const metric of ANALYSIS_METRICS) figures[metric] = Math.floor((parts[metric]?.[hour] ?? 0) * share);
    return figures;
  });
}

/** A day's figures as far as they have come by `until` (milliseconds since 1970). */
export function figuresOfDay(day: string, until: number): AnalysisTotals {
  const isOver = until - (startOfDay(day) ?? until) >= DAY_MS;
  return isOver ? wholeDay(day) : sumTotals(hoursOfDay(day, until));
}
