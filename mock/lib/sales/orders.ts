import { accountingDay, daysBetween, HOUR_MS, startOfDay, weekdayOf } from '../../../src/domain/calendar';
import { getDays } from '../../../src/domain/console/dashboardRange';
import type { MonitorChannel } from '../../../src/domain/console/monitor';
import { PROVINCE_TILES } from '../../../src/domain/console/provinceTiles';
import { market } from './market';
import { randomSequence, vary } from './random';

export type SalesChannel = Exclude<MonitorChannel, 'all'>;

/** An order of the generated history. Every number of the dashboards about orders and sales counts these. */
export interface SoldOrder {
  /** Milliseconds since 1970. */
  at: number;
  /** In cents. */
  amount: number;
  channel: SalesChannel;
  /** Indexes of the market's stores and categories. */
  store: number;
  category: number;
  /** Whether the portal sold it, not the provider's own store. */
  isOnline: boolean;
  province: string;
  /** Whether it was opened within the promised time. */
  isOnTime: boolean;
}

/** The share of each channel in all sales. */
export const CHANNEL_SHARE: Record<SalesChannel, number> = { web: 0.52, mobile: 0.31, api: 0.17 };
const CHANNELS = Object.keys(CHANNEL_SHARE) as SalesChannel[];

/** Weights of the hours of a day. */
const HOURS = [3, 2, 1, 1, 1, 2, 4, 8, 18, 30, 36, 32, 18, 22, 34, 38, 36, 28, 18, 20, 24, 22, 14, 7];
/** Weights of the days of a week, Sunday first. */
const WEEKDAYS = [0.52, 1.08, 1.12, 1.1, 1.06, 0.98, 0.58];
const OPENED = '2025-01-01';

export const getHourWeights = (day: string): number[] =>
  HOURS.map((weight, hour) => weight * vary(`hour ${day} ${hour}`, 0.2));

/** The number of visits, orders, users who search and searches of a whole day, derived from its date. */
export function getVolume(day: string) {
  const grown = 5_200 + Math.max(0, daysBetween(OPENED, day)) * 4;
  const season = 1 + 0.12 * Math.sin((daysBetween('1970-01-01', day) / 365) * 2 * Math.PI);
  const weekday = WEEKDAYS[weekdayOf(day)] ?? 1;
  const visits = Math.round(grown * season * weekday * vary(`visits ${day}`, 0.12));
  const searchUsers = Math.round(visits * 0.43 * vary(`search ${day}`, 0.1));
  return {
    visits,
    orders: Math.round(visits * 0.062 * vary(`payments ${day}`, 0.18)),
    searchUsers,
    searches: Math.round(searchUsers * 2.4 * vary(`searches ${day}`, 0.12)),
  };
}

/** Returns a function that turns a random number into an index, by weights. */
function indexByWeight(weights: readonly number[]): (random: number) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const ends = weights.map((weight) => {
    sum += weight;
    return sum / total;
  });
  return (random) =>
    Math.max(
      0,
      ends.findIndex((end, index) => random < end || index === ends.length - 1),
    );
}

function generateDay(day: string): SoldOrder[] {
  const start = startOfDay(day) ?? 0;
  const next = randomSequence(`orders ${day}`);
  const { stores, categories, provinces } = market();
  const pickHour = indexByWeight(getHourWeights(day));
  const pickChannel = indexByWeight(Object.values(CHANNEL_SHARE));
  const pickStore = indexByWeight(
    stores.map(
      ({ storeId, weight, conversion }) => weight * conversion * vary(`store ${storeId} ${day}`, 0.25),
    ),
  );
  const pickCategory = indexByWeight(
    categories.map(({ category, weight }) => weight * vary(`category ${category} ${day}`, 0.3)),
  );
  const pickProvince = indexByWeight(PROVINCE_TILES.map(({ code }) => provinces[code] ?? 1));
  // About 860 yuan per order.
  const mean = 86_000 * vary(`order ${day}`, 0.15);
  const onTime = 0.86 * vary(`efficiency ${day}`, 0.1);
  return Array.from({ length: getVolume(day).orders }, () => {
    const category = pickCategory(next());
    return {
      at: start + pickHour(next()) * HOUR_MS + Math.floor(next() * HOUR_MS),
      amount: Math.round(mean * (0.1 + 1.8 * next())),
      channel: CHANNELS[pickChannel(next())] ?? 'web',
      store: pickStore(next()),
      category,
      isOnline: next() < (categories[category]?.online ?? 0),
      province: PROVINCE_TILES[pickProvince(next())]?.code ?? '',
      isOnTime: next() < onTime,
    };
  }).sort((a, b) => a.at - b.at);
}

const days = new Map<string, SoldOrder[]>();

function getOrdersOfDay(day: string): SoldOrder[] {
  const orders = days.get(day) ?? generateDay(day);
  days.set(day, orders);
  return orders;
}

/** The orders from one time up to another (exclusive), oldest first. */
export function getOrders(from: number, until: number): SoldOrder[] {
  if (until <= from) return [];
  const [first, last] = [accountingDay(from), accountingDay(until - 1)];
  return getDays({ from: first, to: last }).flatMap((day) => {
    const orders = getOrdersOfDay(day);
    // A year has 150,000 orders: only the days at its ends are looked through.
    return day === first || day === last ? orders.filter(({ at }) => at >= from && at < until) : orders;
  });
}

export const sumSales = (orders: readonly SoldOrder[]): number =>
  orders.reduce((sum, { amount }) => sum + amount, 0);
