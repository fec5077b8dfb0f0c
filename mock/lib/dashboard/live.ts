import { accountingDay, HOUR_MS, MINUTE_MS, startOfDay } from '../../../src/domain/calendar';
import type { LiveStats, MonitorChannel } from '../../../src/domain/console/monitor';
import { basisPoints } from '../../../src/domain/console/proportion';
import { isoTime } from '../clock';
import type { Language } from '../text';
import { campaignEnd, DAY_GOAL } from './campaign';
import { getDayTotals, vary } from './days';

const MINUTES_SHOWN = 30;
/** Total computing units. */
const CAPACITY = 12_000;

/** The share of each channel in all sales. */
export const CHANNEL_SHARE: Record<MonitorChannel, number> = { all: 1, web: 0.52, mobile: 0.31, api: 0.17 };

/** Sales and payments of a channel on the day of `until` up to then. Never decreases during a day. */
function getSoldToday(until: number, channel: MonitorChannel) {
  const { sales, payments } = getDayTotals(accountingDay(until), until);
  const share = CHANNEL_SHARE[channel];
  return { sales: Math.floor(sales * share), payments: Math.floor(payments * share) };
}

/** Sales and payments of a channel between two times less than a day apart. */
function getSoldBetween(from: number, until: number, channel: MonitorChannel) {
  const start = startOfDay(accountingDay(until)) ?? until;
  const today = getSoldToday(until, channel);
  const before = getSoldToday(from, channel);
  if (from >= start) {
    return { sales: today.sales - before.sales, payments: today.payments - before.payments };
  }
  const yesterday = getSoldToday(start - 1, channel);
  return {
    sales: today.sales + yesterday.sales - before.sales,
    payments: today.payments + yesterday.payments - before.payments,
  };
}

/** Sales of the minute that ends at `at`. */
const getMinuteSales = (at: number, channel: MonitorChannel) =>
  Math.floor(getSoldBetween(at - MINUTE_MS, at, channel).sales * vary(`minute ${at}`, 0.45));

/** The computing units in use: more while more is sold. The same for every channel. */
function getResource(until: number): LiveStats['resource'] {
  const minute = until - (until % MINUTE_MS);
  const sold = getSoldBetween(minute - HOUR_MS, minute, 'all').payments;
  const load = 0.5 + 0.25 * (sold / (sold + 30));
  return { total: CAPACITY, used: Math.round(CAPACITY * load * vary(`resource ${minute}`, 0.01)) };
}

/** The live part of the monitor at `until` (milliseconds since 1970). */
export function getLiveStats(until: number, channel: MonitorChannel, language: Language): LiveStats {
  const sold = getSoldToday(until, channel);
  const lastMinute = until - (until % MINUTE_MS);
  return {
    serverTime: isoTime(until),
    salesToday: sold.sales,
    ordersToday: sold.payments,
    goalReached: basisPoints(sold.sales, DAY_GOAL * CHANNEL_SHARE[channel]),
    ordersLastHour: getSoldBetween(until - HOUR_MS, until, channel).payments,
    activity: campaignEnd(until, language),
    resource: getResource(until),
    minutes: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const at = lastMinute - (MINUTES_SHOWN - 1 - index) * MINUTE_MS;
      return { at: isoTime(at), sales: getMinuteSales(at, channel) };
    }),
  };
}
