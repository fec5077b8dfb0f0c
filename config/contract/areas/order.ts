import * as v from 'valibot';
import { invoicePayloadSchema } from '../../../src/domain/order/invoice';
import { oldOrderListSchema, oldOrderSchema } from '../../../src/domain/order/oldOrder';
import {
  cancelPayloadSchema,
  orderListSchema,
  orderPayloadSchema,
  orderSchema,
  payPayloadSchema,
} from '../../../src/domain/order/order';
import { ORDER_ERROR as E } from '../../../src/domain/order/orderError';
import { ORDER_STATUSES } from '../../../src/domain/order/orderMachine';
import { quotePayloadSchema, quoteSchema } from '../../../src/domain/order/quote';
import { refundPayloadSchema } from '../../../src/domain/order/refund';
import type { EndpointTable } from '../endpoint';
import { choicesQuery, momentQuery, paging, textQuery } from '../query';
import { CHANGE_REFUSALS, IDEMPOTENCY_KEY, ORDER_REFUSALS, SELECTION_REFUSALS } from './refusals';

const selection = {
  serviceId: 'no-service-of-that-name',
  skuCode: 'basic',
  specs: {},
  period: { unit: 'month', count: 1 },
  quantity: 1,
};

/** Buying: what it costs, the order, its payment, and what may come afterwards (domain.md "Order"). */
export const ORDER_ENDPOINTS: EndpointTable = {
  'POST order/quote': {
    summary: 'What a selection costs, line by line; with a token what it costs this person.',
    auth: 'optional',
    safe: true,
    body: quotePayloadSchema,
    example: selection,
    result: quoteSchema,
    errors: [...SELECTION_REFUSALS, ...CHANGE_REFUSALS],
  },
  'POST order': {
    summary:
      'Places an order. The same idempotency key with the same content answers the same order, however often it is sent.',
    body: orderPayloadSchema,
    example: {
      ...selection,
      quoteId: 'no-quote-of-that-name',
      payableAmount: 128_000,
      buyerRemark: '',
      consents: [{ code: 'blockserveterms', version: '1.0' }],
      idempotencyKey: IDEMPOTENCY_KEY,
    },
    result: orderSchema,
    errors: [...SELECTION_REFUSALS, ...ORDER_REFUSALS],
  },
  'GET order/list': {
    summary: 'The person’s orders, newest first, with the count of each status.',
    query: v.object({
      status: choicesQuery(ORDER_STATUSES),
      keyword: textQuery,
      from: momentQuery,
      to: momentQuery,
      ...paging,
    }),
    result: orderListSchema,
  },
  'GET order/{orderId}': { summary: 'One order as it is now.', result: orderSchema },
  'POST order/{orderId}/pay': {
    summary: 'Starts a payment; the same idempotency key answers the same payment.',
    body: payPayloadSchema,
    example: { channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    result: orderSchema,
    errors: [E.transitionRefused, E.balanceInsufficient],
  },
  'POST order/{orderId}/pay/close': {
    summary:
      'Gives the running payment up; the answer tells when it had gone through after all, or when none was running.',
    result: orderSchema,
  },
  'POST order/{orderId}/cancel': {
    summary: 'Cancels an unpaid order; sent again it answers the same.',
    body: cancelPayloadSchema,
    example: { reason: 'other' },
    result: orderSchema,
    errors: [E.transitionRefused],
  },
  'POST order/{orderId}/refund': {
    summary: 'Asks for a refund; the same idempotency key answers the same request.',
    body: refundPayloadSchema,
    example: { reason: 'other', idempotencyKey: IDEMPOTENCY_KEY },
    result: orderSchema,
    errors: [E.transitionRefused, E.nothingRefundable],
  },
  'POST order/{orderId}/refund/withdraw': {
    summary: 'Takes the request for a refund back.',
    result: orderSchema,
    errors: [E.transitionRefused],
  },
  'POST order/{orderId}/invoice': {
    summary: 'Asks for an invoice; a company’s title needs its tax number.',
    body: invoicePayloadSchema,
    example: { titleType: 'personal', title: '王小明', email: 'buyer@example.com' },
    result: orderSchema,
    errors: [E.invoiceRefused],
  },
  'GET order/old/list': {
    summary: 'The archive: orders finished more than a year ago, or taken over from the former system.',
    query: v.object({ keyword: textQuery, year: textQuery, ...paging }),
    result: oldOrderListSchema,
  },
  'GET order/old/{orderId}': { summary: 'One order of the archive.', result: oldOrderSchema },
};
