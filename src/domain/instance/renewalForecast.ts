import * as v from 'valibot';
import { accountingDay, accountingMonth, DAY_MS, shiftByPeriod, startOfMonth } from '../calendar';
import { periodSchema } from '../catalog/service';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema, sumCents } from '../money/money';
import { serverTime, text, timestamp } from '../schemas';
import { AUTO_RENEW_DAYS, instanceSummarySchema } from './instance';

export const FORECAST_MONTHS = 12;

const {
  instanceId,
  service,
  skuCode,
  specs,
  quantity,
  autoRenew,
  openOrder,
  scheduled,
  handOver,
  anchorDay,
} = instanceSummarySchema.entries;

/** A running service with a term, with what its next renewal costs. */
export const renewalSchema = v.object({
  ...{ instanceId, service, skuCode, specs, quantity, autoRenew, openOrder, scheduled, handOver },
  /** Term of the next renewal. */
  period: periodSchema,
  /** When the current term ends. */
  endsOn: timestamp,
  anchorDay,
  /** Price of one more term in cents, of the smaller plan after a scheduled downgrade; missing when it is no longer sold. */
  price: lenient(nonNegativeCentsSchema),
  /** Codes of the agreements that a renewal needs. */
  agreements: v.array(text),
});

/** What the forecast of renewals needs. */
export const renewalsSchema = v.object({
  /** Account balance in cents. */
  balance: nonNegativeCentsSchema,
  /** The first to end comes first. */
  list: v.array(renewalSchema),
  serverTime,
});

export type Renewal = v.InferOutput<typeof renewalSchema>;

/** The parts of a service that decide its forecast. */
export type ForecastSubject = Pick<
  Renewal,
  'instanceId' | 'endsOn' | 'anchorDay' | 'autoRenew' | 'price' | 'period' | 'openOrder'
>;

/**
 * `charge`: it renews from the balance. `fail`: it should, and `why` says what prevents it. `end`: the service ends; `at` is in
 * milliseconds since 1970.
 */
export type ForecastEvent = { instanceId: string; at: number } & (
  | { kind: 'charge'; amount: number; balanceAfter: number }
  | { kind: 'fail'; why: 'balance'; amount: number; missing: number }
  | { kind: 'fail'; why: 'notSold' | 'openOrder' }
  | { kind: 'end' }
);

export interface ForecastBase {
  /** In cents. Without top-ups and other payments. */
  balance: number;
  /** Server milliseconds. */
  now: number;
}

/**
 * Returns the id of an event in calendars of `host`. A renewal that fails today may be charged tomorrow, and is the same event.
 */
export function renewalEventUid({ instanceId, at, kind }: ForecastEvent, host: string): string {
  return `${instanceId}-${accountingDay(at)}-${kind === 'end' ? 'end' : 'renewal'}@${host}`;
}

/** Returns the end of the last month of a forecast that begins with the month of `now`. */
export function forecastEnd(now: number): number {
  return startOfMonth(accountingMonth(now), FORECAST_MONTHS) ?? now;
}

/** Returns the months of a forecast, `2026-11`, the current one first. */
export function forecastMonths(now: number): string[] {
  const first = accountingMonth(now);
  return Array.from({ length: FORECAST_MONTHS }, (_, index) =>
    accountingMonth(startOfMonth(first, index) ?? now),
  );
}

interface DueRenewal {
  subject: ForecastSubject;
  endsOn: number;
  at: number;
}

const byTime = (a: DueRenewal, b: DueRenewal) =>
  a.at - b.at || (a.subject.instanceId < b.subject.instanceId ? -1 : 1);

/**
 * Returns what will be charged and what will end in twelve months, in order of time, at today's prices. A service renews
 * itself a day before its end; one that cannot ends.
 */
export function forecastRenewals(
  subjects: readonly ForecastSubject[],
  { balance, now }: ForecastBase,
): ForecastEvent[] {
  const until = forecastEnd(now);
  const events: ForecastEvent[] = [];
  const due: DueRenewal[] = subjects.map((subject) => toDue(subject, Date.parse(subject.endsOn), now));
  let left = balance;
  for (let next = takeFirst(due); next; next = takeFirst(due)) {
    const { subject, endsOn, at } = next;
    const { price } = subject;
    if (!(at < until)) continue;
    if (!subject.autoRenew) {
      events.push({ kind: 'end', instanceId: subject.instanceId, at });
      continue;
    }
    const renewed = shiftByPeriod(endsOn, subject.period, 1, subject.anchorDay);
    const fact = { instanceId: subject.instanceId, at };
    if (subject.openOrder) events.push({ kind: 'fail', why: 'openOrder', ...fact });
    else if (price === undefined || renewed === undefined)
      events.push({ kind: 'fail', why: 'notSold', ...fact });
    else if (price > left)
      events.push({ kind: 'fail', why: 'balance', amount: price, missing: price - left, ...fact });
    else {
      left -= price;
      events.push({ kind: 'charge', amount: price, balanceAfter: left, ...fact });
      due.push(toDue(subject, renewed, now));
      continue;
    }
    due.push({ subject: { ...subject, autoRenew: false }, endsOn, at: endsOn });
  }
  return events;
}

/** The first of what is due, removed from the list. */
function takeFirst(due: DueRenewal[]): DueRenewal | undefined {
  due.sort(byTime);
  return due.shift();
}

function toDue(subject: ForecastSubject, endsOn: number, now: number): DueRenewal {
  const at = subject.autoRenew ? Math.max(now, endsOn - AUTO_RENEW_DAYS * DAY_MS) : endsOn;
  return { subject, endsOn, at };
}

export interface ForecastMonth {
  /** `2026-11`. */
  month: string;
  /** Charged, in cents. */
  charged: number;
  /** Renewals that fail for want of balance, in cents. */
  failed: number;
}

/** Returns the sums of each month of a forecast. */
export function sumForecast(events: readonly ForecastEvent[], now: number): ForecastMonth[] {
  return forecastMonths(now).map((month) => {
    const own = events.filter(({ at }) => accountingMonth(at) === month);
    return {
      month,
      charged: sumCents(own.map((event) => (event.kind === 'charge' ? event.amount : 0))),
      failed: sumCents(
        own.map((event) => (event.kind === 'fail' && event.why === 'balance' ? event.amount : 0)),
      ),
    };
  });
}

/** Returns what all renewals of the forecast lack beyond the balance, in cents; 0 when it covers them. */
export function missingBalance(subjects: readonly ForecastSubject[], { balance, now }: ForecastBase): number {
  const all = forecastRenewals(subjects, { balance: Number.MAX_SAFE_INTEGER, now });
  const needed = sumCents(all.map((event) => (event.kind === 'charge' ? event.amount : 0)));
  return Math.max(0, needed - balance);
}
