import type { Query } from '@/domain/endpoint';
import { couponEndpoints } from '@/domain/order/coupon';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call } from './call';

/** Returns one page of the user's coupons. */
export async function listCoupons(query: Query<typeof couponEndpoints.list>, options?: CallOptions) {
  return withReceivedAt(await call(couponEndpoints.list, { query }, options));
}

/** Returns the coupons that can be claimed. */
export function fetchCouponOffers(options?: CallOptions) {
  return call(couponEndpoints.offers, {}, options);
}

/** Adds a coupon to the user's. Idempotent. Throws a `RequestError` with a code of `ORDER_ERROR`. */
export function claimCoupon(code: string) {
  return call(couponEndpoints.claim, { body: { code } });
}
