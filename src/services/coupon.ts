import { couponEndpoints } from '@/domain/order/coupon';
import { call, service } from './call';

/** Returns one page of the user's coupons. */
export const listCoupons = service(couponEndpoints.list);

/** Returns the coupons that can be claimed. */
export const fetchCouponOffers = service(couponEndpoints.offers);

/** Adds a coupon to the user's. Idempotent. */
export const claimCoupon = (code: string) => call(couponEndpoints.claim, { body: { code } });
