import { accountingDay, HOUR_MS, shiftDay, startOfDay } from '../../../src/domain/calendar';
import {
  MONITOR_CHANNELS,
  type MonitorPeriod,
  type MonitorQuery,
  type MonitorReport,
} from '../../../src/domain/console/monitor';
import { basisPoints, splitByWeights, WHOLE_BASIS_POINTS } from '../../../src/domain/console/proportion';
import { PROVINCE_TILES } from '../../../src/domain/console/provinceTiles';
import { market } from '../sales/market';
import { CHANNEL_SHARE, sumSales } from '../sales/orders';
import { vary } from '../sales/random';
import type { Language } from '../text';
import { getTotalsBetween } from './days';
import { getChannelOrders } from './live';

const MAX_WORDS = 24;

const startOfDays = (until: number, count: number) =>
  startOfDay(shiftDay(accountingDay(until), 1 - count)) ?? until;

/** The start of a period that ends at `until` (milliseconds since 1970). */
const STARTS: Record<MonitorPeriod, (until: number) => number> = {
  hour: (until) => until - HOUR_MS,
  day: (until) => startOfDays(until, 1),
  week: (until) => startOfDays(until, 7),
};

/** The searches of a channel; those of all channels add up. */
function getSearches(from: number, until: number, channel: MonitorQuery['channel']): number {
  const { searches } = getTotalsBetween(from, until);
  if (channel === 'all') return searches;
  const [, ...channels] = MONITOR_CHANNELS;
  return splitByWeights(searches, Object.values(CHANNEL_SHARE))[channels.indexOf(channel)] ?? 0;
}

/** The statistics of a period that ends at `until` (milliseconds since 1970). */
export function getMonitorReport(
  { period, channel }: MonitorQuery,
  until: number,
  language: Language,
): MonitorReport {
  const name = `${period} ${channel} ${accountingDay(until)}`;
  const from = STARTS[period](until);
  const sold = getChannelOrders(from, until, channel);
  const sales = sumSales(sold);
  const counts = splitByWeights(
    getSearches(from, until, channel),
    market().keywords.map((_, index) => vary(`word ${index} ${name}`, 0.4) / (index + 3)),
  );
  return {
    provinces: PROVINCE_TILES.map(({ code }) => {
      const own = sold.filter(({ province }) => province === code);
      return { code, orders: own.length, sales: sumSales(own) };
    }),
    // Without orders none was late.
    efficiency:
      sold.length === 0
        ? WHOLE_BASIS_POINTS
        : basisPoints(sold.filter(({ isOnTime }) => isOnTime).length, sold.length),
    categories: market().categories.map(({ category, name: names }, index) => ({
      category,
      name: names[language],
      share: basisPoints(sumSales(sold.filter((order) => order.category === index)), sales),
    })),
    words: market()
      .keywords.map((word, index) => ({ word: word[language], count: counts[index] ?? 0 }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_WORDS),
  };
}
