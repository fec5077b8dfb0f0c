import { shiftDay } from '../../../src/domain/console/dashboardRange';
import type { LiveStats, MonitorChannel } from '../../../src/domain/console/monitor';
import { basisPoints } from '../../../src/domain/console/proportion';
import { accountingDay, startOfDay } from '../../../src/domain/money/accountingTime';
import { HOUR_MS, isoTime, MINUTE_MS } from '../clock';
import type { Language } from '../text';
import { figuresOfDay, wobble } from './days';

const MINUTES_SHOWN = 30;
const DAY_GOAL = 38_000_000;
const ACTIVITY = { zh: '年末企业上云季', en: 'Year-end cloud season' };

/** How much of everything comes in by a channel. */
export const CHANNEL_SHARE: Record<MonitorChannel, number> = { all: 1, web: 0.52, mobile: 0.31, api: 0.17 };

/** What came in by a channel on the day of `until` up to then; never less a moment later. */
function soldUntil(until: number, channel: MonitorChannel) {
  const { sales, payments } = figuresOfDay(accountingDay(until), until);
  const share = CHANNEL_SHARE[channel];
  return { sales: Math.floor(sales * share), payments: Math.floor(payments * share) };
}

/** What came in by a channel between two moments that are less than a day apart. */
function soldBetween(from: number, until: number, channel: MonitorChannel) {
  const start = startOfDay(accountingDay(until)) ?? until;
  const today = soldUntil(until, channel);
  const before = soldUntil(from, channel);
  if (from >= start) {
    return { sales: today.sales - before.sales, payments: today.payments - before.payments };
  }
  const yesterday = soldUntil(start - 1, channel);
  return {
    sales: today.sales + yesterday.sales - before.sales,
    payments: today.payments + yesterday.payments - before.payments,
  };
}

/** Sales of the minute that ends at `at`. */
const minuteSales = (at: number, channel: MonitorChannel) =>
  Math.floor(soldBetween(at - MINUTE_MS, at, channel).sales * wobble(`minute ${at}`, 0.45));

/** The beginning of the next week: what is on ends every Sunday at midnight, and the next one follows. */
function endOfActivity(until: number): number {
  const day = accountingDay(until);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return startOfDay(shiftDay(day, 7 - ((weekday + 6) % 7))) ?? until;
}

/** What the monitor shows at a moment (milliseconds since 1970). */
export function getLiveStats(until: number, channel: MonitorChannel, language: Language): LiveStats {
  const sold = soldUntil(until, channel);
  const lastMinute = until - (until % MINUTE_MS);
  return {
    serverTime: isoTime(until),
    salesToday: sold.sales,
    ordersToday: sold.payments,
    goalReached: basisPoints(sold.sales, DAY_GOAL * CHANNEL_SHARE[channel]),
    ordersLastHour: soldBetween(until - HOUR_MS, until, channel).payments,
    activity: { name: ACTIVITY[language], endsAt: isoTime(endOfActivity(until)) },
    minutes: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const at = lastMinute - (MINUTES_SHOWN - 1 - index) * MINUTE_MS;
      return { at: isoTime(at), sales: minuteSales(at, channel) };
    }),
  };
}
