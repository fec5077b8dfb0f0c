import { orderEndpoints } from '../../../src/domain/order/endpoints';
import { oldOrderEndpoints } from '../../../src/domain/order/oldOrder';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const selection = {
  serviceId: 'no-service-of-that-name',
  skuCode: 'basic',
  specs: {},
  period: { unit: 'month', count: 1 },
  quantity: 1,
} as const;

export const ORDER_ENDPOINTS = [
  ...describeEndpoints('order', orderEndpoints, {
    quote: {
      summary: 'What a selection costs, line by line; with a token what it costs this person.',
      safe: true,
      example: selection,
    },
    place: {
      summary:
        'Places an order. The same idempotency key with the same content answers the same order, however often it is sent.',
      example: {
        ...selection,
        quoteId: 'no-quote-of-that-name',
        payableAmount: 128_000,
        buyerRemark: '',
        consents: [{ code: 'blockserveterms', version: '1.0' }],
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    list: { summary: 'The person’s orders, newest first, with the count of each status.' },
    get: { summary: 'One order as it is now.' },
    pay: {
      summary: 'Starts a payment; the same idempotency key answers the same payment.',
      example: { channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    closePayment: {
      summary:
        'Gives the running payment up; the answer tells when it had gone through after all, or when none was running.',
    },
    cancel: {
      summary: 'Cancels an unpaid order; sent again it answers the same.',
      example: { reason: 'other' },
    },
    requestRefund: {
      summary: 'Asks for a refund; the same idempotency key answers the same request.',
      example: { reason: 'other', idempotencyKey: IDEMPOTENCY_KEY },
    },
    withdrawRefund: { summary: 'Takes the request for a refund back.' },
    requestInvoice: {
      summary: 'Asks for an invoice; a company’s title needs its tax number.',
      example: { titleType: 'personal', title: '王小明', email: 'buyer@example.com' },
    },
  }),
  ...describeEndpoints('order', oldOrderEndpoints, {
    list: {
      summary: 'The archive: orders finished more than a year ago, or taken over from the former system.',
    },
    get: { summary: 'One order of the archive.' },
  }),
];
