import type { InferInput } from 'valibot';
import type { Query } from '@/domain/endpoint';
import { orderEndpoints } from '@/domain/order/endpoints';
import { oldOrderEndpoints } from '@/domain/order/oldOrder';
import type { CancelReason } from '@/domain/order/order';
import type { OrderPayload, PayPayload } from '@/domain/order/orderPayload';
import type { quotePayloadSchema } from '@/domain/order/quote';
import type { RefundPayload } from '@/domain/order/refund';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/**
 * Returns the quote of a selection. Open to visitors; `personal` considers the user's used coupons. Throws a `RequestError`
 * with a code of `ORDER_ERROR`.
 */
export async function fetchQuote(
  body: InferInput<typeof quotePayloadSchema>,
  { personal = false, ...options }: CallOptions & { personal?: boolean } = {},
) {
  return withReceivedAt(await call(orderEndpoints.quote, { body }, { ...options, skipAuth: !personal }));
}

/**
 * Places an order. Idempotent by key. Throws a `RequestError`.
 */
export async function placeOrder(body: OrderPayload) {
  return withReceivedAt(await call(orderEndpoints.place, { body }, { timeout: WRITE_TIMEOUT_MS }));
}

/** Newest first. */
export async function listOrders(query: Query<typeof orderEndpoints.list>, options?: CallOptions) {
  return withReceivedAt(await call(orderEndpoints.list, { query }, options));
}

/** `silent` for polling. Throws a `RequestError`; code 404 when the user has no such order. */
export async function fetchOrder(orderId: string, options?: CallOptions) {
  return withReceivedAt(await call(orderEndpoints.get, { params: { orderId } }, options));
}

/**
 * Returns the order that was placed, renewed, upgraded, paid or requested to be refunded with a key, if any. Silent. Throws a
 * `RequestError`.
 */
export async function findOrderByKey(key: string) {
  const options = { silent: true, timeout: WRITE_TIMEOUT_MS };
  const { order } = await call(orderEndpoints.byKey, { params: { key } }, options);
  return order ? withReceivedAt(order) : undefined;
}

/** Starts a payment. Idempotent by key. Throws a `RequestError`. */
export async function payOrder(orderId: string, body: PayPayload) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return withReceivedAt(await call(orderEndpoints.pay, { params: { orderId }, body }, options));
}

/** Closes the current payment to pay another way. The returned order may be paid already. */
export async function closePayment(orderId: string) {
  return withReceivedAt(await call(orderEndpoints.closePayment, { params: { orderId } }));
}

/** Cancels an unpaid order. Throws a `RequestError`; `ORDER_ERROR.transitionRefused` when it is too late. */
export async function cancelOrder(orderId: string, reason: CancelReason) {
  return withReceivedAt(await call(orderEndpoints.cancel, { params: { orderId }, body: { reason } }));
}

/** Extends the time to pay once. Throws a `RequestError`; `ORDER_ERROR.transitionRefused` when it is too late or was done. */
export async function extendPayment(orderId: string) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return withReceivedAt(await call(orderEndpoints.extendPayment, { params: { orderId } }, options));
}

/**
 * Requests a refund. Idempotent by key. Throws a `RequestError`; `ORDER_ERROR.transitionRefused` or `nothingRefundable` when
 * there is none.
 */
export async function requestRefund(orderId: string, body: RefundPayload) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return withReceivedAt(await call(orderEndpoints.requestRefund, { params: { orderId }, body }, options));
}

/** Withdraws a refund request. Throws a `RequestError`; `ORDER_ERROR.transitionRefused` when it is too late. */
export async function withdrawRefund(orderId: string) {
  return withReceivedAt(await call(orderEndpoints.withdrawRefund, { params: { orderId } }));
}

/** Accepts a delivery. Throws a `RequestError`; `ORDER_ERROR.transitionRefused` when there is none to accept. */
export async function acceptDelivery(orderId: string) {
  return withReceivedAt(await call(orderEndpoints.accept, { params: { orderId } }));
}

/** Returns one page of archived orders, newest first. Throws a `RequestError`. */
export function listOldOrders(query: Query<typeof oldOrderEndpoints.list>, options?: CallOptions) {
  return call(oldOrderEndpoints.list, { query }, options);
}

/** Throws a `RequestError`; code 404 when the user has no such order. */
export function fetchOldOrder(orderId: string, options?: CallOptions) {
  return call(oldOrderEndpoints.get, { params: { orderId } }, options);
}
