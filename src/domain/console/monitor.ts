import * as v from 'valibot';
import { nonNegativeCentsSchema } from '../money/money';
import { count, text, timestamp } from '../schemas';

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
  serverTime: timestamp,
  /** In cents. */
  salesToday: nonNegativeCentsSchema,
  ordersToday: count,
  /** Basis points; may exceed 100 %. */
  goalReached: count,
  ordersLastHour: count,
  activity: v.object({ name: text, endsAt: timestamp }),
  /** Computing units at `serverTime`, of all channels. */
  resource: v.object({ total: count, used: count }),
  /** The last half hour, oldest first, in cents. */
  minutes: v.array(v.object({ at: timestamp, sales: nonNegativeCentsSchema })),
});
export type LiveStats = v.InferOutput<typeof liveStatsSchema>;

/** The statistics of a period, up to now. */
export const monitorSchema = v.object({
  provinces: v.array(v.object({ code: text, orders: count, sales: nonNegativeCentsSchema })),
  /** Orders opened within the promised time, in basis points. */
  efficiency: share,
  categories: v.array(v.object({ category: text, name: text, share })),
  words: v.array(v.object({ word: text, count })),
});
export type MonitorReport = v.InferOutput<typeof monitorSchema>;
