import type { Coupon, Ledger } from '../src/domain/demo';
import { demoOrderEndpoints } from '../src/domain/demoEndpoints';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { COUPONS, couponEnd, couponUsesLeft } from './lib/orders/coupons';
import { settledOrders } from './lib/orders/ownOrders';
import { findUserById } from './lib/users';

/** Every order and payment there is, as it is now. */
function ledger(): Ledger {
  const orders = settledOrders();
  const payments = orders.flatMap(({ orderId, payments: attempts }) =>
    attempts.map(({ paymentId, idempotencyKey, channel, status, amount }) => ({
      paymentId,
      orderId,
      idempotencyKey,
      channel,
      status,
      amount,
    })),
  );
  return {
    orderCount: orders.length,
    paymentCount: payments.length,
    orders: orders.map(
      ({ orderId, userId, selection, idempotencyKey, status, payableAmount, paidAmount }) => ({
        orderId,
        userName: findUserById(userId)?.userName ?? userId,
        serviceId: selection.serviceId,
        idempotencyKey,
        status,
        payableAmount,
        paidAmount,
      }),
    ),
    payments,
  };
}

function getState(usesLeft: number, end: number): Coupon['state'] {
  if (end <= now()) return 'expired';
  return usesLeft > 0 ? 'usable' : 'usedUp';
}

export default handlers(demoOrderEndpoints, {
  payment: () => db().paymentSettings,

  setPayment: ({ body }) => {
    const tables = db();
    tables.paymentSettings = { ...tables.paymentSettings, ...body };
    return tables.paymentSettings;
  },

  coupons: ({ language }) => {
    settledOrders();
    return {
      list: COUPONS.map((coupon): Coupon => {
        const end = couponEnd(db(), coupon);
        const usesLeft = couponUsesLeft(db(), coupon);
        return {
          code: coupon.code,
          terms: coupon.terms[language],
          serviceType: coupon.serviceType,
          usesLeft,
          usesPerPerson: coupon.usesPerPerson,
          endsAt: isoTime(end),
          state: getState(usesLeft, end),
        };
      }),
    };
  },

  ledger,
});
