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
    ({ code }) => (market().provinces[code] ?? 1) * vary(`${code} ${name}`, 0.15),
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
