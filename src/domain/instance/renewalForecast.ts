import { accountingDay, accountingMonth, shiftByPeriod, startOfMonth } from '../calendar';
import { type AutoTopUpSettings, topUpForRenewal } from '../money/autoTopUp';
import { sumCents } from '../money/money';
import { findObstacle, type RenewalFacts, type RenewalObstacle, renewalDue } from './renewal';

export const FORECAST_MONTHS = 12;

/**
 * `charge`: it renews from the balance. `fail`: it should, and `why` says what prevents it. `end`: the term ends. `at` is when,
 * and `endsOn` the end of the term, in milliseconds since 1970; amounts are in cents.
 */
export type ForecastEvent = { instanceId: string; at: number; endsOn: number } & (
  | { kind: 'charge'; amount: number; balanceAfter: number }
  | { kind: 'fail'; why: 'balance'; amount: number; missing: number }
  | { kind: 'fail'; why: RenewalObstacle; amount: number | undefined }
  | { kind: 'end' }
);

/** What pays the renewals of an account; amounts are in cents. */
export interface RenewalAccount {
  balance: number;
  /** Missing unless it is on. */
  autoTopUp?: (Omit<AutoTopUpSettings, 'channel'> & { usedThisMonth: number }) | undefined;
}

interface Horizon {
  /** Server milliseconds. */
  now: number;
  /** The end of the forecast, in milliseconds; twelve months by default. */
  until?: number;
}

/**
 * Returns the id of an event in calendars of `host`: by the end of the term, so that a renewal that fails today and is charged
 * tomorrow is the same event.
 */
export function renewalEventUid({ instanceId, endsOn, kind }: ForecastEvent, host: string): string {
  return `${instanceId}-${accountingDay(endsOn)}-${kind === 'end' ? 'end' : 'renewal'}@${host}`;
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
  facts: RenewalFacts;
  endsOn: number;
  at: number;
}

const byTime = (a: DueRenewal, b: DueRenewal) =>
  a.at - b.at || (a.facts.instanceId < b.facts.instanceId ? -1 : 1);

/**
 * Returns what will be charged and what will end, in order of time, at today's prices. A service renews itself a day before its
 * end; one that cannot ends. Automatic top-ups add what their limits allow.
 */
export function forecastRenewals(
  services: readonly RenewalFacts[],
  account: RenewalAccount,
  { now, until = forecastEnd(now) }: Horizon,
): ForecastEvent[] {
  const events: ForecastEvent[] = [];
  const purse = openPurse(account, now);
  const due: DueRenewal[] = services.map((facts) => firstDue(facts, Date.parse(facts.endsOn)));
  for (let next = takeFirst(due); next; next = takeFirst(due)) {
    const { facts, endsOn, at } = next;
    const fact = { instanceId: facts.instanceId, at, endsOn };
    if (!(at < until)) continue;
    if (!facts.autoRenew) {
      events.push({ kind: 'end', ...fact });
      continue;
    }
    const end = { facts: { ...facts, autoRenew: false }, endsOn, at: endsOn };
    // What was due before and is possible now is charged now.
    const chargedAt = Math.max(at, now);
    const renewed = shiftByPeriod(endsOn, facts.period, 1, facts.anchorDay);
    const { price: amount } = facts;
    const why = findObstacle(facts, chargedAt) ?? (renewed === undefined ? 'notSold' : undefined);
    if (why !== undefined || amount === undefined || renewed === undefined) {
      events.push({ kind: 'fail', why: why ?? 'notSold', amount, ...fact });
      due.push(end);
      continue;
    }
    const missing = purse.pay(amount, chargedAt);
    if (missing > 0) {
      events.push({ kind: 'fail', why: 'balance', amount, missing, ...fact });
      due.push(end);
      continue;
    }
    events.push({ kind: 'charge', amount, balanceAfter: purse.getBalance(), ...fact, at: chargedAt });
    due.push(firstDue(facts, renewed));
  }
  return events;
}

/** The first of what is due, removed from the list. */
function takeFirst(due: DueRenewal[]): DueRenewal | undefined {
  due.sort(byTime);
  return due.shift();
}

const firstDue = (facts: RenewalFacts, endsOn: number): DueRenewal => ({
  facts,
  endsOn,
  at: facts.autoRenew ? renewalDue(endsOn) : endsOn,
});

/** The balance with its automatic top-ups. */
function openPurse({ balance, autoTopUp }: RenewalAccount, now: number) {
  let left = balance;
  const used = new Map([[accountingMonth(now), autoTopUp?.usedThisMonth ?? 0]]);
  const add = (topUp: number, at: number) => {
    left += topUp;
    const month = accountingMonth(at);
    used.set(month, (used.get(month) ?? 0) + topUp);
  };
  const usedIn = (at: number) => used.get(accountingMonth(at)) ?? 0;
  /** Tops the balance up once when it is below the threshold. */
  function refill(at: number): void {
    if (!autoTopUp || left >= autoTopUp.threshold) return;
    if (usedIn(at) + autoTopUp.amount <= autoTopUp.monthlyLimit) add(autoTopUp.amount, at);
  }
  return {
    getBalance: () => left,
    /** Pays a price; returns what is missing for it, and takes nothing then. */
    pay(price: number, at: number): number {
      refill(at);
      const missing = price - left;
      if (missing > 0) {
        const topUp = autoTopUp && topUpForRenewal(missing, { ...autoTopUp, used: usedIn(at) });
        if (topUp === undefined) return missing;
        add(topUp, at);
      }
      left -= price;
      refill(at);
      return 0;
    },
  };
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

/** Returns what all renewals of twelve months lack beyond the balance, in cents; 0 when it covers them. */
export function missingBalance(services: readonly RenewalFacts[], balance: number, now: number): number {
  const all = forecastRenewals(services, { balance: Number.MAX_SAFE_INTEGER }, { now });
  const needed = sumCents(all.map((event) => (event.kind === 'charge' ? event.amount : 0)));
  return Math.max(0, needed - balance);
}
