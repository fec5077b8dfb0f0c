import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { CHANGE_REFUSALS, changePending, INSTANCE_ERROR } from '../instance/instanceMachine';
import { refusal } from '../requestError';
import { choicesQuery } from '../schemas';
import { orderListSchema, orderSchema } from './order';
import {
  ORDER_ERROR as E,
  handOverPending,
  ORDER_REFUSALS,
  refundAmountChanged,
  refundPending,
  SELECTION_REFUSALS,
} from './orderError';
import { orderQuery } from './orderGroups';
import { ORDER_STATUSES } from './orderMachine';
import { cancelPayloadSchema, orderPayloadSchema, payPayloadSchema } from './orderPayload';
import { quotePayloadSchema, quoteSchema } from './quote';
import { refundPayloadSchema } from './refund';

/** The order in its current state. */
export const transitionRefused = refusal(E.transitionRefused, v.nullish(orderSchema));

/** Quote, order, payment and after-sales. */
export const orderEndpoints = {
  quote: endpoint('POST order/quote', {
    access: 'optional',
    body: quotePayloadSchema,
    result: quoteSchema,
    refusals: [...SELECTION_REFUSALS, ...CHANGE_REFUSALS],
  }),
  place: endpoint('POST order', {
    body: orderPayloadSchema,
    result: orderSchema,
    refusals: [...SELECTION_REFUSALS, ...ORDER_REFUSALS, ...CHANGE_REFUSALS],
  }),
  list: endpoint('GET order/list', {
    query: v.object({
      ...v.omit(orderQuery.schema, ['tab']).entries,
      /** Only orders with these statuses. */
      status: choicesQuery(ORDER_STATUSES),
    }),
    result: orderListSchema,
  }),
  get: endpoint('GET order/:orderId', { result: orderSchema, refusals: [NOT_FOUND] }),
  /** The order that was placed, paid or requested to be refunded with a key; null when nothing was done with it. */
  byKey: endpoint('GET order/byKey/:key', { result: v.object({ order: v.nullable(orderSchema) }) }),
  pay: endpoint('POST order/:orderId/pay', {
    body: payPayloadSchema,
    result: orderSchema,
    refusals: [transitionRefused, E.balanceInsufficient, refundPending, INSTANCE_ERROR.proofRequired],
  }),
  closePayment: endpoint('POST order/:orderId/pay/close', { result: orderSchema }),
  cancel: endpoint('POST order/:orderId/cancel', {
    body: cancelPayloadSchema,
    result: orderSchema,
    refusals: [transitionRefused],
  }),
  /** Moves the deadline of an unpaid order once (paymentTime.ts). */
  extendPayment: endpoint('POST order/:orderId/extend', {
    result: orderSchema,
    refusals: [transitionRefused],
  }),
  /** Refunds an order with the later ones of its service; one whose setup failed at once, others after a review. */
  requestRefund: endpoint('POST order/:orderId/refund', {
    body: refundPayloadSchema,
    result: orderSchema,
    refusals: [
      transitionRefused,
      E.nothingRefundable,
      refundPending,
      handOverPending,
      refundAmountChanged,
      changePending,
    ],
  }),
  withdrawRefund: endpoint('POST order/:orderId/refund/withdraw', {
    result: orderSchema,
    refusals: [transitionRefused],
  }),
  accept: endpoint('POST order/:orderId/accept', {
    result: orderSchema,
    refusals: [transitionRefused],
  }),
};
