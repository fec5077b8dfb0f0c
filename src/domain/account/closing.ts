import * as v from 'valibot';
import { DAY_MS, shiftMonths } from '../calendar';
import { type InstanceSummary, isRunning } from '../instance/instance';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { isOpenStatus, isRefundOpen, type OrderStatus } from '../order/orderMachine';
import { refusal } from '../requestError';
import { count, serverTime, timestamp } from '../schemas';
import type { Transitions } from '../transitions';

/** An account stays open until its time to be taken back is over. */
export const CLOSING_STATES = ['active', 'closing', 'closed'] as const;
export const CLOSING_EVENTS = ['request', 'takeBack', 'complete'] as const;

export type ClosingState = (typeof CLOSING_STATES)[number];
export type ClosingEvent = (typeof CLOSING_EVENTS)[number];

/** Days in which the closing of an account can be taken back. */
export const CLOSING_DAYS = 15;
/** Days before the closing at which the user is reminded of it. */
export const CLOSING_REMINDER_DAYS = 3;
/** Years for which orders, payments, invoices and consents are kept after the closing, as the law demands. */
export const KEPT_YEARS = 3;

const TRANSITIONS: Transitions<ClosingState, ClosingEvent, ClosingState> = {
  active: { request: 'closing' },
  closing: { takeBack: 'active', complete: 'closed' },
  closed: {},
};

/** Returns the next state; undefined when the event is not allowed. */
export const nextClosingState = (state: ClosingState, event: ClosingEvent): ClosingState | undefined =>
  TRANSITIONS[state]?.[event];

/** Returns when an account is closed whose closing was requested at a time; both in milliseconds since 1970. */
export const getClosingTime = (requestedAt: number): number => requestedAt + CLOSING_DAYS * DAY_MS;

/** Returns until when records are kept of an account that was closed at a time; both in milliseconds since 1970. */
export function getKeptUntil(closedAt: number): number {
  return shiftMonths(closedAt, 12 * KEPT_YEARS) ?? closedAt;
}

/** Blockers of closing an account, in the order in which it is best settled. */
export const CLOSING_BLOCKERS = [
  'services',
  'orders',
  'refunds',
  'invoices',
  'topUps',
  'withdrawals',
  'balance',
] as const;
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

type Service = Pick<InstanceSummary, 'status' | 'orderType'> & {
  /** Whether it has an end, unlike a single delivery. */
  isTerm: boolean;
};

/** What a user has, as far as it may stand in the way. */
export interface AccountHoldings {
  services: readonly Service[];
  orders: readonly { status: OrderStatus }[];
  /** Numbers of invoices, top-ups and withdrawals whose outcome is open. */
  pendingInvoices: number;
  pendingTopUps: number;
  pendingWithdrawals: number;
  /** In cents. */
  balance: number;
}

/**
 * Whether a service in use is paid for a time to come. Trials and days of grace cost nothing, and deliveries without an end have been
 * made.
 */
const isPaidAhead = ({ status, orderType, isTerm }: Service): boolean =>
  isTerm && orderType !== 'trial' && status !== 'grace';

/**
 * Returns the blockers of closing an account, with the number of each; of the balance the cents. `inUse` is the
 * number of all services in use where some of them are no blockers.
 */
export function findClosingBlockers(
  has: AccountHoldings,
): { kind: ClosingBlocker; count: number; inUse?: number }[] {
  const running = has.services.filter(isRunning);
  const counts: Record<ClosingBlocker, number> = {
    services: running.filter(isPaidAhead).length,
    orders: has.orders.filter(({ status }) => isOpenStatus(status)).length,
    refunds: has.orders.filter(({ status }) => isRefundOpen(status)).length,
    invoices: has.pendingInvoices,
    topUps: has.pendingTopUps,
    withdrawals: has.pendingWithdrawals,
    balance: Math.max(0, has.balance),
  };
  return CLOSING_BLOCKERS.map((kind) => ({
    kind,
    count: counts[kind],
    ...(kind === 'services' && counts.services < running.length && { inUse: running.length }),
  })).filter(({ count }) => count > 0);
}

/** Whether an account can be closed by a user who gives up so many cents, which must be the whole balance. */
export function canClose(
  blockers: readonly { kind: string; count: number }[],
  givenUpBalance: number,
): boolean {
  const balance = blockers.find(({ kind }) => kind === 'balance')?.count ?? 0;
  return blockers.every(({ kind }) => kind === 'balance') && balance === givenUpBalance;
}

/** The closing of the user's account. */
export const closingSchema = v.object({
  /** State; see "Closing of an account" under "States". */
  state: v.picklist(CLOSING_STATES),
  /** When the account is closed unless the user takes it back; only while it is being closed. */
  closesAt: lenient(timestamp),
  /** Blockers; a balance that is being given up is listed, too. */
  blockers: v.array(
    v.object({
      /** What keeps the account from being closed. */
      kind: v.picklist(CLOSING_BLOCKERS),
      /** The number of such things; the cents of a balance. */
      count,
      /** Number of all services in use; missing unless some of them, trials or deliveries without an end, are no blockers. */
      inUse: lenient(count),
    }),
  ),
  serverTime,
});

/** The request to close the account. */
export const closingPayloadSchema = v.object({
  /** The balance that the user gives up, in cents; anything but the whole one is refused with 45401. */
  givenUpBalance: nonNegativeCentsSchema,
});

export type Closing = v.InferOutput<typeof closingSchema>;

export const CLOSING_ERROR = {
  /** The account has blockers of closing. */
  blocked: 45401,
  /** The account is being closed and accepts only the calls that keep it. */
  beingClosed: 45402,
} as const;

export const closingBlocked = refusal(CLOSING_ERROR.blocked, v.nullish(closingSchema));
