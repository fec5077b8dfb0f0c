import { couponEndpoints, WALLET_STATES } from '../src/domain/order/coupon';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { claimCoupon, getOffers, getWallet } from './lib/orders/wallet';
import { toPage } from './lib/paging';
import { countRows } from './lib/rows';
import { settledOrders } from './lib/settledOrders';
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
    const found = coupons.filter(({ state }) => query.state === undefined || state === query.state);
    return {
      ...toPage(found, query, (coupon) => coupon),
      counts: countRows(coupons, WALLET_STATES, ({ state }, name) => state === name),
      serverTime: isoTime(owner.at),
    };
  },

  offers: ({ user }) => {
    const owner = getOwner(user);
    return { list: getOffers(db(), owner), serverTime: isoTime(owner.at) };
  },

  claim: ({ user, body }) => claimCoupon(db(), body.code, getOwner(user)),
});
