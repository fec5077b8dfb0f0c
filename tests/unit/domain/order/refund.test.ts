import * as v from 'valibot';
import {
  getRefundable,
  type RefundFacts,
  refundChannel,
  refundKey,
  refundPayloadSchema,
  refundTotal,
  setupRefundDue,
} from '../../../../src/domain/order/refund';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 4);

/** A service with a term of `days` that started `daysAgo`. */
const running = (days: number, daysAgo: number) => ({
  beganAt: NOW - daysAgo * DAY_MS,
  endsAt: NOW + (days - daysAgo) * DAY_MS,
});
const bought = (paidAmount: number, service?: RefundFacts['service']) =>
  getRefundable({ orderType: 'new', paidAmount, service }, NOW);

describe('getRefundable', () => {
  it('returns the whole amount before the service is set up', () => {
    expect(bought(9_901)).toEqual({ amount: 9_901, rule: 'unused', left: 0, total: 0 });
  });

  it('returns the whole amount of a term for exactly seven days', () => {
    expect(bought(9_901, running(365, 7))).toMatchObject({ amount: 9_901, rule: 'early' });
    const later = getRefundable({ orderType: 'new', paidAmount: 9_901, service: running(365, 7) }, NOW + 1);
    expect(later.rule).toBe('proRata');
  });

  it('then returns the share of the remaining whole days, rounded down', () => {
    expect(bought(36_500, running(365, 65))).toEqual({
      amount: 30_000,
      rule: 'proRata',
      left: 300,
      total: 365,
    });
    expect(bought(100, running(30, 20))).toMatchObject({ amount: 33, left: 10, total: 30 });
    // A day that has started counts as used.
    expect(bought(3_000, running(30, 10.5))).toMatchObject({ amount: 1_900, left: 19 });
  });

  it('returns the whole amount of a delivery until it counts as accepted, then nothing', () => {
    const delivery = { beganAt: NOW - 7 * DAY_MS };
    expect(bought(9_901, delivery)).toMatchObject({ amount: 9_901, rule: 'unaccepted' });
    const later = getRefundable({ orderType: 'new', paidAmount: 9_901, service: delivery }, NOW + 1);
    expect(later).toMatchObject({ amount: 0, rule: 'accepted' });
    expect(bought(9_901, { beganAt: NOW - DAY_MS, acceptedAt: NOW })).toMatchObject({
      amount: 0,
      rule: 'accepted',
    });
  });

  it('returns nothing for a service that now belongs to another account', () => {
    const none = { amount: 0, rule: 'handedOver', left: 0, total: 0 };
    expect(bought(9_901, { ...running(365, 1), handedOver: true })).toEqual(none);
  });

  it('returns nothing on the last day or after the end', () => {
    expect(bought(3_000, running(30, 29.5))).toMatchObject({ amount: 0, rule: 'proRata' });
    expect(bought(3_000, running(30, 30))).toMatchObject({ amount: 0, rule: 'over' });
  });

  it('returns the unused units of a pack at any time, rounded down, and nothing of a pack that is used up', () => {
    const pack = (used: number, daysAgo: number) => ({
      beganAt: NOW - daysAgo * DAY_MS,
      pack: { used, total: 3_000 },
    });
    expect(bought(4_500, pack(0, 100))).toEqual({ amount: 4_500, rule: 'units', left: 3_000, total: 3_000 });
    expect(bought(1_000, pack(1, 1))).toMatchObject({ amount: 999, rule: 'units', left: 2_999 });
    expect(bought(4_500, pack(3_000, 1))).toMatchObject({ amount: 0, rule: 'usedUp' });
  });

  it('returns nothing after the end of a period shorter than seven days', () => {
    expect(bought(3_000, running(3, 4))).toMatchObject({ amount: 0, rule: 'over' });
  });

  it('returns nothing for trials and free orders', () => {
    expect(getRefundable({ orderType: 'trial', paidAmount: 0 }, NOW)).toMatchObject({
      amount: 0,
      rule: 'free',
    });
    expect(getRefundable({ orderType: 'trial', paidAmount: 500 }, NOW).amount).toBe(0);
    expect(bought(0)).toMatchObject({ amount: 0, rule: 'free' });
  });

  it('is exact for large amounts, and never grows over time', () => {
    const large = 90_071_992_547_409;
    expect(bought(large, running(730, 365)).amount).toBe(45_035_996_273_704);
    let before = Number.POSITIVE_INFINITY;
    for (let day = 0; day <= 40; day += 0.25) {
      const { amount } = bought(12_345, running(31, day));
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(Math.min(12_345, before));
      before = amount;
    }
  });
});

describe.each([
  ['a new order', 'new'],
  ['a renewal', 'renew'],
] as const)('the refund of %s', (_, orderType) => {
  const of = (from: number, to: number, paid = from) =>
    getRefundable(
      {
        orderType,
        paidAmount: 3_000,
        service: {
          beganAt: NOW + from * DAY_MS,
          endsAt: NOW + to * DAY_MS,
          paidAt: NOW + paid * DAY_MS,
        },
      },
      NOW,
    );

  it.each<[string, [from: number, to: number, paid?: number], object]>([
    ['whole before the stretch begins', [2, 32, -28], { amount: 3_000, rule: 'notBegun' }],
    ['whole at its beginning', [0, 30, -28], { amount: 3_000, rule: 'early' }],
    ['whole for seven days from its beginning', [-7, 23, -40], { amount: 3_000, rule: 'early' }],
    ['whole for seven days from a later payment', [-12, 18, -7], { amount: 3_000, rule: 'early' }],
    ['by the days left after that', [-10, 20, -40], { amount: 2_000, rule: 'proRata', left: 20, total: 30 }],
    ['nothing at its end', [-30, 0, -40], { amount: 0, rule: 'over' }],
    ['nothing after its end', [-34, -4], { amount: 0, rule: 'over' }],
  ])('is %s', (_name, stretch, expected) => {
    expect(of(...stretch)).toMatchObject(expected);
  });
});

describe.each(['upgrade', 'change'] as const)('the refund of an order of type %s', (orderType) => {
  const of = (from: number, to: number) =>
    getRefundable({ orderType, paidAmount: 3_000, service: running(to - from, -from) }, NOW);
  const why = { kind: 'planChange', orderId: undefined };

  it.each<[string, [from: number, to: number], object]>([
    ['whole before the stretch begins', [2, 32], { amount: 3_000, rule: 'notBegun' }],
    ['without the first day from its beginning', [0, 30], { amount: 2_900, left: 29, total: 30, why }],
    ['by the days left in the first week', [-5, 25], { amount: 2_500, rule: 'proRata', left: 25, why }],
    ['by the days left of a stretch that begins within a day', [-0.2, 9.8], { amount: 2_700, left: 9 }],
    ['by the days left when the stretch ends within a day', [-0.2, 9.2], { left: 9, total: 10, why }],
    ['by the days left after the first week', [-10, 20], { amount: 2_000, rule: 'proRata', why: undefined }],
    ['nothing within the last day', [-0.2, 0.5], { amount: 0, rule: 'proRata' }],
  ])('is %s', (_name, stretch, expected) => {
    expect(of(...stretch)).toMatchObject(expected);
  });

  it('is whole before the setup', () => {
    expect(getRefundable({ orderType, paidAmount: 3_000 }, NOW)).toMatchObject({
      amount: 3_000,
      rule: 'unused',
    });
  });
});

describe('the full refund within the first days that was used before', () => {
  const again = (service?: RefundFacts['service']) =>
    getRefundable({ orderType: 'new', paidAmount: 3_000, wholeRefundOrderId: 'O1', service }, NOW);

  it('leaves the days left, and names the order', () => {
    expect(again(running(30, 1))).toEqual({
      ...{ amount: 2_900, rule: 'proRata', left: 29, total: 30 },
      why: { kind: 'wholeRefundUsed', orderId: 'O1' },
    });
    expect(again(running(30, 10))).toMatchObject({ amount: 2_000, why: undefined });
  });

  it('leaves the whole amount before the setup and before the term begins', () => {
    expect(again().rule).toBe('unused');
    expect(again(running(30, -1)).rule).toBe('notBegun');
  });
});

it('the refund of a used term is whole before it begins, then by the days left', () => {
  const used = (service: ReturnType<typeof running>) => bought(3_000, { ...service, isUsed: true });
  expect(used(running(30, -1)).rule).toBe('notBegun');
  expect(used(running(30, 2))).toMatchObject({ amount: 2_800, rule: 'proRata', why: { kind: 'used' } });
  expect(used(running(30, 8)).why).toBeUndefined();
});

it('a refund of several orders pays the sum of their amounts', () => {
  expect(refundTotal({ amount: 3_000 }, [])).toBe(3_000);
  expect(refundTotal({ amount: 3_000 }, [{ amount: 250 }, { amount: 0 }])).toBe(3_250);
});

it('an order whose setup failed is due for its refund after seven days', () => {
  expect(setupRefundDue(NOW)).toBe(NOW + 7 * DAY_MS);
});

it('a refund request needs a known reason, a key, and a note of at most 200 characters', () => {
  const payload = { reason: 'notNeeded', idempotencyKey: 'refund-1-1' };
  expect(v.parse(refundPayloadSchema, payload).note).toBe('');
  expect(v.is(refundPayloadSchema, { ...payload, note: 'x'.repeat(200) })).toBe(true);
  expect(v.is(refundPayloadSchema, { ...payload, note: 'x'.repeat(201) })).toBe(false);
  expect(v.is(refundPayloadSchema, { ...payload, reason: 'greed' })).toBe(false);
  expect(v.is(refundPayloadSchema, { reason: 'other' })).toBe(false);
});

it('a refund goes back the way the order was paid, or to the balance if the buyer chooses it', () => {
  expect(v.parse(refundPayloadSchema, { reason: 'other', idempotencyKey: 'refund-1-1' }).destination).toBe(
    'channel',
  );
  expect(refundChannel('wechat')).toBe('wechat');
  expect(refundChannel('transfer', 'channel')).toBe('transfer');
  expect(refundChannel('alipay', 'balance')).toBe('balance');
  expect(refundChannel(undefined)).toBe('balance');
});

it('refundKey is the same for every reader of an order, and changes with its version', () => {
  const order = { orderId: '1', version: 5 };
  expect(refundKey({ ...order })).toBe(refundKey(order));
  expect(refundKey({ ...order, version: 7 })).not.toBe(refundKey(order));
});
