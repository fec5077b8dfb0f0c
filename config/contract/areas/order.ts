import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { chargeEndpoints } from '../../../src/domain/money/charge';
import { topUpEndpoints } from '../../../src/domain/money/topUp';
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

const order = {
  quoteId: 'no-quote-of-that-name',
  payableAmount: 128_000,
  consents: [{ code: 'blockserveterms', version: '1.0' }],
  idempotencyKey: IDEMPOTENCY_KEY,
} as const;

export const ORDER_ENDPOINTS = [
  ...describeEndpoints('order', orderEndpoints, {
    quote: {
      summary: 'The price of a selection, line by line; with a token the price for this user.',
      safe: true,
      example: selection,
    },
    place: {
      summary: 'Places an order. Idempotent by key for the same content.',
      example: {
        ...selection,
        quoteId: 'no-quote-of-that-name',
        payableAmount: 128_000,
        buyerRemark: '',
        consents: [{ code: 'blockserveterms', version: '1.0' }],
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    list: { summary: 'The user’s orders, newest first, with the count of each status.' },
    get: { summary: 'The current state of an order.' },
    byKey: {
      summary:
        'The order that was placed, renewed, upgraded, paid or requested to be refunded with an idempotency key, or null.',
      unknownId: [200],
    },
    pay: {
      summary: 'Starts a payment. Idempotent by key.',
      example: { channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    closePayment: {
      summary: 'Closes the running payment. The returned order shows if the payment had already succeeded.',
    },
    cancel: {
      summary: 'Cancels an unpaid order. Idempotent.',
      example: { reason: 'other' },
    },
    requestRefund: {
      summary: 'Requests a refund. Idempotent by key.',
      example: { reason: 'other', idempotencyKey: IDEMPOTENCY_KEY },
    },
    withdrawRefund: { summary: 'Withdraws a refund request.' },
    accept: { summary: 'Accepts a delivery, which then cannot be refunded. Idempotent.' },
    requestInvoice: {
      summary: 'Requests an invoice. A company needs a tax number.',
      example: { titleType: 'personal', title: '王小明', email: 'buyer@example.com' },
    },
  }),
  ...describeEndpoints('order', oldOrderEndpoints, {
    list: {
      summary: 'The archive: orders finished more than a year ago or imported from the former system.',
    },
    get: { summary: 'One archived order.' },
  }),
  ...describeEndpoints('instance', instanceEndpoints, {
    list: { summary: 'The user’s purchased services, the next to expire first.' },
    get: { summary: 'The current state of a purchased service.' },
    renew: {
      summary: 'Orders a renewal. Idempotent by key.',
      example: { period: { unit: 'month', count: 1 }, ...order },
    },
    upgrade: {
      summary: 'Orders a larger plan for the remaining days. Idempotent by key.',
      example: { skuCode: 'business', ...order },
    },
    setAutoRenew: {
      summary: 'Turns automatic renewal on or off. Idempotent by key.',
      example: { autoRenew: false, idempotencyKey: IDEMPOTENCY_KEY },
    },
    byKey: {
      summary: 'The service whose automatic renewal was set with an idempotency key, or null.',
      unknownId: [200],
    },
    access: {
      summary: 'The access credentials of a service. Needs a recent proof of identity.',
      example: { smsVerificationCode: '135790' },
    },
    sendAccessCode: { summary: 'Sends a code to the user’s phone number, as proof for `access`.' },
  }),
  ...describeEndpoints('money', chargeEndpoints, {
    list: { summary: 'Charges, newest first, with totals over all matches.' },
    summary: { summary: 'The balance and the totals of the last twelve months.' },
    export: { summary: 'All matching charges as a spreadsheet file.' },
  }),
  ...describeEndpoints('money', topUpEndpoints, {
    start: {
      summary: 'Starts a top-up. Idempotent by key; a key is refused for another amount.',
      example: { amount: 10_000, channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    byKey: { summary: 'The top-up that was started with an idempotency key, or null.', unknownId: [200] },
    get: { summary: 'The current state of a top-up.' },
  }),
];
