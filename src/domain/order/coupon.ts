import * as v from 'valibot';
import { SERVICE_TYPES, type ServiceType } from '../catalog/service';
import { maxCharacters } from '../characters';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { listQuery, oneOf } from '../listQuery';
import { nonNegativeCentsSchema } from '../money/money';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { ORDER_ERROR } from './orderError';
import { ORDER_GROUPS, type OrderStatus } from './orderMachine';
import { type CouponRule, couponAmount } from './quote';

export const WALLET_STATES = ['usable', 'used', 'expired'] as const;
export const COUPON_CODE_MAX_LENGTH = 32;

const minimum = {
  /** The least price after all other discounts, in cents. */
  minimum: nonNegativeCentsSchema,
};

/** A discount: a fixed amount in cents, or hundredths of a percent with a ceiling in cents. */
export const couponRuleSchema = v.variant('type', [
  v.object({ type: v.literal('amount'), amount: nonNegativeCentsSchema, ...minimum }),
  v.object({
    type: v.literal('part'),
    /** Share of the price in hundredths of a percent, rounded half up to a cent. */
    basisPoints: count,
    ...minimum,
    ceiling: nonNegativeCentsSchema,
  }),
]);

const couponEntries = {
  /** Code of the coupon, as users type it. */
  code: text,
  rule: couponRuleSchema,
  /** Limits the coupon to services of this type. */
  serviceType: lenient(v.picklist(SERVICE_TYPES)),
  /** The end of its validity. */
  endsAt: timestamp,
};

/** A coupon of the user; it is used once. */
export const walletCouponSchema = v.object({
  ...couponEntries,
  /** Whether the coupon can still be used; again when its order is cancelled, expires or is wholly refunded. */
  state: v.picklist(WALLET_STATES),
  /** The order that it was used for. */
  usedFor: lenient(
    v.object({
      orderId: idSchema,
      /** When the order was placed. */
      usedAt: timestamp,
    }),
  ),
});

/** One page of coupons. */
export const walletSchema = v.object({
  ...listingSchema(walletCouponSchema).entries,
  /** Numbers per state, without filters. */
  counts: v.object(v.entriesFromList(WALLET_STATES, /** Number of coupons in this state. */ count)),
  serverTime,
});

/** A coupon that every user can claim, once. */
export const couponOfferSchema = v.object({
  ...couponEntries,
  /** The end of the period in which it can be claimed. */
  claimEndsAt: timestamp,
  /** How many are left for all users. */
  left: count,
  /** Whether the user has it. */
  claimed: v.boolean(),
});

/** The coupons that can be claimed. */
export const couponOffersSchema = v.object({
  /** The coupons that can be claimed, the first to end first. */
  list: v.array(couponOfferSchema),
  serverTime,
});

export type WalletCoupon = v.InferOutput<typeof walletCouponSchema>;
export type WalletState = WalletCoupon['state'];
export type CouponOffer = v.InferOutput<typeof couponOfferSchema>;

const { couponUnknown, couponExpired, couponNotApplicable } = ORDER_ERROR;

/** The filter of the user's coupons. */
export const couponQuery = listQuery({
  /** Only coupons in this state. */
  state: oneOf(WALLET_STATES, 'usable'),
});

/** The user's coupons. */
export const couponEndpoints = {
  /** The first to end comes first; of used ones the last used. */
  list: endpoint('GET coupon/list', {
    query: couponQuery.schema,
    result: walletSchema,
  }),
  offers: endpoint('GET coupon/offers', { result: couponOffersSchema }),
  /** Idempotent: a coupon that the user has is returned. */
  claim: endpoint('POST coupon/claim', {
    body: v.object({
      /** Code of the coupon, as typed. */
      code: v.pipe(v.string(), v.minLength(1), maxCharacters(COUPON_CODE_MAX_LENGTH)),
    }),
    result: walletCouponSchema,
    refusals: [couponUnknown, couponExpired, couponNotApplicable],
  }),
};

/** What decides whether a coupon applies. */
export interface CouponFacts {
  code: string;
  rule: CouponRule;
  serviceType?: ServiceType | undefined;
  endsAt: string;
  state: WalletState;
}

/** An order before its coupon. */
export interface CouponUse {
  serviceType: ServiceType;
  /** In cents. */
  amount: number;
  /** Server milliseconds. */
  now: number;
}

/** Why a coupon does not apply. */
export type CouponIneligibility = 'used' | 'expired' | 'otherType' | 'belowMinimum' | 'nothingToTakeOff';

/** Returns why a coupon does not apply to an order; `undefined` when it does. */
export function couponIneligibility(coupon: CouponFacts, use: CouponUse): CouponIneligibility | undefined {
  if (coupon.state === 'used') return 'used';
  if (coupon.state === 'expired' || Date.parse(coupon.endsAt) <= use.now) return 'expired';
  if (coupon.serviceType !== undefined && coupon.serviceType !== use.serviceType) return 'otherType';
  if (use.amount < coupon.rule.minimum) return 'belowMinimum';
  return couponAmount(coupon.rule, use.amount) === 0 ? 'nothingToTakeOff' : undefined;
}

interface RankedCoupon<C> {
  coupon: C;
  /** In cents; 0 when it does not apply. */
  saving: number;
  ineligibility: CouponIneligibility | undefined;
}

/** Sorts coupons: the largest saving first, of equal ones the first to end, then by code. */
export function rankCoupons<C extends CouponFacts>(coupons: readonly C[], use: CouponUse): RankedCoupon<C>[] {
  return coupons
    .map((coupon) => {
      const ineligibility = couponIneligibility(coupon, use);
      return { coupon, ineligibility, saving: ineligibility ? 0 : couponAmount(coupon.rule, use.amount) };
    })
    .sort(
      (a, b) =>
        b.saving - a.saving ||
        Date.parse(a.coupon.endsAt) - Date.parse(b.coupon.endsAt) ||
        (a.coupon.code < b.coupon.code ? -1 : 1),
    );
}

/** Returns the coupon that saves the most; `undefined` when none applies. */
export function bestCoupon<C extends CouponFacts>(
  coupons: readonly C[],
  use: CouponUse,
): RankedCoupon<C> | undefined {
  return rankCoupons(coupons, use).find(({ ineligibility }) => ineligibility === undefined);
}

/** Returns the usable coupon that ends first; `undefined` without one. `now` is in server milliseconds. */
export function nextToEnd<C extends Pick<CouponFacts, 'state' | 'endsAt'>>(
  coupons: readonly C[],
  now: number,
): C | undefined {
  return coupons
    .filter(({ state, endsAt }) => state === 'usable' && Date.parse(endsAt) > now)
    .sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt))[0];
}

/** Whether an order gives its coupon back: it ended unpaid or was refunded in full. */
export function restoresCoupon({
  status,
  paidAmount,
  refundedAmount,
}: {
  status: OrderStatus;
  paidAmount: number;
  refundedAmount: number;
}): boolean {
  if (status === 'refunded') return refundedAmount === paidAmount;
  return ORDER_GROUPS.closed.includes(status);
}

/** Returns the state of a coupon. One that comes back after its end is expired. Milliseconds since 1970. */
export function walletState(
  { isUsed, endsAt }: { isUsed: boolean; endsAt: number },
  now: number,
): WalletState {
  if (isUsed) return 'used';
  return endsAt <= now ? 'expired' : 'usable';
}
