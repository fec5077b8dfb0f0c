import { couponEndpoints, WALLET_STATES } from '../src/domain/order/coupon';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { settledOrders } from './lib/orders/ownOrders';
import { claimCoupon, getOffers, getWallet } from './lib/orders/wallet';
import { toPage } from './lib/paging';
import type { UserRecord } from './lib/users';

/** The owner of a wallet, after their orders have been settled. */
function getOwner({ userId }: UserRecord) {
  settledOrders(userId);
  return { userId, at: now() };
}

export default handlers(couponEndpoints, {
  list: ({ user, query }) => {
    const owner = getOwner(user);
    const coupons = getWallet(db(), owner);
    const countOf = (state: string) => coupons.filter((coupon) => coupon.state === state).length;
    const [usable = 0, used = 0, expired = 0] = WALLET_STATES.map(countOf);
    const wanted = query('state');
    const found = coupons.filter(({ state }) => wanted === undefined || state === wanted);
    return {
      ...toPage(found, query, (coupon) => coupon),
      counts: { usable, used, expired },
      serverTime: isoTime(owner.at),
    };
  },

  offers: ({ user }) => {
    const owner = getOwner(user);
    return { list: getOffers(db(), owner), serverTime: isoTime(owner.at) };
  },

  claim: ({ user, body }) => claimCoupon(db(), body.code, getOwner(user)),
});
