import { orderEndpoints } from '../src/domain/order/endpoints';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { orderAnswer, summaryAnswer } from './lib/orders/answers';
import { requestInvoice } from './lib/orders/invoices';
import { findOrders } from './lib/orders/listing';
import { ownOrder, settledOrders } from './lib/orders/ownOrders';
import { closePayment, pay } from './lib/orders/paying';
import { placeOrder } from './lib/orders/placing';
import { makeQuote } from './lib/orders/quotes';
import { requestRefund, withdrawRefund } from './lib/orders/refunding';
import { invoiceRefused, transitionRefused } from './lib/orders/refusals';
import { noReply, requestedOrderReply, requestedPaymentOutcome } from './lib/orders/scenarios';
import { settleOrder } from './lib/orders/settle';
import { step } from './lib/orders/step';
import { toPage } from './lib/paging';

export default handlers(orderEndpoints, {
  quote: ({ user, body, language }) => {
    const userId = user?.userId;
    if (userId !== undefined) settledOrders(userId);
    return makeQuote(db(), body, { at: now(), language, userId });
  },

  place: (call) => {
    settledOrders(call.user.userId);
    const at = now();
    const { order, isNew } = placeOrder(db(), call.user, call.body, {
      at,
      provisioning: db().paymentSettings.provisioning,
    });
    return isNew && requestedOrderReply(call) === 'timeout'
      ? noReply()
      : orderAnswer(order, { at, language: call.language });
  },

  list: (call) => {
    const at = now();
    const { found, counts } = findOrders(settledOrders(call.user.userId), call, at);
    const { list, ...page } = toPage(found, call.query);
    return {
      list: list.map((order) => summaryAnswer(order, call)),
      ...page,
      counts,
      serverTime: isoTime(at),
    };
  },

  get: ({ user, params, language }) =>
    orderAnswer(ownOrder(user.userId, params.orderId), { at: now(), language }),

  pay: (call) => {
    const { user, params, body, language } = call;
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    const { settleAfterMs } = db().paymentSettings;
    const outcome = requestedPaymentOutcome(call);
    const isNew = pay(order, user, body, { at, outcome, settleAfterMs, language });
    settleOrder(db(), order, at);
    return isNew && outcome === 'timeout' ? noReply() : orderAnswer(order, { at, language });
  },

  closePayment: ({ user, params, language }) => {
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    closePayment(order, at);
    return orderAnswer(order, { at, language });
  },

  cancel: ({ user, params, body, language }) => {
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    if (order.status === 'cancelled') return orderAnswer(order, { at, language });
    if (!step(order, 'cancel', 'buyer', { at }))
      throw transitionRefused(orderAnswer(order, { at, language }));
    order.cancelReason = body.reason;
    order.finishedAt = at;
    return orderAnswer(order, { at, language });
  },

  requestRefund: ({ user, params, body, language }) => {
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    const { refund, refundAfterMs } = db().paymentSettings;
    requestRefund(order, body, { at, refund, refundAfterMs, language });
    settleOrder(db(), order, at);
    return orderAnswer(order, { at, language });
  },

  withdrawRefund: ({ user, params, language }) => {
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    withdrawRefund(order, { at, language });
    return orderAnswer(order, { at, language });
  },

  requestInvoice: ({ user, params, body, language }) => {
    const order = ownOrder(user.userId, params.orderId);
    const at = now();
    if (!requestInvoice(order, body, at)) throw invoiceRefused(orderAnswer(order, { at, language }));
    return orderAnswer(order, { at, language });
  },
});
