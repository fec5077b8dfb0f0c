import { calendarFeedEndpoints } from '../../../src/domain/instance/calendarFeed';
import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { chargeEndpoints } from '../../../src/domain/money/charge';
import { topUpEndpoints } from '../../../src/domain/money/topUp';
import { couponEndpoints } from '../../../src/domain/order/coupon';
import { orderEndpoints } from '../../../src/domain/order/endpoints';
import { oldOrderEndpoints } from '../../../src/domain/order/oldOrder';
import { PAY_EXTENSION_MINUTES } from '../../../src/domain/order/paymentTime';
import { BY_KEY, describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';
import { BALANCE_ENDPOINTS } from './balance';
import { INSTANCE_DETAIL_ENDPOINTS } from './instanceDetail';

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
      id: 'quoteOrder',
      summary:
        'The price of a selection, line by line; with a token the price for this user; earlier orders of a visitor do not count against a coupon. Identity, limit per user and an earlier trial may be left to `placeOrder`. How it is computed and held, says section "Prices".',
      safe: true,
      example: selection,
    },
    place: {
      id: 'placeOrder',
      summary:
        'Places an order at the price of a quote (see "Prices"). Idempotent by key for the same content, which is everything but `quoteId`: a missing field is as good as its default, and the order of `consents` does not count. With nothing to pay the order is `paid` at once, without a payment (see "Order" under "States").',
      example: {
        ...selection,
        quoteId: 'no-quote-of-that-name',
        payableAmount: 128_000,
        buyerRemark: '',
        consents: [{ code: 'blockserveterms', version: '1.0' }],
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    list: {
      id: 'listOrders',
      summary:
        'The user’s orders, newest first, with the count of each status; without those of the archive (see "Limits") where `listOldOrders` has them.',
    },
    get: {
      id: 'getOrder',
      summary:
        'The current state of an order. The portal asks every few seconds while the state moves on by itself.',
    },
    byKey: {
      id: 'getOrderByKey',
      summary:
        'The order that was placed, renewed, upgraded, paid or requested to be refunded with an idempotency key, or null.',
      ...BY_KEY,
    },
    pay: {
      id: 'payOrder',
      summary:
        'Starts a payment, whose end the payment provider states (see "Behind the API"). Idempotent by key: a key that was used otherwise acts, or returns the order of the path as it is, never another one. The balance pays at once: the reply has the state `paid` or a later one. A payment from the balance above the limit of the account (see `setBalanceProof`) needs a proof of identity (see `proveAccount`).',
      example: { channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    closePayment: {
      id: 'closePayment',
      summary:
        'Closes the running payment. The returned order shows if the payment had already succeeded. Without a running payment it is returned as it is.',
    },
    cancel: {
      id: 'cancelOrder',
      summary:
        'Cancels an unpaid order. A cancelled one is returned as it is, with its first reason, or without one when the system has cancelled it.',
      example: { reason: 'other' },
    },
    extendPayment: {
      id: 'extendPayment',
      summary: `Extends the time to pay an unpaid order by ${PAY_EXTENSION_MINUTES} minutes, once: \`payDeadline\` moves, and the price, the coupon and whatever else the order holds stay as they are. Refused after the deadline, while a payment is under way, and the second time.`,
    },
    requestRefund: {
      id: 'requestRefund',
      summary:
        'Requests a refund. Idempotent by key. An order under review itself is refused with 42031, another one of its service with 42034.',
      example: { reason: 'other', idempotencyKey: IDEMPOTENCY_KEY },
    },
    withdrawRefund: { id: 'withdrawRefund', summary: 'Withdraws a refund request.' },
    accept: {
      id: 'acceptDelivery',
      summary: 'Accepts a delivery, which then cannot be refunded. Idempotent.',
    },
  }),
  ...describeEndpoints('order', oldOrderEndpoints, {
    list: {
      id: 'listOldOrders',
      summary: 'The archive: orders finished more than a year ago or imported from the former system.',
    },
    get: { id: 'getOldOrder', summary: 'One archived order.' },
  }),
  ...describeEndpoints('order', couponEndpoints, {
    list: {
      id: 'listCoupons',
      summary:
        'The user’s coupons, the first to end first and used ones by the time of use, with the count of each state. `/serviceMarket/order` reads the usable ones.',
    },
    offers: { id: 'listCouponOffers', summary: 'The coupons that can be claimed now.' },
    claim: {
      id: 'claimCoupon',
      summary:
        'Adds a coupon to the user’s. Idempotent: a coupon that the user has is returned. One for new users is refused to others with 42013.',
      example: { code: 'SAVE100' },
    },
  }),
  ...describeEndpoints('instance', instanceEndpoints, {
    list: {
      id: 'listInstances',
      summary:
        'The user’s purchased services: running ones, the next to end first and those without an end last, then ended ones, the last to end first. `/usercenter/service` reads the `running` ones, and the ended ones when they are opened.',
    },
    renewals: {
      id: 'listRenewals',
      summary:
        'The running services with a term, what one more term costs, and the balance that pays for it.',
    },
    get: { id: 'getInstance', summary: 'The current state of a purchased service.' },
    renew: {
      id: 'renewInstance',
      summary:
        'Orders a renewal. Idempotent by key. The plan (or the scheduled one), the specs and the quantity are those of the service, the term is any of the plan. It follows the current term, or begins with the set-up when the service has expired. Trials are refused with 43001.',
      example: { period: { unit: 'month', count: 1 }, ...order },
    },
    upgrade: {
      id: 'upgradeInstance',
      summary:
        'Orders another plan at once: one with a higher rank (`upgrade`) or the same rank (`change`); any other is refused with 43004. Idempotent by key. The term and the quantity are those of the service. The specs are what the new plan includes and, beyond that, those of the service: a number is at least `included`, a switch without a price is on, and a value that is not offered becomes the next larger one, or else the largest. To a plan that is not larger, a spec with a surcharge is kept only where the current plan has one for it, too. The price is the difference of the two prices per term × days left / days of the current term, rounded half up (a started day counts as left), and the whole difference for each later term that is paid. It is 0 when the new plan costs less: nothing is paid back.',
      example: { skuCode: 'business', ...order },
    },
    setAutoRenew: {
      id: 'setAutoRenew',
      summary: 'Turns automatic renewal on or off. Idempotent by key.',
      example: { autoRenew: false, idempotencyKey: IDEMPOTENCY_KEY },
    },
    byKey: {
      id: 'getInstanceByKey',
      summary: 'The service that was changed with an idempotency key, other than by an order, or null.',
      ...BY_KEY,
    },
    access: {
      id: 'getInstanceAccess',
      summary: 'The access credentials of a service. Needs a recent proof of identity.',
      example: { smsVerificationCode: '135790' },
    },
    sendAccessCode: {
      id: 'sendAccessCode',
      summary: 'Sends a code to the user’s phone number, as proof for `access`.',
      example: {},
    },
  }),
  ...INSTANCE_DETAIL_ENDPOINTS,
  ...describeEndpoints('instance', calendarFeedEndpoints, {
    state: {
      id: 'getCalendarFeed',
      summary: 'The user’s calendar feed of renewals, without its token, or null.',
    },
    create: {
      id: 'createCalendarFeed',
      summary:
        'Creates a calendar feed and returns its token once; only a digest of it is stored. The former token stops working at once.',
    },
    revoke: { id: 'revokeCalendarFeed', summary: 'Ends the calendar feed. Idempotent.' },
    read: {
      id: 'readCalendarFeed',
      parameterTexts: { token: 'Token of the feed.' },
      summary:
        'The renewals and ends of the next twelve months as a calendar (RFC 5545), with times in UTC. The token replaces a sign-in and must be unguessable. One that is not valid gets HTTP 404, because calendars read no envelope.',
    },
  }),
  ...describeEndpoints('money', chargeEndpoints, {
    list: {
      id: 'listCharges',
      summary: 'Charges by all payment methods, newest first, with totals over all matches.',
    },
    summary: {
      id: 'getChargeSummary',
      summary:
        'The balance and the totals of the last twelve months. `/order/:orderId` and `/usercenter/overview` read the balance here.',
    },
    export: { id: 'exportCharges', summary: 'All matching charges as a spreadsheet file.' },
  }),
  ...describeEndpoints('money', topUpEndpoints, {
    start: {
      id: 'startTopUp',
      summary: 'Starts a top-up. Idempotent by key; a key is refused for another amount.',
      example: { amount: 10_000, channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    byKey: {
      id: 'getTopUpByKey',
      summary: 'The top-up that was started with an idempotency key, or null.',
      ...BY_KEY,
    },
    get: { id: 'getTopUp', summary: 'The current state of a top-up.' },
  }),
  ...BALANCE_ENDPOINTS,
];
