import { accountingDay, HOUR_MS, MINUTE_MS, startOfDay } from '../../../src/domain/calendar';
import type { LiveStats, MonitorChannel } from '../../../src/domain/console/monitor';
import { basisPoints } from '../../../src/domain/console/proportion';
import { isoTime } from '../clock';
import { CHANNEL_SHARE, getOrders, type SoldOrder, sumSales } from '../sales/orders';
import { vary } from '../sales/random';
import type { Language } from '../text';
import { campaignEnd, DAY_GOAL } from './campaign';

const MINUTES_SHOWN = 30;
/** Total computing units. */
const CAPACITY = 12_000;

/** The orders of a channel from one time up to another. */
export const getChannelOrders = (from: number, until: number, channel: MonitorChannel): SoldOrder[] =>
  getOrders(from, until).filter((order) => channel === 'all' || order.channel === channel);

/** The computing units in use: more while more is sold. The same for every channel. */
function getResource(until: number): LiveStats['resource'] {
  const minute = until - (until % MINUTE_MS);
  const sold = getOrders(minute - HOUR_MS, minute).length;
  const load = 0.5 + 0.25 * (sold / (sold + 30));
  return { total: CAPACITY, used: Math.round(CAPACITY * load * vary(`resource ${minute}`, 0.01)) };
}

/** The live part of the monitor at `until` (milliseconds since 1970). */
export function getLiveStats(until: number, channel: MonitorChannel, language: Language): LiveStats {
  const today = getChannelOrders(startOfDay(accountingDay(until)) ?? until, until, channel);
  const sales = sumSales(today);
  const lastMinute = until - (until % MINUTE_MS);
  return {
    serverTime: isoTime(until),
    salesToday: sales,
    ordersToday: today.length,
    goalReached: basisPoints(sales, DAY_GOAL * (channel === 'all' ? 1 : CHANNEL_SHARE[channel])),
    ordersLastHour: getChannelOrders(until - HOUR_MS, until, channel).length,
    activity: campaignEnd(until, language),
    resource: getResource(until),
    minutes: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const at = lastMinute - (MINUTES_SHOWN - 1 - index) * MINUTE_MS;
      return { at: isoTime(at), sales: sumSales(getChannelOrders(at - MINUTE_MS, at, channel)) };
    }),
  };
}
