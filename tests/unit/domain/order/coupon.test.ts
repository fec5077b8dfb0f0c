import * as v from 'valibot';
import {
  bestCoupon,
  type CouponFacts,
  couponIneligibility,
  couponRuleSchema,
  nextToEnd,
  rankCoupons,
  restoresCoupon,
  walletState,
} from '../../../../src/domain/order/coupon';
import { ORDER_STATUSES } from '../../../../src/domain/order/orderMachine';
import type { CouponRule } from '../../../../src/domain/order/quote';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const coupon = (changes: Partial<CouponFacts> = {}): CouponFacts => ({
  code: 'A',
  rule: { type: 'amount', amount: 2_000, minimum: 0 },
  endsAt: day(10),
  state: 'usable',
  ...changes,
});

const use = (amount: number, changes: { now?: number } = {}) => ({
  serviceType: 'api' as const,
  amount,
  now: NOW,
  ...changes,
});

const part = (basisPoints: number, { minimum = 0, ceiling = 100_000 } = {}): CouponRule => ({
  type: 'part',
  basisPoints,
  minimum,
  ceiling,
});

describe('couponIneligibility', () => {
  it.each<[string, Partial<CouponFacts>, number, ReturnType<typeof couponIneligibility>]>([
    ['applies without conditions', {}, 1, undefined],
    ['applies to its type of service', { serviceType: 'api' }, 1, undefined],
    ['rejects another type of service', { serviceType: 'consulting' }, 1, 'otherType'],
    ['applies at exactly its minimum', { rule: { type: 'amount', amount: 1, minimum: 500 } }, 500, undefined],
    [
      'rejects one cent below its minimum',
      { rule: { type: 'amount', amount: 1, minimum: 500 } },
      499,
      'belowMinimum',
    ],
    ['rejects an order without a price', {}, 0, 'nothingToTakeOff'],
    ['rejects a part that rounds to nothing', { rule: part(1) }, 49, 'nothingToTakeOff'],
    ['rejects a used one, even after its end', { state: 'used', endsAt: day(-1) }, 1, 'used'],
    ['rejects an expired one', { state: 'expired' }, 1, 'expired'],
    ['rejects one that has just ended', { endsAt: day(0) }, 1, 'expired'],
    [
      'names the type before the amount',
      { serviceType: 'software', rule: part(1, { minimum: 9 }) },
      1,
      'otherType',
    ],
  ])('%s', (_name, changes, amount, ineligibility) => {
    expect(couponIneligibility(coupon(changes), use(amount))).toBe(ineligibility);
  });

  it('applies until the last millisecond', () => {
    const end = Date.parse(day(10));
    expect(couponIneligibility(coupon(), use(1, { now: end - 1 }))).toBeUndefined();
    expect(couponIneligibility(coupon(), use(1, { now: end }))).toBe('expired');
  });
});

describe('rankCoupons', () => {
  const codes = (coupons: CouponFacts[], amount: number) =>
    rankCoupons(coupons, use(amount)).map((ranked) => ranked.coupon.code);

  it('puts the largest saving first, in cents', () => {
    const coupons = [
      coupon({ code: 'FIXED' }),
      coupon({ code: 'PART', rule: part(1_000) }),
      coupon({ code: 'CAPPED', rule: part(5_000, { ceiling: 1_500 }) }),
    ];
    expect(rankCoupons(coupons, use(19_900)).map(({ coupon: { code }, saving }) => [code, saving])).toEqual([
      ['FIXED', 2_000],
      ['PART', 1_990],
      ['CAPPED', 1_500],
    ]);
    expect(codes(coupons, 20_005)[0]).toBe('PART');
  });

  it('puts the first to end before others that save the same, then sorts by code', () => {
    const coupons = [
      coupon({ code: 'LATE', endsAt: day(9) }),
      coupon({ code: 'B', endsAt: day(1) }),
      coupon({ code: 'A', endsAt: day(1) }),
    ];
    expect(codes(coupons, 5_000)).toEqual(['A', 'B', 'LATE']);
    expect(codes(coupons.toReversed(), 5_000)).toEqual(['A', 'B', 'LATE']);
  });

  it('puts what does not apply last, with the reason and no saving', () => {
    const coupons = [coupon({ code: 'USED', state: 'used', endsAt: day(1) }), coupon({ code: 'OK' })];
    expect(rankCoupons(coupons, use(5_000))).toEqual([
      { coupon: coupons[1], saving: 2_000, ineligibility: undefined },
      { coupon: coupons[0], saving: 0, ineligibility: 'used' },
    ]);
  });

  it('never saves more than the amount', () => {
    expect(bestCoupon([coupon()], use(1_999))?.saving).toBe(1_999);
  });

  it('leaves the given list as it was', () => {
    const coupons = [coupon({ code: 'B', endsAt: day(9) }), coupon({ code: 'A' })];
    rankCoupons(coupons, use(1));
    expect(coupons.map(({ code }) => code)).toEqual(['B', 'A']);
  });
});

describe('bestCoupon', () => {
  it('is none when no coupon applies', () => {
    expect(bestCoupon([], use(5_000))).toBeUndefined();
    expect(
      bestCoupon([coupon({ state: 'used' }), coupon({ serviceType: 'software' })], use(5_000)),
    ).toBeUndefined();
  });
});

describe('restoresCoupon', () => {
  it.each(ORDER_STATUSES)('judges an order that is %s', (status) => {
    const paid = { status, paidAmount: 5_000, refundedAmount: 0 };
    expect(restoresCoupon(paid)).toBe(status === 'cancelled' || status === 'expired');
    expect(restoresCoupon({ ...paid, refundedAmount: 4_999 })).toBe(
      status === 'cancelled' || status === 'expired',
    );
    expect(restoresCoupon({ ...paid, refundedAmount: 5_000 })).toBe(
      status === 'cancelled' || status === 'expired' || status === 'refunded',
    );
  });
});

describe('walletState', () => {
  it.each([
    [false, NOW + 1, 'usable'],
    [false, NOW, 'expired'],
    [false, NOW - 1, 'expired'],
    [true, NOW + 1, 'used'],
    [true, NOW - 1, 'used'],
  ])('with an order that keeps it: %s, and its end at %d: %s', (isUsed, endsAt, state) => {
    expect(walletState({ isUsed, endsAt }, NOW)).toBe(state);
  });
});

it('reads both kinds of rules and nothing else', () => {
  for (const rule of [part(1_000), coupon().rule]) expect(v.is(couponRuleSchema, rule)).toBe(true);
  for (const rule of [{ type: 'gift' }, { type: 'amount', amount: 0.5, minimum: 0 }, part(-1)])
    expect(v.is(couponRuleSchema, rule)).toBe(false);
});

describe('nextToEnd', () => {
  it('returns the usable coupon that ends first', () => {
    const coupons = [
      coupon({ code: 'USED', state: 'used', endsAt: day(1) }),
      coupon({ code: 'LATER', endsAt: day(9) }),
      coupon({ code: 'NEXT', endsAt: day(2) }),
      coupon({ code: 'OVER', endsAt: day(0) }),
    ];
    expect(nextToEnd(coupons, NOW)?.code).toBe('NEXT');
    expect(coupons[0]?.code).toBe('USED');
  });

  it('returns nothing without a usable one', () => {
    expect(nextToEnd([coupon({ state: 'expired' }), coupon({ endsAt: 'soon' })], NOW)).toBeUndefined();
  });
});
