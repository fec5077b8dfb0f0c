import * as v from 'valibot';
import type { ORDER_TYPES } from '../catalog/selection';
import { DAY_MS } from '../dayRange';
import { positiveCentsSchema } from '../money/money';
import { count, idempotencyKey, timestamp } from '../schemas';

export const REFUND_REASONS = ['notNeeded', 'notWorking', 'wrongOrder', 'foundCheaper', 'other'] as const;
/** Rules of a refund (see `getRefundable`). */
export const REFUND_RULES = ['free', 'unused', 'early', 'proRata', 'delivered', 'over'] as const;

/** Days with a full refund. */
export const REFUND_WHOLE_DAYS = 7;
export const REFUND_NOTE_MAX_LENGTH = 200;

/** The current refund in cents with its rule; the days only for `proRata`. */
export const refundableSchema = v.object({
  amount: positiveCentsSchema,
  rule: v.picklist(REFUND_RULES),
  daysLeft: count,
  daysTotal: count,
});

/** The latest refund request. `amount` (cents) is fixed at the request. */
export const refundSchema = v.object({
  reason: v.picklist(REFUND_REASONS),
  note: v.string(),
  amount: positiveCentsSchema,
  requestedAt: timestamp,
});

/** Idempotent by key. */
export const refundPayloadSchema = v.object({
  reason: v.picklist(REFUND_REASONS),
  note: v.optional(v.pipe(v.string(), v.maxLength(REFUND_NOTE_MAX_LENGTH)), ''),
  idempotencyKey,
});

export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundRule = (typeof REFUND_RULES)[number];
export type Refundable = v.InferOutput<typeof refundableSchema>;
export type RefundPayload = v.InferInput<typeof refundPayloadSchema>;

/** Amounts are in cents, times in milliseconds since 1970. */
export interface RefundFacts {
  orderType: (typeof ORDER_TYPES)[number];
  paidAmount: number;
  /** Missing before setup; `endsAt` is missing for a single delivery. */
  service?: { beganAt: number; endsAt?: number };
}

/**
 * Returns the refund at `now`: nothing for trials and free orders (`free`); everything before setup (`unused`) and in the
 * first seven days (`early`); then the days left, rounded down to a cent (`proRata`); nothing for single deliveries
 * (`delivered`) and ended services (`over`). A started day counts as used.
 */
export function getRefundable({ orderType, paidAmount, service }: RefundFacts, now: number): Refundable {
  const refundable = (rule: RefundRule, amount: number, daysLeft = 0, daysTotal = 0): Refundable => ({
    amount,
    rule,
    daysLeft,
    daysTotal,
  });
  if (orderType === 'trial' || paidAmount <= 0) return refundable('free', 0);
  if (service === undefined) return refundable('unused', paidAmount);
  const { beganAt, endsAt } = service;
  if (endsAt !== undefined && endsAt <= now) return refundable('over', 0);
  if (now - beganAt <= REFUND_WHOLE_DAYS * DAY_MS) return refundable('early', paidAmount);
  if (endsAt === undefined) return refundable('delivered', 0);
  const daysTotal = Math.max(1, Math.round((endsAt - beganAt) / DAY_MS));
  const daysLeft = Math.min(daysTotal, Math.floor((endsAt - now) / DAY_MS));
  // The product may exceed the safe integers.
  const amount = Number((BigInt(paidAmount) * BigInt(daysLeft)) / BigInt(daysTotal));
  return refundable('proRata', amount, daysLeft, daysTotal);
}

/**
 * Returns the key of a refund request. It derives from the order's version, so that every tab and every retry sends the same
 * key until the request is withdrawn or rejected.
 */
export function refundKey({ orderId, version }: { orderId: string; version: number }): string {
  return `refund-${orderId}-${version}`;
}
