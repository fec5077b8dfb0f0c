import * as v from 'valibot';
import { accountingMonth, startOfMonth } from '../calendar';
import { conflictOf } from '../conflict';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { count, serverTime } from '../schemas';
import { monthText } from './charge';
import { centsSchema, nonNegativeCentsSchema } from './money';

/** Percentages of the monthly budget at which a message is sent. */
export const BUDGET_PERCENTS = [50, 80, 100] as const;

/** In cents, inclusive; for the budget and for the alert about a low balance. */
export const BUDGET_LIMITS = { least: 100, most: 100_000_000 } as const;

const budgetAmount = v.pipe(centsSchema, v.minValue(BUDGET_LIMITS.least), v.maxValue(BUDGET_LIMITS.most));

/** What is left out stays as it is; `null` turns it off. */
export const budgetPayloadSchema = v.object({
  /** The budget of a month in cents; none turns it off. */
  monthlyAmount: v.optional(v.nullable(budgetAmount)),
  /** The balance in cents below which a message is sent; none turns it off. */
  lowBalance: v.optional(v.nullable(budgetAmount)),
  /** Version that the change started from. */
  version: count,
});

/** The budget with the current accounting month. Amounts are in cents. */
export const budgetSchema = v.object({
  /** A message is sent when `BUDGET_PERCENTS` % of it are spent. Missing without a budget. */
  monthlyAmount: lenient(nonNegativeCentsSchema),
  /** A message is sent when the balance falls below it; missing when turned off. */
  lowBalance: lenient(nonNegativeCentsSchema),
  /** The current accounting month, `2026-11`. */
  month: monthText,
  /** Purchases, usage and taxes of the month less its credits and the refunds of its purchases, at least 0. */
  spent: nonNegativeCentsSchema,
  /** What is spent and the automatic renewals that are due until the end of the month. */
  forecast: nonNegativeCentsSchema,
  /** Available balance. */
  balance: centsSchema,
  /** Incremented by each change. */
  version: count,
  serverTime,
});

export type Budget = v.InferOutput<typeof budgetSchema>;
export type BudgetPayload = v.InferOutput<typeof budgetPayloadSchema>;

export const budgetEndpoints = {
  get: endpoint('GET balance/budget', { result: budgetSchema }),
  save: endpoint('PUT balance/budget', {
    body: budgetPayloadSchema,
    result: budgetSchema,
    conflict: conflictOf(budgetSchema),
  }),
};

/** Returns the error of an amount in cents. */
export function budgetAmountError(
  amount: number | undefined,
): 'invalid' | 'tooLittle' | 'tooMuch' | undefined {
  if (amount === undefined) return 'invalid';
  if (amount < BUDGET_LIMITS.least) return 'tooLittle';
  return amount > BUDGET_LIMITS.most ? 'tooMuch' : undefined;
}

/** Returns how much of a budget is spent (both in cents), in whole percent, rounded down. */
export function budgetPercent(spent: number, monthlyAmount: number): number {
  return Math.floor((spent * 100) / monthlyAmount);
}

/** A change of a sum. `at` is in milliseconds since 1970, `amount` in cents. */
export interface BudgetEntry {
  at: number;
  amount: number;
}

export interface BudgetCrossing {
  /** One of `BUDGET_PERCENTS`. */
  percent: number;
  /** `2026-11`. */
  month: string;
  at: number;
}

/**
 * Returns when the spending of each accounting month from `since` to `now` first reached each percentage of the budget, in
 * order of time. What was reached before the budget was set counts from then.
 */
export function budgetCrossings(
  spending: readonly BudgetEntry[],
  monthlyAmount: number,
  { since, now }: { since: number; now: number },
): BudgetCrossing[] {
  const found: BudgetCrossing[] = [];
  for (const month of monthsBetween(since, now)) {
    let spent = 0;
    const reached = new Map<number, number>();
    for (const { at, amount } of spending) {
      if (at > now || accountingMonth(at) !== month) continue;
      spent += amount;
      const counted = Math.max(at, since);
      // Of what was reached and given back before the budget was set, only the last state counts.
      if (at < since) reached.clear();
      for (const percent of BUDGET_PERCENTS) {
        if (spent * 100 >= monthlyAmount * percent && !reached.has(percent)) reached.set(percent, counted);
      }
    }
    found.push(...[...reached].map(([percent, at]) => ({ percent, month, at })));
  }
  return found.sort((a, b) => a.at - b.at);
}

export interface LowBalance {
  /** `2026-11`. */
  month: string;
  at: number;
  /** In cents. */
  balance: number;
}

/**
 * Returns when the balance fell below a limit, at most once for each accounting month. A balance that was below it when the
 * alert was set counts from then. Balances are oldest first.
 */
export function lowBalanceCrossings(
  balances: readonly { at: number; balance: number }[],
  limit: number,
  { since, now }: { since: number; now: number },
): LowBalance[] {
  const before = balances.findLast(({ at }) => at <= since)?.balance;
  const later = balances.filter(({ at }) => at > since && at <= now);
  const found: LowBalance[] = [];
  let isLow = false;
  for (const { at, balance } of before === undefined ? later : [{ at: since, balance: before }, ...later]) {
    const month = accountingMonth(at);
    const wasLow = isLow;
    isLow = balance < limit;
    if (isLow && !wasLow && !found.some((crossing) => crossing.month === month)) {
      found.push({ month, at, balance });
    }
  }
  return found;
}

/** The accounting months from one moment to another, oldest first. */
function monthsBetween(from: number, to: number): string[] {
  const months: string[] = [];
  for (let shift = 0; ; shift += 1) {
    const start = startOfMonth(accountingMonth(from), shift);
    if (start === undefined || start > to) return months;
    months.push(accountingMonth(start));
  }
}
