import * as v from 'valibot';
import { accountingMonth, startOfMonth } from '../calendar';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { checkThat, text, timestamp } from '../schemas';
import { BALANCE_ERROR } from './balanceError';
import { centsSchema, nonNegativeCentsSchema } from './money';
import { TOP_UP_CHANNELS, TOP_UP_LIMITS } from './topUp';

/** Highest monthly limit in cents. */
export const AUTO_TOP_UP_MONTHLY_MOST = 100_000_000;

/** `stopped`: a payment failed, and the user has to turn it on again. `waiting`: the monthly limit is reached. */
export const AUTO_TOP_UP_STATUSES = ['off', 'on', 'waiting', 'stopped'] as const;

const oneTopUp = v.pipe(centsSchema, v.minValue(TOP_UP_LIMITS.least), v.maxValue(TOP_UP_LIMITS.most));

const settings = {
  /** A top-up is made when the balance falls below it. */
  threshold: oneTopUp,
  /** Added each time; at least the threshold, so that one top-up suffices. */
  amount: oneTopUp,
  /** Most that is added automatically in an accounting month. */
  monthlyLimit: v.pipe(centsSchema, v.minValue(TOP_UP_LIMITS.least), v.maxValue(AUTO_TOP_UP_MONTHLY_MOST)),
  /** The payment method to charge. */
  channel: v.picklist(TOP_UP_CHANNELS),
};

export type AutoTopUpSettings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;

/** The terms are accepted by sending it. Amounts are in cents. */
export const autoTopUpPayloadSchema = v.pipe(
  v.object({
    ...settings,
    /** Acceptance of the terms. */
    accepted: v.literal(true),
  }),
  checkThat(
    'The amount is at least the threshold, and at most the monthly limit.',
    ({ threshold, amount, monthlyLimit }: AutoTopUpSettings & { accepted: true }) =>
      threshold <= amount && amount <= monthlyLimit,
  ),
);

/** A payment method that has been used for a top-up, and can be charged again. */
export const paymentMeansSchema = v.object({
  /** The payment method. */
  channel: v.picklist(TOP_UP_CHANNELS),
  /** When it was last used. */
  lastUsedAt: timestamp,
});

/** Amounts are in cents. */
export const autoTopUpSchema = v.object({
  /** Whether it is on, off, or stopped by a failed payment. */
  status: v.picklist(AUTO_TOP_UP_STATUSES),
  /** Missing as long as it was never turned on. */
  settings: lenient(
    v.object({
      /** The balance below which it is topped up, in cents. */
      threshold: nonNegativeCentsSchema,
      /** What is added at once, in cents. */
      amount: nonNegativeCentsSchema,
      /** The most that is added in an accounting month, in cents. */
      monthlyLimit: nonNegativeCentsSchema,
      /** The payment method that is charged. */
      channel: v.picklist(TOP_UP_CHANNELS),
    }),
  ),
  /** Added automatically in this accounting month, with what is on its way. */
  usedThisMonth: nonNegativeCentsSchema,
  /** When the limit counts from zero again. */
  resetsAt: timestamp,
  /** Localized reason of the failed payment. */
  failureReason: lenient(text),
  /** Payment methods that can be charged. */
  means: v.array(paymentMeansSchema),
});

export type AutoTopUp = v.InferOutput<typeof autoTopUpSchema>;
export type AutoTopUpPayload = v.InferOutput<typeof autoTopUpPayloadSchema>;

const refusals = [BALANCE_ERROR.channelUnused];

export const autoTopUpEndpoints = {
  get: endpoint('GET balance/autoTopUp', { result: autoTopUpSchema }),
  /** Turns it on, or changes it. */
  save: endpoint('PUT balance/autoTopUp', {
    body: autoTopUpPayloadSchema,
    result: autoTopUpSchema,
    refusals,
  }),
  turnOff: endpoint('DELETE balance/autoTopUp', { result: autoTopUpSchema }),
};

export type AutoTopUpProblem =
  | { field: 'threshold' | 'amount' | 'monthlyLimit'; problem: 'invalid' | 'tooLittle' | 'tooMuch' }
  | { field: 'amount'; problem: 'belowThreshold' }
  | { field: 'monthlyLimit'; problem: 'belowAmount' };

/** Returns what is wrong with amounts in cents, at most one problem for each field. */
export function autoTopUpProblems(
  typed: Record<'threshold' | 'amount' | 'monthlyLimit', number | undefined>,
): AutoTopUpProblem[] {
  const { threshold, amount, monthlyLimit } = typed;
  const problems = (['threshold', 'amount', 'monthlyLimit'] as const).flatMap((field): AutoTopUpProblem[] => {
    const value = typed[field];
    const most = field === 'monthlyLimit' ? AUTO_TOP_UP_MONTHLY_MOST : TOP_UP_LIMITS.most;
    if (value === undefined) return [{ field, problem: 'invalid' }];
    if (value < TOP_UP_LIMITS.least) return [{ field, problem: 'tooLittle' }];
    return value > most ? [{ field, problem: 'tooMuch' }] : [];
  });
  const isSound = (field: string) => problems.every((problem) => problem.field !== field);
  if (isSound('amount') && isSound('threshold') && Number(amount) < Number(threshold))
    problems.push({ field: 'amount', problem: 'belowThreshold' });
  if (isSound('amount') && isSound('monthlyLimit') && Number(monthlyLimit) < Number(amount))
    problems.push({ field: 'monthlyLimit', problem: 'belowAmount' });
  return problems;
}

/** An automatic top-up that was started. `at` is in milliseconds since 1970, `amount` in cents. */
export interface PastAutoTopUp {
  at: number;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
}

/** Returns what automatic top-ups added in an accounting month, in cents, with what is on its way. */
export function autoTopUpUsed(topUps: readonly PastAutoTopUp[], month: string): number {
  return topUps
    .filter(({ at, status }) => status !== 'failed' && accountingMonth(at) === month)
    .reduce((sum, { amount }) => sum + amount, 0);
}

export interface AutoTopUpPlan {
  /** When the next top-up is made; missing when none is due. */
  at: number | undefined;
  /** The months in which the limit prevented it, with the time of each. */
  limited: { month: string; at: number }[];
}

/**
 * Returns when a balance that has been below the threshold since `lowSince` is topped up, until `now`. It is at once, or at
 * the start of the first month whose limit leaves room. A pending top-up comes first.
 */
export function planAutoTopUp(
  { amount, monthlyLimit }: Pick<AutoTopUpSettings, 'amount' | 'monthlyLimit'>,
  topUps: readonly PastAutoTopUp[],
  { lowSince, now }: { lowSince: number; now: number },
): AutoTopUpPlan {
  const limited: AutoTopUpPlan['limited'] = [];
  if (topUps.some(({ status }) => status === 'pending')) return { at: undefined, limited };
  let at = lowSince;
  while (at <= now) {
    const month = accountingMonth(at);
    if (autoTopUpUsed(topUps, month) + amount <= monthlyLimit) return { at, limited };
    limited.push({ month, at });
    at = startOfMonth(month, 1) ?? Number.POSITIVE_INFINITY;
  }
  return { at: undefined, limited };
}

/** What decides how far an automatic top-up helps a renewal. Amounts are in cents. */
export interface TopUpRoom extends Pick<AutoTopUpSettings, 'amount' | 'monthlyLimit'> {
  /** Added automatically in the month, with what is on its way. */
  used: number;
}

/**
 * Returns the top-up that gives a renewal what the balance lacks (cents): as many times the amount as it takes, at once.
 * Undefined when that exceeds the monthly limit, or what a single payment may be.
 */
export function topUpForRenewal(
  missing: number,
  { amount, monthlyLimit, used }: TopUpRoom,
): number | undefined {
  const topUp = Math.ceil(missing / amount) * amount;
  return topUp <= TOP_UP_LIMITS.most && used + topUp <= monthlyLimit ? topUp : undefined;
}
