import * as v from 'valibot';
import { EXPIRING_SOON_DAYS, isExpiringSoon } from '../../../../src/domain/instance/instance';
import {
  orderListSchema,
  orderSchema,
  PURCHASE_ORDER_MAX_LENGTH,
  paymentKey,
  REMARK_MAX_LENGTH,
} from '../../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../../src/domain/order/orderError';
import { ORDER_STATUSES } from '../../../../src/domain/order/orderMachine';
import {
  cancelPayloadSchema,
  orderPayloadSchema,
  payPayloadSchema,
} from '../../../../src/domain/order/orderPayload';

const TIME = '2026-11-20T04:00:00.000Z';

const ORDER = {
  orderId: '202611201000000001',
  orderType: 'new',
  status: 'pendingPayment',
  service: {
    serviceId: 's',
    title: 'Service',
    type: 'api',
    cover: '',
    planName: 'Team',
    providerName: 'Provider',
  },
  period: { unit: 'year', count: 1 },
  quantity: 1,
  currency: 'CNY',
  payableAmount: 9_900,
  payDeadline: TIME,
  createdAt: TIME,
  skuCode: 'team',
  specs: { seats: 3, backup: false, region: 'near' },
  specTexts: [{ label: 'Seats', value: '3 seats' }],
  items: [{ kind: 'plan', label: 'Team, 1 year', formula: '¥99.00', amount: 9_900 }],
  originalAmount: 9_900,
  discountAmount: 0,
  paidAmount: 0,
  refundedAmount: 0,
  buyerRemark: '',
  consents: [{ code: 'blockserveterms', version: '1.2' }],
  invoiceStatus: 'none',
  timeline: [{ at: TIME, actor: 'buyer', event: 'create', note: '' }],
  version: 1,
  serverTime: TIME,
};

const NOT_YET = [
  'statusBeforeRefund',
  'couponCode',
  'payChannel',
  'payment',
  'paidAt',
  'activatedAt',
  'finishedAt',
  'cancelReason',
  'instanceId',
  'receipt',
] as const;

describe('an order', () => {
  it('is read unchanged', () => {
    expect(v.parse(orderSchema, ORDER)).toMatchObject(ORDER);
  });

  it.each(NOT_YET)('%s may be null or missing', (field) => {
    expect(v.parse(orderSchema, { ...ORDER, [field]: null })[field]).toBeUndefined();
    expect(v.parse(orderSchema, ORDER)[field]).toBeUndefined();
  });

  it.each([
    ['an unknown status', { status: 'lost' }],
    ['a fraction of a cent', { payableAmount: 0.1 }],
    ['a negative amount', { paidAmount: -1 }],
    ['no pieces', { quantity: 0 }],
    ['a deadline that is no time', { payDeadline: 'tomorrow' }],
    ['an unknown event', { timeline: [{ at: TIME, actor: 'buyer', event: 'steal', note: '' }] }],
    ['no id', { orderId: '' }],
  ])('is rejected with %s', (_what, wrong) => {
    expect(v.is(orderSchema, { ...ORDER, ...wrong })).toBe(false);
  });

  it("a list of orders must contain the server's time", () => {
    const { serverTime: _serverTime, ...page } = {
      list: [ORDER],
      total: 1,
      current: 1,
      pageSize: 10,
      counts: Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])),
      serverTime: TIME,
    };
    expect(v.is(orderListSchema, page)).toBe(false);
    expect(v.parse(orderListSchema, { ...page, serverTime: TIME }).list).toHaveLength(1);
  });
});

describe('paymentKey', () => {
  const unpaid = { orderId: '1', version: 1 };

  it('is the same for every reader of an unpaid order', () => {
    expect(paymentKey(unpaid)).toBe(paymentKey({ ...unpaid }));
  });

  it('changes after a failed payment and between orders', () => {
    expect(
      new Set([unpaid, { orderId: '1', version: 3 }, { orderId: '11', version: 1 }].map(paymentKey)).size,
    ).toBe(3);
  });

  it('is a valid idempotency key', () => {
    expect(
      v.is(payPayloadSchema, {
        channel: 'alipay',
        idempotencyKey: paymentKey({ orderId: ORDER.orderId, version: 1 }),
      }),
    ).toBe(true);
  });
});

describe('payloads', () => {
  const payload = {
    serviceId: 's',
    skuCode: 'team',
    specs: {},
    period: { unit: 'month', count: 1 },
    quantity: 1,
    quoteId: 'q',
    payableAmount: 0,
    buyerRemark: '',
    consents: [],
    idempotencyKey: '12345678',
  };

  it('have the order type new by default', () => {
    expect(v.parse(orderPayloadSchema, payload).orderType).toBe('new');
  });

  it.each([
    ['a remark that is too long', { buyerRemark: 'x'.repeat(REMARK_MAX_LENGTH + 1) }],
    [
      'a purchase order number that is too long',
      { purchaseOrderNumber: 'x'.repeat(PURCHASE_ORDER_MAX_LENGTH + 1) },
    ],
    ['a key that is too short', { idempotencyKey: '1234567' }],
    ['a key that is too long', { idempotencyKey: 'x'.repeat(129) }],
    ['a price below zero', { payableAmount: -1 }],
    ['no quote', { quoteId: '' }],
    ['half a piece', { quantity: 0.5 }],
    ['a spec that is a list', { specs: { a: [] } }],
    ['a period that is endless', { period: { unit: 'year', count: 37 } }],
  ])('reject an order with %s', (_what, wrong) => {
    const [name, value] = ['purchaseOrderNumber', '号'.repeat(PURCHASE_ORDER_MAX_LENGTH)];
    expect(v.is(orderPayloadSchema, { ...payload, [name]: value })).toBe(true);
    expect(v.is(orderPayloadSchema, { ...payload, ...wrong })).toBe(false);
  });

  it('need a known channel for a payment and a known reason for a cancellation', () => {
    expect(v.is(payPayloadSchema, { channel: 'cash', idempotencyKey: '12345678' })).toBe(false);
    expect(v.is(cancelPayloadSchema, { reason: 'changedMind' })).toBe(true);
    expect(v.is(cancelPayloadSchema, { reason: '' })).toBe(false);
  });
});

it('error codes of orders are unique', () => {
  const codes = Object.values(ORDER_ERROR);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('isExpiringSoon', () => {
  const now = Date.parse(TIME);
  const DAY_MS = 86_400_000;
  const endsIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const term = { beganOn: '2020-01-01T00:00:00.000Z', period: { unit: 'year', count: 1 } } as const;

  it.each([
    ['ends now', 0, false],
    ['ends in a moment', 1, true],
    ['ends on the last day that counts', EXPIRING_SOON_DAYS * DAY_MS, true],
    ['ends a moment later', EXPIRING_SOON_DAYS * DAY_MS + 1, false],
    ['ended yesterday', -DAY_MS, false],
  ])('for a service that %s is %p', (_what, milliseconds, soon) => {
    expect(isExpiringSoon({ ...term, status: 'active', endsOn: endsIn(milliseconds) }, now)).toBe(soon);
  });

  it('needs an active service with an end', () => {
    expect(isExpiringSoon({ ...term, status: 'active' }, now)).toBe(false);
    for (const status of ['opening', 'suspended', 'expired', 'released'] as const) {
      expect(isExpiringSoon({ ...term, status, endsOn: endsIn(DAY_MS) }, now)).toBe(false);
    }
  });
});
