import { type Coupon, type Ledger, storyBookSchema } from '../src/domain/demo';
import { demoEndpoints, demoOrderEndpoints, labEndpoints } from '../src/domain/demoEndpoints';
import { isoTime, now } from './lib/clock';
import { lazy, readJson } from './lib/content';
import { db, resetDb, seedAt } from './lib/db';
import { getOrThrow, malformed } from './lib/failure';
import { handlers } from './lib/handlers';
import { getSentMessages } from './lib/messages/listing';
import { COUPONS, couponEnd, couponUsesLeft } from './lib/orders/coupons';
import { pick } from './lib/pick';
import { findScenario, SCENARIOS } from './lib/scenarios';
import { endSession, endSessionSoon } from './lib/sessions';
import { settledOrders } from './lib/settledOrders';
import { findUserById } from './lib/users';

const MAX_SHOWN = 50;

const clock = () => ({ offsetSeconds: db().clockOffsetSeconds, now: isoTime(now()) });

const stories = lazy(() => readJson('stories.json', storyBookSchema));

/** All orders and payments of all users. */
function ledger(): Ledger {
  const orders = settledOrders();
  const payments = orders.flatMap(({ orderId, payments: attempts }) =>
    attempts.map((payment) => ({
      orderId,
      ...pick(payment, ['paymentId', 'idempotencyKey', 'channel', 'status', 'amount']),
    })),
  );
  return {
    orderCount: orders.length,
    paymentCount: payments.length,
    orders: orders.map((order) => ({
      ...pick(order, ['orderId', 'idempotencyKey', 'status', 'payableAmount', 'paidAmount']),
      userName: findUserById(order.userId)?.userName ?? order.userId,
      serviceId: order.selection.serviceId,
    })),
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
          .map((message) => ({
            ...pick(message, ['messageId', 'userPhone', 'scene', 'code']),
            sentAt: isoTime(message.sentAt),
            expiresAt: isoTime(message.expiresAt),
          })),
        captchas: captchas
          .slice(-MAX_SHOWN)
          .reverse()
          .map((captcha) => pick(captcha, ['captchaId', 'answer'])),
      };
    },

    sentMessages: ({ language }) => ({ messages: getSentMessages(language).slice(0, MAX_SHOWN) }),

    reset: () => resetDb(),

    scenarios: ({ language }) => ({
      list: SCENARIOS.map((scenario) => ({
        ...pick(scenario, ['name', 'httpStatus', 'code', 'showType', 'phone']),
        note: scenario.note[language],
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

    endSessionSoon: ({ session }) => endSessionSoon(session),
  }),

  ...handlers(labEndpoints, {
    stories,

    start: ({ body }) => {
      const at = Date.parse(body.startsAt);
      seedAt(at);
      db().clockOffsetSeconds = (at - Date.now()) / 1000;
      return clock();
    },

    setOutages: ({ body }) => {
      const unknown = body.outages.find(({ scenario }) => findScenario(scenario) === undefined);
      if (unknown) throw malformed('scenario');
      db().outages = body.outages;
      return { outages: db().outages };
    },

    calls: () => ({ calls: db().calls }),
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
            ...pick(coupon, ['code', 'serviceType', 'usesPerPerson']),
            terms: coupon.terms[language],
            usesLeft,
            endsAt: isoTime(end),
            state: getState(usesLeft, end),
          };
        }),
      };
    },

    ledger,
  }),
};
