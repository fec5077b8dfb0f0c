import { accountingDay, startOfDay } from '../../../src/domain/accountingTime';
import { shiftDay } from '../../../src/domain/dashboardRange';
import type { LiveFigures, MonitorChannel } from '../../../src/domain/monitor';
import { basisPoints } from '../../../src/domain/proportion';
import { isoTime } from '../clock';
import type { Language } from '../text';
import { figuresOfDay } from './days';
import { wobble } from './noise';

const MINUTE_MS = 60_000;
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

/** Sales of the minute that ends at `at`. */
function minuteSales(at: number, channel: MonitorChannel): number {
  const before = at - MINUTE_MS;
  const sold = soldUntil(at - 1, channel).sales;
  const same = accountingDay(before) === accountingDay(at - 1);
  const steady = Math.max(0, sold - (same ? soldUntil(before, channel).sales : 0));
  return Math.floor(steady * wobble(`minute ${at}`, 0.45));
}

/** The beginning of the next week: what is on ends every Sunday at midnight, and the next one follows. */
function endOfActivity(until: number): number {
  const day = accountingDay(until);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return startOfDay(shiftDay(day, 7 - ((weekday + 6) % 7))) ?? until;
}

/** What the monitor shows at a moment (milliseconds since 1970). */
export function liveFigures(until: number, channel: MonitorChannel, language: Language): LiveFigures {
  const sold = soldUntil(until, channel);
  const lastMinute = until - (until % MINUTE_MS);
  return {
    serverTime: isoTime(until),
    salesToday: sold.sales,
    ordersToday: sold.payments,
    goalReached: basisPoints(sold.sales, DAY_GOAL * CHANNEL_SHARE[channel]),
    ordersPerMinute: Math.round(minuteSales(lastMinute, channel) / 86_000),
    activity: { name: ACTIVITY[language], endsAt: isoTime(endOfActivity(until)) },
    minutes: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const at = lastMinute - (MINUTES_SHOWN - 1 - index) * MINUTE_MS;
      return { at: isoTime(at), sales: minuteSales(at, channel) };
    }),
  };
}
