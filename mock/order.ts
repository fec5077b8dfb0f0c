import { cancelPayloadSchema, orderPayloadSchema, payPayloadSchema } from '../src/domain/order/order';
import { quotePayloadSchema } from '../src/domain/order/quote';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { endpoint } from './lib/endpoint';
import { orderAnswer, summaryAnswer } from './lib/orders/answers';
import { findOrders } from './lib/orders/listing';
import { ownOrder, settledOrders } from './lib/orders/ownOrders';
import { closePayment, pay } from './lib/orders/paying';
import { placeOrder } from './lib/orders/placing';
import { makeQuote } from './lib/orders/quotes';
import { transitionRefused } from './lib/orders/refusals';
import { askedOrderReply, askedPaymentOutcome, noReply } from './lib/orders/scenarios';
import { settleOrder } from './lib/orders/settle';
import { step } from './lib/orders/step';
import { pageOf } from './lib/paging';

export default {
  'POST /api/v1/order/quote': endpoint((call) => {
    const userId = call.user?.userId;
    if (userId !== undefined) settledOrders(userId);
    return makeQuote(db(), call.body(quotePayloadSchema), { at: now(), language: call.language, userId });
  }),

  'POST /api/v1/order': endpoint(
    (call) => {
      const payload = call.body(orderPayloadSchema);
      settledOrders(call.user.userId);
      const at = now();
      const { order, isNew } = placeOrder(db(), call.user, payload, {
        at,
        provisioning: db().paymentSettings.provisioning,
      });
      return isNew && askedOrderReply(call) === 'timeout'
        ? noReply()
        : orderAnswer(order, { at, language: call.language });
    },
    { auth: true },
  ),

  'GET /api/v1/order/list': endpoint(
    (call) => {
      const at = now();
      const { found, counts } = findOrders(settledOrders(call.user.userId), call, at);
      const { list, ...page } = pageOf(found, call.query);
      return {
        list: list.map((order) => summaryAnswer(order, call)),
        ...page,
        counts,
        serverTime: isoTime(at),
      };
    },
    { auth: true },
  ),

  'GET /api/v1/order/:orderId': endpoint(
    (call) =>
      orderAnswer(ownOrder(call.user.userId, call.params.orderId), { at: now(), language: call.language }),
    { auth: true },
  ),

  'POST /api/v1/order/:orderId/pay': endpoint(
    (call) => {
      const payload = call.body(payPayloadSchema);
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      const { settleAfterMs } = db().paymentSettings;
      const outcome = askedPaymentOutcome(call);
      const { language } = call;
      const isNew = pay(order, call.user, payload, { at, outcome, settleAfterMs, language });
      settleOrder(db(), order, at);
      return isNew && outcome === 'timeout' ? noReply() : orderAnswer(order, { at, language });
    },
    { auth: true },
  ),

  'POST /api/v1/order/:orderId/pay/close': endpoint(
    (call) => {
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      closePayment(order, at);
      return orderAnswer(order, { at, language: call.language });
    },
    { auth: true },
  ),

  'POST /api/v1/order/:orderId/cancel': endpoint(
    (call) => {
      const { reason } = call.body(cancelPayloadSchema);
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      const { language } = call;
      if (order.status === 'cancelled') return orderAnswer(order, { at, language });
      if (!step(order, 'cancel', 'buyer', { at }))
        throw transitionRefused(orderAnswer(order, { at, language }));
      order.cancelReason = reason;
      order.finishedAt = at;
      return orderAnswer(order, { at, language });
    },
    { auth: true },
  ),
};
