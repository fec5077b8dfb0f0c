import type { InferInput } from 'valibot';
import { orderEndpoints } from '@/domain/order/endpoints';
import { oldOrderEndpoints } from '@/domain/order/oldOrder';
import type { CancelReason } from '@/domain/order/order';
import type { quotePayloadSchema } from '@/domain/order/quote';
import { type CallOptions, call, findByKey, service } from './call';
import { write } from './write';

/** Returns the quote of a selection. Open to visitors; `personal` considers the user's used coupons. */
export const fetchQuote = (
  body: InferInput<typeof quotePayloadSchema>,
  { personal = false, ...options }: CallOptions & { personal?: boolean } = {},
) => call(orderEndpoints.quote, { body }, { ...options, skipAuth: !personal });

/** Places an order. Idempotent by key. */
export const placeOrder = service(orderEndpoints.place, write);

/** Newest first. */
export const listOrders = service(orderEndpoints.list);

/** `silent` for polling. */
export const fetchOrder = service(orderEndpoints.get);

/** Returns the order that was placed, renewed, upgraded, paid or requested to be refunded with a key, if any. Silent. */
export const findOrderByKey = findByKey(orderEndpoints.byKey);

/** Starts a payment. Idempotent by key. */
export const payOrder = service(orderEndpoints.pay, write);

/** Closes the current payment to pay another way. The returned order may be paid already. */
export const closePayment = service(orderEndpoints.closePayment);

/** Cancels an unpaid order. */
export const cancelOrder = (orderId: string, reason: CancelReason) =>
  call(orderEndpoints.cancel, { params: { orderId }, body: { reason } });

/** Extends the time to pay once. */
export const extendPayment = service(orderEndpoints.extendPayment, write);

/** Requests a refund. Idempotent by key. */
export const requestRefund = service(orderEndpoints.requestRefund, write);

/** Withdraws a refund request. */
export const withdrawRefund = service(orderEndpoints.withdrawRefund);

/** Accepts a delivery. */
export const acceptDelivery = service(orderEndpoints.accept);

/** Returns one page of archived orders, newest first. */
export const listOldOrders = service(oldOrderEndpoints.list);

export const fetchOldOrder = service(oldOrderEndpoints.get);
