import * as v from 'valibot';
import type { ORDER_TYPES } from '../catalog/selection';
import { DAY_MS } from '../dayRange';
import { positiveCentsSchema } from '../money/money';
import { count, idempotencyKey, timestamp } from '../schemas';

export const REFUND_REASONS = ['notNeeded', 'notWorking', 'wrongOrder', 'foundCheaper', 'other'] as const;
/** Why so much, or nothing, of an order is given back; what each means stands at `getRefundable`. */
export const REFUND_RULES = ['free', 'unused', 'early', 'proRata', 'delivered', 'over'] as const;

/** In the first days of a service the whole price is given back. */
export const REFUND_WHOLE_DAYS = 7;
/** Characters of the buyer's own words. */
export const REFUND_NOTE_MAX_LENGTH = 200;

/** What would be given back of an order now, in cents, and by which rule; the days only for `proRata`. */
export const refundableSchema = v.object({
  amount: positiveCentsSchema,
  rule: v.picklist(REFUND_RULES),
  daysLeft: count,
  daysTotal: count,
});

/** The newest request of an order. `amount` (cents) was fixed when it was made. */
export const refundSchema = v.object({
  reason: v.picklist(REFUND_REASONS),
  note: v.string(),
  amount: positiveCentsSchema,
  requestedAt: timestamp,
});

/** Sent by `POST order/{orderId}/refund`. The same key with the same content is the same request. */
export const refundPayloadSchema = v.object({
  reason: v.picklist(REFUND_REASONS),
  note: v.optional(v.pipe(v.string(), v.maxLength(REFUND_NOTE_MAX_LENGTH)), ''),
  idempotencyKey,
});

export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundRule = (typeof REFUND_RULES)[number];
export type Refundable = v.InferOutput<typeof refundableSchema>;
export type RefundPayload = v.InferInput<typeof refundPayloadSchema>;

/** What the amount of a refund follows from. Amounts in cents, times in milliseconds since 1970. */
export interface RefundFacts {
  orderType: (typeof ORDER_TYPES)[number];
  paidAmount: number;
  /** Missing while the service is not set up; `endsAt` is missing for what is delivered once. */
  service?: { beganAt: number; endsAt?: number };
}

/**
 * What would be given back at `now`. Nothing of a trial and of what cost nothing (`free`); the whole before the service is set
 * up (`unused`) and in its first seven days (`early`); then the part of the days that are left, rounded down to a cent
 * (`proRata`); nothing of what was delivered once (`delivered`) or has ended (`over`). A day that has begun is used.
 */
export function getRefundable({ orderType, paidAmount, service }: RefundFacts, now: number): Refundable {
  const answer = (rule: RefundRule, amount: number, daysLeft = 0, daysTotal = 0): Refundable => ({
    amount,
    rule,
    daysLeft,
    daysTotal,
  });
  if (orderType === 'trial' || paidAmount <= 0) return answer('free', 0);
  if (service === undefined) return answer('unused', paidAmount);
  const { beganAt, endsAt } = service;
  if (endsAt !== undefined && endsAt <= now) return answer('over', 0);
  if (now - beganAt <= REFUND_WHOLE_DAYS * DAY_MS) return answer('early', paidAmount);
  if (endsAt === undefined) return answer('delivered', 0);
  const daysTotal = Math.max(1, Math.round((endsAt - beganAt) / DAY_MS));
  const daysLeft = Math.min(daysTotal, Math.floor((endsAt - now) / DAY_MS));
  // The product may be more than a number holds exactly.
  const amount = Number((BigInt(paidAmount) * BigInt(daysLeft)) / BigInt(daysTotal));
  return answer('proRata', amount, daysLeft, daysTotal);
}

/**
 * The key of a refund request. It follows from the order's version, so every tab and every retry that saw the same order sends
 * the same one, and only after a withdrawal or a refusal there is a new one.
 */
export function refundKey({ orderId, version }: { orderId: string; version: number }): string {
  return `refund-${orderId}-${version}`;
}
