import { accountingYear } from '../src/domain/calendar';
import { orderEndpoints } from '../src/domain/order/endpoints';
import { isArchived, type OldOrderSummary, oldOrderEndpoints } from '../src/domain/order/oldOrder';
import { ORDER_STATUSES, type OrderStatus } from '../src/domain/order/orderMachine';
import type { CallOf, SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';
import { getArchive, oldOrderView } from './lib/orders/oldOrders';
import { closePayment, extendPayment, pay } from './lib/orders/paying';
import { placeOrder } from './lib/orders/placing';
import { makeQuote } from './lib/orders/pricing';
import type { OrderRecord } from './lib/orders/records';
import { acceptDelivery, requestRefund, withdrawRefund } from './lib/orders/refunding';
import { transitionRefused } from './lib/orders/refusals';
import { settleOrder } from './lib/orders/settle';
import { applyTransition } from './lib/orders/transitions';
import { orderSummary, orderView, withOrder } from './lib/orderView';
import { timeFilter, toPage } from './lib/paging';
import { countRows, getRow } from './lib/rows';
import { noReply, requestedOrderReply, requestedPaymentOutcome } from './lib/scenarios';
import { settledOrders } from './lib/settledOrders';
import { mentions } from './lib/text';

/** The orders that match a list query, newest first, and the number of matches per status regardless of `status`. */
function findOrders(
  orders: readonly OrderRecord[],
  query: CallOf<typeof orderEndpoints.list>['query'],
  at: number,
): { found: OrderRecord[]; counts: Record<OrderStatus, number> } {
  const isInTime = timeFilter(query);
  const matches = mentions(query.keyword);
  const matching = orders
    .filter((order) => !isArchived(order, at))
    .filter(({ createdAt }) => isInTime(createdAt))
    .filter(({ orderId, service, purchaseOrderNumber }) =>
      matches([service.title], orderId, purchaseOrderNumber),
    );
  const counts = countRows(matching, ORDER_STATUSES, ({ status }, name) => status === name);
  const { status: statuses = [] } = query;
  const found = matching
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .sort((a, b) => b.createdAt - a.createdAt || b.orderId.localeCompare(a.orderId));
  return { found, counts };
}

/** Whether an order was placed, paid or requested to be refunded with this key. */
const usedKey = ({ idempotencyKey, payments, refunds = [] }: OrderRecord, key: string): boolean =>
  [{ idempotencyKey }, ...payments, ...refunds].some((done) => done.idempotencyKey === key);

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
      const { found, counts } = findOrders(settledOrders(call.user.userId), call.query, at);
      const page = toPage(found, call.query, (order) => orderSummary(order, call.language));
      return { ...page, counts, serverTime: isoTime(at) };
    },

    get: withOrder(() => {}),

    byKey: ({ user, params, language }) => {
      const order = settledOrders(user.userId).find((own) => usedKey(own, params.key));
      return { order: order ? orderView(order, { at: now(), language }) : null };
    },

    pay: withOrder((order, call, at) => {
      const { settleAfterMs } = db().paymentSettings;
      const outcome = requestedPaymentOutcome(call);
      const isNew = pay(db(), order, call.user, call.body, {
        ...{ at, outcome, settleAfterMs },
        requireProof: () => requireProof(call.session),
      });
      settleOrder(db(), order, at);
      return isNew && outcome === 'timeout' ? 'noReply' : undefined;
    }),

    closePayment: withOrder((order, _call, at) => closePayment(db(), order, at)),

    cancel: withOrder((order, { body }, at) => {
      if (order.status === 'cancelled') return;
      if (!applyTransition(order, 'cancel', 'buyer', { at })) throw transitionRefused();
      order.cancelReason = body.reason;
      order.finishedAt = at;
    }),

    extendPayment: withOrder((order, _call, at) => extendPayment(order, at)),

    requestRefund: withOrder((order, { body }, at) => {
      const { refund, refundAfterMs } = db().paymentSettings;
      requestRefund(db(), order, body, { at, refund, refundAfterMs });
      settledOrders(order.userId);
    }),

    withdrawRefund: withOrder((order, _call, at) => withdrawRefund(db(), order, at)),

    accept: withOrder((order, _call, at) => acceptDelivery(order, at)),
  }),

  ...handlers(oldOrderEndpoints, {
    list: (call) => {
      const { keyword, year } = call.query;
      const matches = mentions(keyword);
      const matching = getOwnArchive(call).filter(({ orderId, service, plan, purchaseOrderNumber }) =>
        matches([service, plan], orderId, purchaseOrderNumber),
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
      const text = { zh: '没有找到该历史订单。', en: 'There is no such order in the archive.' };
      return oldOrderView(getRow(getOwnArchive(call), call.params, text), call.language);
    },
  }),
};
