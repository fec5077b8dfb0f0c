import {
  bestCoupon,
  type CouponOffer,
  restoresCoupon,
  type WalletCoupon,
  walletState,
} from '../../../src/domain/order/coupon';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { pick } from '../pick';
import { couponRefused, couponUnknown } from './couponRefusals';
import {
  COUPONS,
  type Coupon,
  type CouponUse,
  checkPerson,
  claimEnd,
  couponEnd,
  couponUsesLeft,
  isFirstTimeBuyer,
  isUsedByPerson,
  normalizeCouponCode,
} from './coupons';

interface CouponClaimRecord {
  userId: string;
  code: string;
  claimedAt: number;
}

declare module '../db' {
  interface MockTables {
    couponClaims: CouponClaimRecord[];
  }
}

interface Owner {
  userId: string;
  /** Milliseconds on the mock's clock. */
  at: number;
}

/** Claimed, used for an order, or given to new users. */
function isOwned(tables: MockTables, coupon: Coupon, userId: string): boolean {
  const { code, welcomesSinceDays } = coupon;
  return (
    tables.couponClaims.some((claim) => claim.userId === userId && claim.code === code) ||
    tables.orders.some((order) => order.userId === userId && order.selection.couponCode === code) ||
    (welcomesSinceDays !== undefined && isFirstTimeBuyer(tables, welcomesSinceDays, userId))
  );
}

function toWalletCoupon(tables: MockTables, coupon: Coupon, { userId, at }: Owner): WalletCoupon {
  const order = tables.orders.findLast(
    (own) => own.userId === userId && own.selection.couponCode === coupon.code && !restoresCoupon(own),
  );
  const endsAt = couponEnd(tables, coupon);
  return {
    ...pick(coupon, ['code', 'rule', 'serviceType']),
    endsAt: isoTime(endsAt),
    state: walletState({ isUsed: order !== undefined || isUsedByPerson(tables, coupon, userId), endsAt }, at),
    usedFor: order && { orderId: order.orderId, usedAt: isoTime(order.createdAt) },
  };
}

/** A user's coupons: the first to end comes first, used ones by the time of use, newest first. */
export function getWallet(tables: MockTables, owner: Owner): WalletCoupon[] {
  return COUPONS.filter((coupon) => isOwned(tables, coupon, owner.userId))
    .map((coupon) => toWalletCoupon(tables, coupon, owner))
    .sort(
      (a, b) =>
        (b.usedFor?.usedAt ?? '').localeCompare(a.usedFor?.usedAt ?? '') || a.endsAt.localeCompare(b.endsAt),
    );
}

/** The coupons that can be claimed now, and those that the user claimed of them. */
export function getOffers(tables: MockTables, { userId, at }: Owner): CouponOffer[] {
  return COUPONS.filter(
    (coupon) => coupon.claimableForDays !== undefined && claimEnd(tables, coupon) > at,
  ).map((coupon) => ({
    ...pick(coupon, ['code', 'rule', 'serviceType']),
    endsAt: isoTime(couponEnd(tables, coupon)),
    claimEndsAt: isoTime(claimEnd(tables, coupon)),
    left: Math.max(0, couponUsesLeft(tables, coupon)),
    claimed: isOwned(tables, coupon, userId),
  }));
}

/** Adds the coupon of a code to a user's wallet, once. Throws a MockFailure with the reason when it cannot be claimed. */
export function claimCoupon(tables: MockTables, typed: string, owner: Owner): WalletCoupon {
  const code = normalizeCouponCode(typed);
  const coupon = COUPONS.find((known) => known.code === code);
  if (coupon === undefined) throw couponUnknown();
  if (!isOwned(tables, coupon, owner.userId)) {
    if (couponEnd(tables, coupon) <= owner.at) throw couponRefused('expired');
    if (claimEnd(tables, coupon) <= owner.at) throw couponRefused('claimEnded');
    if (couponUsesLeft(tables, coupon) <= 0) throw couponRefused('usedUp');
    checkPerson(tables, coupon, owner.userId);
    tables.couponClaims.push({ userId: owner.userId, code, claimedAt: owner.at });
  }
  return toWalletCoupon(tables, coupon, owner);
}

/** The code of the user's coupon that saves the most; undefined when none applies. */
export function suggestedCoupon(tables: MockTables, use: CouponUse): string | undefined {
  const { userId, at, serviceType, amount } = use;
  if (userId === undefined) return undefined;
  return bestCoupon(getWallet(tables, { userId, at }), { serviceType, amount, now: at })?.coupon.code;
}
