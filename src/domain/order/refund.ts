import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { isPlanChange, type ORDER_TYPES } from '../catalog/selection';
import { maxCharacters } from '../characters';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema, sumCents } from '../money/money';
import { count, idempotencyKey, idSchema, timestamp } from '../schemas';
import type { PayChannel } from './order';

export const REFUND_REASONS = ['notNeeded', 'notWorking', 'wrongOrder', 'foundCheaper', 'other'] as const;
/** Rules of a refund (see `getRefundable`). */
export const REFUND_RULES = [
  'free',
  'unused',
  'notBegun',
  'early',
  'proRata',
  'units',
  'usedUp',
  'unaccepted',
  'accepted',
  'over',
  'handedOver',
] as const;
/** `channel` is the one the order was paid with. */
export const REFUND_DESTINATIONS = ['channel', 'balance'] as const;

/** Days after a failed setup until the order is refunded. */
export const SETUP_REFUND_DAYS = 7;
/** Days with a full refund, from the beginning of the stretch that an order covers or its payment, whichever is later. */
export const REFUND_WHOLE_DAYS = 7;
/** Days after its setup when a delivery counts as accepted. */
export const ACCEPTANCE_DAYS = 7;
/** Working days until a refund by the channel arrives; the balance has it at once. */
export const REFUND_ARRIVAL_DAYS = { from: 1, to: 3 };
export const REFUND_NOTE_MAX_LENGTH = 200;

/** Why a term that has just begun is not refunded in full: it changes a plan, it was used, or the full refund was used before. */
export const NOT_WHOLE_REASONS = ['planChange', 'used', 'wholeRefundUsed'] as const;

/** Why a term within its first days is refunded by the days left. */
export const notWholeSchema = v.object({
  /**
   * `planChange` for an upgrade or change of plan, `used` once its access details or a key were given to somebody, `wholeRefundUsed`
   * after an `early` refund of the same service.
   */
  kind: v.picklist(NOT_WHOLE_REASONS),
  /** The order that the account had refunded by `early`; only for `wholeRefundUsed`. */
  orderId: lenient(idSchema),
});

/** The current refund in cents with its rule; what is left are days for `proRata` and units of the pack for `units`. */
export const refundableSchema = v.object({
  /** Of this order alone, in cents. */
  amount: nonNegativeCentsSchema,
  /**
   * How the refund is calculated. In full: `unused` before the setup, `notBegun` before the paid term begins, `early` within
   * {@link REFUND_WHOLE_DAYS} days of its beginning or its payment, the later of them, once per account and service, never
   * for a change of plan and not once it was used, `unaccepted` for a delivery within {@link ACCEPTANCE_DAYS} days of its setup. In part, rounded down: `proRata` by the days left of a term (a started day
   * counts as used), `units` by the units left of a pack. Nothing: `free` for a trial or when nothing was paid, `usedUp` for a
   * pack, `accepted` for a delivery, `over` after the term, `handedOver` to another account.
   */
  rule: v.picklist(REFUND_RULES),
  /** What is left: days for `proRata`, units of all packs of the order for `units`. */
  left: count,
  /** What was bought, in the same unit. */
  total: count,
  /** Why `proRata` applies within the first days; missing after them. */
  why: lenient(notWholeSchema),
});

/** What keeps an order from being refunded now: an offer to another account, another refund, or an unfinished order. */
export const REFUND_OBSTACLES = ['handOverPending', 'refundPending', 'changePending'] as const;

/** The obstacle to a refund, with the order or service it is about. */
export const refundObstacleSchema = v.object({
  /** What is in the way. */
  kind: v.picklist(REFUND_OBSTACLES),
  /** Missing for an offer. */
  orderId: lenient(idSchema),
  instanceId: idSchema,
});

/** Acceptance of a delivery, a service without a term or units. It counts as accepted from `due` on. */
export const acceptanceSchema = v.object({
  /** When the delivery counts as accepted, {@link ACCEPTANCE_DAYS} days after its setup. */
  due: timestamp,
  /** When the buyer accepted the delivery; missing before. */
  acceptedAt: lenient(timestamp),
});

/** The latest refund request. `amount` (cents) is fixed at the request. */
export const refundSchema = v.object({
  /** Why the buyer wants a refund. */
  reason: v.picklist(REFUND_REASONS),
  /** More about the reason; empty without it. */
  note: v.string(),
  amount: nonNegativeCentsSchema,
  /** Where the money goes: back to the channel, or to the balance. */
  destination: v.optional(v.picklist(REFUND_DESTINATIONS), 'channel'),
  /** When the refund was requested. */
  requestedAt: timestamp,
});

/** Idempotent by key. */
export const refundPayloadSchema = v.object({
  /** Why the buyer wants a refund. */
  reason: v.picklist(REFUND_REASONS),
  /** The shown amount in cents, of `refundable` and all `refundedWith` together; another amount is rejected. */
  amount: v.optional(nonNegativeCentsSchema),
  /** More about the reason; empty without it. */
  note: v.optional(v.pipe(v.string(), maxCharacters(REFUND_NOTE_MAX_LENGTH)), ''),
  /** Where the money goes: back to the channel, or to the balance. */
  destination: v.optional(v.picklist(REFUND_DESTINATIONS), 'channel'),
  idempotencyKey,
});

export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];
export type RefundRule = (typeof REFUND_RULES)[number];
export type RefundObstacle = v.InferOutput<typeof refundObstacleSchema>;
export type NotWhole = v.InferOutput<typeof notWholeSchema>;
export type Refundable = v.InferOutput<typeof refundableSchema>;
export type RefundPayload = v.InferInput<typeof refundPayloadSchema>;

/** Amounts are in cents, times in milliseconds since 1970. */
export interface RefundFacts {
  orderType: (typeof ORDER_TYPES)[number];
  paidAmount: number;
  /** The order of the same account and service that was refunded by `early`: that is possible once. */
  wholeRefundOrderId?: string | undefined;
  /**
   * The stretch of time that the order covers, such as the added term of a renewal. Missing before setup; `endsAt` is missing
   * for a single delivery, which the buyer may have accepted. A pack holds units, such as calls.
   */
  service?: {
    beganAt: number;
    endsAt?: number | undefined;
    /** When it was paid; the first days count from then if it is later than the beginning. */
    paidAt?: number | undefined;
    acceptedAt?: number | undefined;
    /** Whether it now belongs to another account. */
    handedOver?: boolean | undefined;
    /** Whether somebody was given what it is used with. */
    isUsed?: boolean | undefined;
    pack?: { used: number; total: number } | undefined;
  };
}

/**
 * Returns the refund at `now`: nothing for trials and free orders (`free`); everything before setup (`unused`); the units
 * left of a pack (`units`, `usedUp`); a delivery of a consulting or managed service in full until it is accepted or counts
 * as such (`unaccepted`, then nothing: `accepted`); a term in full before it begins (`notBegun`) and for seven days (`early`, once
 * per account and service, never for a change of plan and not once it was used), then by the days left (`proRata`), and nothing
 * after its end (`over`) or when it was handed over to another account (`handedOver`). Shares are rounded down to a cent, and a
 * started day counts as used.
 */
export function getRefundable(
  { orderType, paidAmount, wholeRefundOrderId, service }: RefundFacts,
  now: number,
): Refundable {
  const refundable = (rule: RefundRule, amount: number): Refundable => ({ amount, rule, left: 0, total: 0 });
  const share = (rule: RefundRule, left: number, total: number): Refundable => ({
    // The product may exceed the safe integers.
    amount: Number((BigInt(paidAmount) * BigInt(left)) / BigInt(total)),
    rule,
    left,
    total,
  });
  if (orderType === 'trial' || paidAmount <= 0) return refundable('free', 0);
  if (service === undefined) return refundable('unused', paidAmount);
  const { beganAt, endsAt, paidAt = beganAt, acceptedAt, handedOver, isUsed, pack } = service;
  if (handedOver) return refundable('handedOver', 0);
  if (endsAt !== undefined && endsAt <= now) return refundable('over', 0);
  if (pack !== undefined) {
    return pack.used < pack.total
      ? share('units', pack.total - pack.used, pack.total)
      : refundable('usedUp', 0);
  }
  if (endsAt === undefined) {
    return acceptedAt === undefined && now - beganAt <= ACCEPTANCE_DAYS * DAY_MS
      ? refundable('unaccepted', paidAmount)
      : refundable('accepted', 0);
  }
  if (now < beganAt) return refundable('notBegun', paidAmount);
  const isEarly = now - Math.max(beganAt, paidAt) <= REFUND_WHOLE_DAYS * DAY_MS;
  const why = isEarly ? findNotWhole({ orderType, wholeRefundOrderId, isUsed }) : undefined;
  if (isEarly && why === undefined) return refundable('early', paidAmount);
  // The day on which a change of plan begins counts as used, so that its first hours are not free.
  const daysTotal = Math.max(1, Math.ceil((endsAt - beganAt) / DAY_MS));
  const daysLeft = Math.min(daysTotal - 1, Math.floor((endsAt - now) / DAY_MS));
  return { ...share('proRata', daysLeft, daysTotal), why };
}

/** Returns why the term of an order would not be refunded in full in its first days; undefined when it would. */
export function findNotWhole({
  orderType,
  wholeRefundOrderId: orderId,
  isUsed,
}: Pick<RefundFacts, 'orderType' | 'wholeRefundOrderId'> & { isUsed: boolean | undefined }):
  | NotWhole
  | undefined {
  if (isPlanChange(orderType)) return { kind: 'planChange', orderId: undefined };
  if (isUsed) return { kind: 'used', orderId: undefined };
  return orderId === undefined ? undefined : { kind: 'wholeRefundUsed', orderId };
}

/** Returns what is paid back when an order is refunded with those after it, in cents. */
export const refundTotal = (
  refundable: { amount: number },
  refundedWith: readonly { amount: number }[],
): number => sumCents([refundable, ...refundedWith].map(({ amount }) => amount));

/** Returns when an order whose setup failed at a time is refunded without a request; both in milliseconds since 1970. */
export const setupRefundDue = (failedAt: number): number => failedAt + SETUP_REFUND_DAYS * DAY_MS;

/** Returns the channel of a refund; an order without a payment channel is refunded to the balance. */
export function refundChannel(
  payChannel: PayChannel | undefined,
  destination: RefundDestination = 'channel',
): PayChannel {
  return destination === 'balance' ? 'balance' : (payChannel ?? 'balance');
}

/**
 * Returns the key of a refund request. It derives from the order's version, so that every tab and every retry sends the same
 * key until the request is withdrawn or rejected.
 */
export function refundKey({ orderId, version }: { orderId: string; version: number }): string {
  return `refund-${orderId}-${version}`;
}
