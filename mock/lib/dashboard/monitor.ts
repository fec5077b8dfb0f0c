import { accountingDay, HOUR_MS, shiftDay } from '../../../src/domain/calendar';
import { getDays } from '../../../src/domain/console/dashboardRange';
import type { MonitorPeriod, MonitorQuery, MonitorReport } from '../../../src/domain/console/monitor';
import { basisPoints, splitByWeights } from '../../../src/domain/console/proportion';
import { PROVINCE_TILES } from '../../../src/domain/console/provinceTiles';
import type { Language } from '../text';
import { getDayTotals, vary } from './days';
import { CHANNEL_SHARE } from './live';
import { market } from './market';

const MAX_WORDS = 24;

/** Weights of the provinces; 1 by default. */
const PROVINCE_WEIGHTS: Record<string, number> = {
  GD: 100,
  JS: 82,
  ZJ: 78,
  BJ: 74,
  SH: 72,
  SD: 58,
  SC: 44,
  HA: 40,
  HB: 38,
  FJ: 36,
  HN: 32,
  AH: 30,
  HE: 26,
  SN: 24,
  CQ: 23,
  TJ: 20,
  LN: 19,
  JX: 18,
  GX: 16,
  YN: 14,
  HK: 13,
  SX: 12,
  GZ: 12,
  HL: 10,
  NM: 9,
  JL: 9,
  XJ: 8,
  GS: 7,
  HI: 7,
  TW: 6,
  NX: 4,
  MO: 3,
  QH: 3,
  XZ: 2,
};

/** Sales, payments and searches of a period that ends at `until` (milliseconds since 1970). */
function getTotals(period: MonitorPeriod, until: number) {
  const today = accountingDay(until);
  const days = period === 'week' ? getDays({ from: shiftDay(today, -6), to: today }) : [today];
  const sold = days.map((day) => getDayTotals(day, until));
  const before = period === 'hour' ? [getDayTotals(today, until - HOUR_MS)] : [];
  const sum = (metric: 'sales' | 'payments' | 'searches') =>
    Math.max(
      0,
      sold.reduce((all, day) => all + day[metric], 0) - before.reduce((all, day) => all + day[metric], 0),
    );
  return { sales: sum('sales'), payments: sum('payments'), searches: sum('searches') };
}

/** The statistics of a period that ends at `until` (milliseconds since 1970). */
export function getMonitorReport(
  { period, channel }: MonitorQuery,
  until: number,
  language: Language,
): MonitorReport {
  const name = `${period} ${channel} ${accountingDay(until)}`;
  const { sales, payments, searches } = getTotals(period, until);
  const share = CHANNEL_SHARE[channel];
  const weights = PROVINCE_TILES.map(
    ({ code }) => (PROVINCE_WEIGHTS[code] ?? 1) * vary(`${code} ${name}`, 0.15),
  );
  const orders = splitByWeights(Math.floor(payments * share), weights);
  const money = splitByWeights(Math.floor(sales * share), weights);
  const parts = market().categories.map(({ category, weight }) => weight * vary(`${category} ${name}`, 0.3));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const counts = splitByWeights(
    Math.floor(searches * share),
    market().keywords.map((_, index) => vary(`word ${index} ${name}`, 0.4) / (index + 3)),
  );
  return {
    provinces: PROVINCE_TILES.map(({ code }, index) => ({
      code,
      orders: orders[index] ?? 0,
      sales: money[index] ?? 0,
    })),
    efficiency: Math.round(8_600 * vary(`efficiency ${name}`, 0.1)),
    categories: market().categories.map(({ category, name: names }, index) => ({
      category,
      name: names[language],
      share: basisPoints(parts[index] ?? 0, whole),
    })),
    words: market()
      .keywords.map((word, index) => ({ word: word[language], count: counts[index] ?? 0 }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_WORDS),
  };
}
