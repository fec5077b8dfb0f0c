import { accountingYear } from '../src/domain/calendar';
import { orderEndpoints } from '../src/domain/order/endpoints';
import { isArchived, type OldOrderSummary, oldOrderEndpoints } from '../src/domain/order/oldOrder';
import { ORDER_STATUSES, type OrderStatus } from '../src/domain/order/orderMachine';
import type { Call, SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { getArchive, oldOrderView } from './lib/orders/oldOrders';
import { orderSummary, orderView } from './lib/orders/orderViews';
import { getOwnOrder, settledOrders } from './lib/orders/ownOrders';
import { closePayment, pay } from './lib/orders/paying';
import { placeOrder } from './lib/orders/placing';
import { makeQuote } from './lib/orders/pricing';
import type { OrderRecord } from './lib/orders/records';
import { acceptDelivery, requestRefund, withdrawRefund } from './lib/orders/refunding';
import { transitionRefused } from './lib/orders/refusals';
import { settleOrder } from './lib/orders/settle';
import { applyTransition } from './lib/orders/transitions';
import { toPage } from './lib/paging';
import { noReply, requestedOrderReply, requestedPaymentOutcome } from './lib/scenarios';
import { mentions } from './lib/text';

const toMoment = (text: string | undefined, fallback: number) => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? fallback : at;
};

/** The orders that match a list query, newest first, and the number of matches per status regardless of `status`. */
function findOrders(
  orders: readonly OrderRecord[],
  { query, queryAll }: Pick<Call, 'query' | 'queryAll'>,
  at: number,
): { found: OrderRecord[]; counts: Record<OrderStatus, number> } {
  const from = toMoment(query('from'), Number.NEGATIVE_INFINITY);
  const to = toMoment(query('to'), Number.POSITIVE_INFINITY);
  const matching = orders
    .filter((order) => !isArchived(order, at))
    .filter(({ createdAt }) => createdAt >= from && createdAt < to)
    .filter(({ orderId, service }) => mentions([orderId, service.title], query('keyword')));
  const counts = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, matching.filter((order) => order.status === status).length]),
  ) as Record<OrderStatus, number>;
  const statuses = queryAll('status');
  const found = matching
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .sort((a, b) => b.createdAt - a.createdAt || b.orderId.localeCompare(a.orderId));
  return { found, counts };
}

/** Whether an order was placed, paid or requested to be refunded with this key. */
const usedKey = ({ idempotencyKey, payments, refunds = [] }: OrderRecord, key: string): boolean =>
  [{ idempotencyKey }, ...payments, ...refunds].some((done) => done.idempotencyKey === key);

type OrderCall = Pick<SignedInCall, 'user' | 'language'> & { params: { orderId: string } };

/** Acts on one of the caller's own orders and returns its view. */
const withOrder =
  <C extends OrderCall>(act: (order: OrderRecord, call: C, at: number) => void) =>
  (call: C) => {
    const order = getOwnOrder(call.user.userId, call.params.orderId);
    const at = now();
    act(order, call, at);
    return orderView(order, { at, language: call.language });
  };

const getOwnArchive = ({ user }: Pick<SignedInCall, 'user'>) =>
  getArchive(db(), user, settledOrders(user.userId), now());

/** The accounting year in which an order was created. */
const getYear = ({ createdAt }: { createdAt: number }) => accountingYear(createdAt);

export default {
  ...handlers(orderEndpoints, {
    quote: ({ user, body, language }) => {
      const userId = user?.userId;
      if (userId !== undefined) settledOrders(userId);
      return makeQuote(db(), body, { at: now(), language, userId });
    },

    place: (call) => {
      settledOrders(call.user.userId);
      const at = now();
      const { provisioning } = db().paymentSettings;
      const { order, isNew } = placeOrder(db(), call.user, call.body, { at, provisioning });
      return isNew && requestedOrderReply(call) === 'timeout'
        ? noReply()
        : orderView(order, { at, language: call.language });
    },

    list: (call) => {
      const at = now();
      const { found, counts } = findOrders(settledOrders(call.user.userId), call, at);
      const page = toPage(found, call.query, (order) => orderSummary(order, call.language));
      return { ...page, counts, serverTime: isoTime(at) };
    },

    get: withOrder(() => {}),

    byKey: ({ user, params, language }) => {
      const order = settledOrders(user.userId).find((own) => usedKey(own, params.key));
      return { order: order ? orderView(order, { at: now(), language }) : null };
    },

    pay: (call) => {
      const { user, params, body, language } = call;
      const order = getOwnOrder(user.userId, params.orderId);
      const at = now();
      const { settleAfterMs } = db().paymentSettings;
      const outcome = requestedPaymentOutcome(call);
      const isNew = pay(order, user, body, { at, outcome, settleAfterMs, language });
      settleOrder(db(), order, at);
      return isNew && outcome === 'timeout' ? noReply() : orderView(order, { at, language });
    },

    closePayment: withOrder((order, _call, at) => closePayment(order, at)),

    cancel: withOrder((order, { body, language }, at) => {
      if (order.status === 'cancelled') return;
      if (!applyTransition(order, 'cancel', 'buyer', { at }))
        throw transitionRefused(orderView(order, { at, language }));
      order.cancelReason = body.reason;
      order.finishedAt = at;
    }),

    requestRefund: withOrder((order, { body, language }, at) => {
      const { refund, refundAfterMs } = db().paymentSettings;
      requestRefund(db(), order, body, { at, refund, refundAfterMs, language });
      settledOrders(order.userId);
    }),

    withdrawRefund: withOrder((order, { language }, at) => withdrawRefund(db(), order, { at, language })),

    accept: withOrder((order, { language }, at) => acceptDelivery(order, { at, language })),
  }),

  ...handlers(oldOrderEndpoints, {
    list: (call) => {
      const year = call.query('year');
      const matching = getOwnArchive(call).filter(({ orderId, service, plan }) =>
        mentions([orderId, service, plan], call.query('keyword')),
      );
      const years = [...new Set(matching.map(getYear))].sort((a, b) => b - a);
      const found = matching.filter((order) => year === undefined || String(getYear(order)) === year);
      return {
        ...toPage(found, call.query, (record): OldOrderSummary => {
          const { orderId, serviceTitle, planName, status, origin, amount, createdAt, finishedAt } =
            oldOrderView(record, call.language);
          return { orderId, serviceTitle, planName, status, origin, amount, createdAt, finishedAt };
        }),
        years: years.map((each) => ({
          year: each,
          count: matching.filter((order) => getYear(order) === each).length,
        })),
      };
    },

    get: (call) => {
      const record = getOwnArchive(call).find(({ orderId }) => orderId === call.params.orderId);
      const text = { zh: '没有找到该历史订单。', en: 'There is no such order in the archive.' };
      return oldOrderView(getOrThrow(record, text), call.language);
    },
  }),
};
