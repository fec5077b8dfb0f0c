import { request } from '@umijs/max';
import type { InferInput } from 'valibot';
import type { InvoicePayload } from '@/domain/order/invoice';
import {
  type CancelReason,
  type OrderPayload,
  type OrderQuery,
  orderListSchema,
  orderSchema,
  type PayPayload,
} from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type quotePayloadSchema, quoteSchema } from '@/domain/order/quote';
import type { RefundPayload } from '@/domain/order/refund';
import { noteArrival } from '@/domain/serverClock';

/** What the pages before the order show beside its cause instead of as a popup. */
const REFUSALS = Object.values(ORDER_ERROR);
/** Milliseconds after which nobody should go on waiting for the answer: what became of the call is asked for instead. */
const ANSWER_TIMEOUT_MS = 15_000;
const address = (orderId: string) => `order/${encodeURIComponent(orderId)}`;

interface OrderCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
  silent?: boolean;
}

/**
 * What a selection costs, line by line. Open to visitors; `personal` for what it costs the person signed in, whose coupon may
 * be spent. Throws a `RequestError` whose code is of `ORDER_ERROR`.
 */
export async function fetchQuote(
  data: InferInput<typeof quotePayloadSchema>,
  { signal, personal = false }: OrderCallOptions & { personal?: boolean } = {},
) {
  return noteArrival(
    await request('order/quote', {
      method: 'post',
      data,
      skipAuth: !personal,
      schema: quoteSchema,
      handledCodes: REFUSALS,
      signal,
    }),
  );
}

/**
 * Places an order; sent again with the same key it answers the same order. Throws a `RequestError`; after `timeout` or
 * `network` nobody knows whether there is an order, and sending the same again is how to find out.
 */
export async function placeOrder(data: OrderPayload) {
  return noteArrival(
    await request('order', {
      method: 'post',
      data,
      schema: orderSchema,
      handledCodes: REFUSALS,
      timeout: ANSWER_TIMEOUT_MS,
    }),
  );
}

/** One page of the person's orders, newest first. */
export async function listOrders(query: OrderQuery, { signal, silent }: OrderCallOptions = {}) {
  return noteArrival(
    await request('order/list', { params: { ...query }, schema: orderListSchema, signal, silent }),
  );
}

/** One order as it is now. `silent` for polling. Throws a `RequestError`; code 404 when the person has no such order. */
export async function fetchOrder(orderId: string, { signal, silent }: OrderCallOptions = {}) {
  return noteArrival(
    await request(address(orderId), { schema: orderSchema, handledCodes: [404], signal, silent }),
  );
}

/** Starts a payment; sent again with the same key it answers the same payment. Throws a `RequestError`. */
export async function payOrder(orderId: string, data: PayPayload) {
  return noteArrival(
    await request(`${address(orderId)}/pay`, {
      method: 'post',
      data,
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.transitionRefused, ORDER_ERROR.balanceInsufficient],
      timeout: ANSWER_TIMEOUT_MS,
    }),
  );
}

/** Gives the running payment up in order to pay another way; the answer tells when it had gone through after all. */
export async function closePayment(orderId: string) {
  return noteArrival(
    await request(`${address(orderId)}/pay/close`, {
      method: 'post',
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.transitionRefused],
    }),
  );
}

/** Cancels an unpaid order. Throws a `RequestError`, `ORDER_ERROR.transitionRefused` when it is too late. */
export async function cancelOrder(orderId: string, reason: CancelReason) {
  return noteArrival(
    await request(`${address(orderId)}/cancel`, {
      method: 'post',
      data: { reason },
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.transitionRefused],
    }),
  );
}

/**
 * Asks for a refund; sent again with the same key it answers the same request. Throws a `RequestError`,
 * `ORDER_ERROR.transitionRefused` or `nothingRefundable` when there is none to be had.
 */
export async function requestRefund(orderId: string, data: RefundPayload) {
  return noteArrival(
    await request(`${address(orderId)}/refund`, {
      method: 'post',
      data,
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.transitionRefused, ORDER_ERROR.nothingRefundable],
      timeout: ANSWER_TIMEOUT_MS,
    }),
  );
}

/** Takes the request for a refund back. Throws a `RequestError`, `ORDER_ERROR.transitionRefused` when it is too late. */
export async function withdrawRefund(orderId: string) {
  return noteArrival(
    await request(`${address(orderId)}/refund/withdraw`, {
      method: 'post',
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.transitionRefused],
    }),
  );
}

/** Asks for an invoice. Throws a `RequestError`, `ORDER_ERROR.invoiceRefused` when there is one already. */
export async function requestInvoice(orderId: string, data: InvoicePayload) {
  return noteArrival(
    await request(`${address(orderId)}/invoice`, {
      method: 'post',
      data,
      schema: orderSchema,
      handledCodes: [ORDER_ERROR.invoiceRefused],
    }),
  );
}
