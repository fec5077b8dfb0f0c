import type { Coupon, Ledger } from '../src/domain/demo';
import { demoEndpoints, demoOrderEndpoints } from '../src/domain/demoEndpoints';
import { isoTime, now } from './lib/clock';
import { db, resetDb } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { COUPONS, couponEnd, couponUsesLeft } from './lib/orders/coupons';
import { settledOrders } from './lib/orders/ownOrders';
import { findScenario, SCENARIOS } from './lib/scenarios';
import { endSession } from './lib/sessions';
import { findUserById } from './lib/users';

const MAX_SHOWN = 50;

const clock = () => ({ offsetSeconds: db().clockOffsetSeconds, now: isoTime(now()) });

/** All orders and payments of all users. */
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

export default {
  ...handlers(demoEndpoints, {
    outbox: () => {
      const { smsMessages, captchas } = db();
      return {
        messages: smsMessages
          .filter((message) => message.delivered)
          .slice(-MAX_SHOWN)
          .reverse()
          .map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
            messageId,
            userPhone,
            scene,
            code,
            sentAt: isoTime(sentAt),
            expiresAt: isoTime(expiresAt),
          })),
        captchas: captchas
          .slice(-MAX_SHOWN)
          .reverse()
          .map(({ captchaId, answer }) => ({ captchaId, answer })),
      };
    },

    reset: () => resetDb(),

    scenarios: ({ language }) => ({
      list: SCENARIOS.map(({ name, httpStatus, code, showType, phone, note }) => ({
        name,
        httpStatus,
        code,
        showType,
        phone,
        note: note[language],
      })),
    }),

    scenario: ({ params }) => {
      const text = { zh: '没有这个场景。', en: 'There is no such scenario.' };
      getOrThrow(findScenario(params.scenario), text);
      return { ok: true };
    },

    clock,

    setClock: ({ body }) => {
      db().clockOffsetSeconds = body.offsetSeconds;
      return clock();
    },

    expireSession: ({ token }) => endSession(token),
  }),

  ...handlers(demoOrderEndpoints, {
    payment: () => db().paymentSettings,

    setPayment: ({ body }) => Object.assign(db().paymentSettings, body),

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
  }),
};
