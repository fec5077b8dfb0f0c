import * as v from 'valibot';
import { nonNegativeCentsSchema } from '../money/money';
import { count, serverTime, text, timestamp } from '../schemas';

const share = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000));

export const MONITOR_PERIODS = ['hour', 'day', 'week'] as const;
export type MonitorPeriod = (typeof MONITOR_PERIODS)[number];

export const MONITOR_CHANNELS = ['all', 'web', 'mobile', 'api'] as const;
export type MonitorChannel = (typeof MONITOR_CHANNELS)[number];

export interface MonitorQuery {
  period: MonitorPeriod;
  channel: MonitorChannel;
}

export const LIVE_EVERY_MS = 5_000;

/** Polled by the page. */
export const liveStatsSchema = v.object({
  serverTime,
  /** In cents. */
  salesToday: nonNegativeCentsSchema,
  /** Number of orders today. */
  ordersToday: count,
  /** Basis points; may exceed 100 %. */
  goalReached: count,
  /** Number of orders in the last hour. */
  ordersLastHour: count,
  /** The current campaign. */
  activity: v.object({
    /** Name of the campaign. */
    name: text,
    /** When the campaign ends. */
    endsAt: timestamp,
  }),
  /** Computing units at `serverTime`, of all channels. */
  resource: v.object({
    /** Available units. */
    total: count,
    /** Units in use. */
    used: count,
  }),
  /** The last half hour, oldest first, in cents. */
  minutes: v.array(
    v.object({
      /** Start of the minute. */
      at: timestamp,
      /** Sales of the minute. */
      sales: nonNegativeCentsSchema,
    }),
  ),
});
export type LiveStats = v.InferOutput<typeof liveStatsSchema>;

/** The statistics of a period, up to now. */
export const monitorSchema = v.object({
  /** Orders and sales by province. */
  provinces: v.array(
    v.object({
      /** Code of the province (ISO 3166-2:CN without `CN-`), such as `BJ`. */
      code: text,
      /** Number of orders. */
      orders: count,
      sales: nonNegativeCentsSchema,
    }),
  ),
  /** Orders opened within the promised time, in basis points. */
  efficiency: share,
  /** Shares by category of services. */
  categories: v.array(
    v.object({
      /** Key of the category. */
      category: text,
      /** Name of the category, for people. */
      name: text,
      /** Share of the orders in basis points. */
      share,
    }),
  ),
  /** Search terms with the number of searches. */
  words: v.array(
    v.object({
      /** Search term. */
      word: text,
      /** Number of searches. */
      count,
    }),
  ),
});
export type MonitorReport = v.InferOutput<typeof monitorSchema>;
