import type { InferInput } from 'valibot';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { InvoicePayload } from '@/domain/order/invoice';
import { oldOrderEndpoints } from '@/domain/order/oldOrder';
import type { CancelReason, OrderPayload, OrderQuery, PayPayload } from '@/domain/order/order';
import type { quotePayloadSchema } from '@/domain/order/quote';
import type { RefundPayload } from '@/domain/order/refund';
import { withReceivedAt } from '@/domain/serverClock';
import { ANSWER_TIMEOUT_MS, type CallOptions, call } from './call';

/**
 * What a selection costs, line by line. Open to visitors; `personal` for what it costs the person signed in, whose coupon may
 * be spent. Throws a `RequestError` whose code is of `ORDER_ERROR`.
 */
export async function fetchQuote(
  body: InferInput<typeof quotePayloadSchema>,
  { personal = false, ...options }: CallOptions & { personal?: boolean } = {},
) {
  return withReceivedAt(await call(orderEndpoints.quote, { body }, { ...options, skipAuth: !personal }));
}

/**
 * Places an order; sent again with the same key it answers the same order. Throws a `RequestError`; after `timeout` or
 * `network` nobody knows whether there is an order, and sending the same again is how to find out.
 */
export async function placeOrder(body: OrderPayload) {
  return withReceivedAt(await call(orderEndpoints.place, { body }, { timeout: ANSWER_TIMEOUT_MS }));
}

/** One page of the person's orders, newest first. */
export async function listOrders(query: OrderQuery, options?: CallOptions) {
  return withReceivedAt(await call(orderEndpoints.list, { query }, options));
}

/** One order as it is now. `silent` for polling. Throws a `RequestError`; code 404 when the person has no such order. */
export async function fetchOrder(orderId: string, options?: CallOptions) {
  return withReceivedAt(await call(orderEndpoints.get, { params: { orderId } }, options));
}

/** Starts a payment; sent again with the same key it answers the same payment. Throws a `RequestError`. */
export async function payOrder(orderId: string, body: PayPayload) {
  const options = { timeout: ANSWER_TIMEOUT_MS };
  return withReceivedAt(await call(orderEndpoints.pay, { params: { orderId }, body }, options));
}

/** Gives the running payment up in order to pay another way; the answer tells when it had gone through after all. */
export async function closePayment(orderId: string) {
  return withReceivedAt(await call(orderEndpoints.closePayment, { params: { orderId } }));
}

/** Cancels an unpaid order. Throws a `RequestError`, `ORDER_ERROR.transitionRefused` when it is too late. */
export async function cancelOrder(orderId: string, reason: CancelReason) {
  return withReceivedAt(await call(orderEndpoints.cancel, { params: { orderId }, body: { reason } }));
}

/**
 * Asks for a refund; sent again with the same key it answers the same request. Throws a `RequestError`,
 * `ORDER_ERROR.transitionRefused` or `nothingRefundable` when there is none to be had.
 */
export async function requestRefund(orderId: string, body: RefundPayload) {
  const options = { timeout: ANSWER_TIMEOUT_MS };
  return withReceivedAt(await call(orderEndpoints.requestRefund, { params: { orderId }, body }, options));
}

/** Takes the request for a refund back. Throws a `RequestError`, `ORDER_ERROR.transitionRefused` when it is too late. */
export async function withdrawRefund(orderId: string) {
  return withReceivedAt(await call(orderEndpoints.withdrawRefund, { params: { orderId } }));
}

/** Asks for an invoice. Throws a `RequestError`, `ORDER_ERROR.invoiceRefused` when there is one already. */
export async function requestInvoice(orderId: string, body: InvoicePayload) {
  return withReceivedAt(await call(orderEndpoints.requestInvoice, { params: { orderId }, body }));
}

/** One page of the person's archive, newest first; `year` is that of the order. Throws a `RequestError`. */
export function listOldOrders(
  query: { keyword?: string; year?: string; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(oldOrderEndpoints.list, { query }, options);
}

/** One order of the archive. Throws a `RequestError`; code 404 when the person has no such order there. */
export function fetchOldOrder(orderId: string, options?: CallOptions) {
  return call(oldOrderEndpoints.get, { params: { orderId } }, options);
}
