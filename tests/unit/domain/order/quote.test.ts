import * as v from 'valibot';
import type { Selection } from '../../../../src/domain/catalog/selection';
import type { Sku } from '../../../../src/domain/catalog/service';
import {
  type CouponRule,
  couponAmount,
  LINE_KINDS,
  orderItemSchema,
  priceLines,
  quoteSchema,
  specPriceUnits,
  sumLines,
  unlistedDiscount,
} from '../../../../src/domain/order/quote';

const PLAN: Sku = {
  skuCode: 'team',
  name: 'Team',
  features: [],
  periods: [
    { unit: 'month', count: 1, price: 9_900, originalPrice: 9_900 },
    { unit: 'quarter', count: 2, price: 50_000, originalPrice: 59_400 },
    { unit: 'year', count: 1, price: 96_000, originalPrice: 118_800 },
    { unit: 'once', count: 1, price: 30_000, originalPrice: 30_000 },
  ],
  specPricing: [
    { key: 'region', type: 'choice', amounts: { near: 0, far: 700 } },
    { key: 'seats', type: 'number', unitAmount: 1_000, included: 3 },
    { key: 'backup', type: 'switch', amount: 250 },
  ],
};
const SERVICE = { skus: [PLAN] };

const selection = (changes: Partial<Selection> = {}): Selection => ({
  serviceId: 's',
  skuCode: 'team',
  specs: { region: 'near', seats: 3, backup: false },
  period: { unit: 'month', count: 1 },
  quantity: 1,
  orderType: 'new',
  ...changes,
});

/** Kind, unit amount, factor values and amount of each item. */
const facts = (lines: ReturnType<typeof priceLines>) =>
  lines.map(({ kind, unitAmount, factors, amount }) => [
    kind,
    unitAmount,
    factors.map(({ value }) => value),
    amount,
  ]);

describe('priceLines', () => {
  it('has one item for a plan without extras', () => {
    expect(facts(priceLines(SERVICE, selection()))).toEqual([['plan', 9_900, [1], 9_900]]);
  });

  it('charges specs for every month and piece, without the included units', () => {
    const lines = priceLines(
      SERVICE,
      selection({
        specs: { region: 'far', seats: 6, backup: true },
        period: { unit: 'year', count: 1 },
        quantity: 2,
      }),
    );
    expect(facts(lines)).toEqual([
      ['plan', 118_800, [2], 237_600],
      ['spec', 700, [12, 2], 16_800],
      ['spec', 1_000, [3, 12, 2], 72_000],
      ['spec', 250, [12, 2], 6_000],
      ['periodDiscount', -22_800, [2], -45_600],
    ]);
    expect(sumLines([{ amount: 1 }])).toEqual({ originalAmount: 1, discountAmount: 0, payableAmount: 1 });
    expect(lines.map(({ specKey }) => specKey)).toEqual([undefined, 'region', 'seats', 'backup', undefined]);
    expect(sumLines(lines)).toEqual({
      originalAmount: 332_400,
      discountAmount: 45_600,
      payableAmount: 286_800,
    });
  });

  it('charges a delivery once', () => {
    const lines = priceLines(
      SERVICE,
      selection({ specs: { region: 'near', seats: 5, backup: true }, period: { unit: 'once', count: 1 } }),
    );
    expect(facts(lines)).toEqual([
      ['plan', 30_000, [1], 30_000],
      ['spec', 1_000, [2, 1, 1], 2_000],
      ['spec', 250, [1, 1], 250],
    ]);
    expect(lines[1]?.factors.map(({ kind }) => kind)).toEqual(['units', 'deliveries', 'quantity']);
  });

  it('charges nothing for fewer units than included', () => {
    const lines = priceLines(SERVICE, selection({ specs: { region: 'near', seats: 0, backup: false } }));
    expect(facts(lines)).toEqual([['plan', 9_900, [1], 9_900]]);
  });

  it('charges nothing for an unknown option', () => {
    const specs = { region: 'toString', seats: 3, backup: false };
    expect(facts(priceLines(SERVICE, selection({ specs })))).toEqual([['plan', 9_900, [1], 9_900]]);
  });

  it('applies a coupon last, to the amount after the discount for the period', () => {
    const coupon: CouponRule = { type: 'part', basisPoints: 1_000, minimum: 0, ceiling: 1_000_000 };
    const lines = priceLines(SERVICE, selection({ period: { unit: 'year', count: 1 } }), coupon);
    expect(facts(lines)).toEqual([
      ['plan', 118_800, [1], 118_800],
      ['periodDiscount', -22_800, [1], -22_800],
      ['coupon', -9_600, [], -9_600],
    ]);
    expect(sumLines(lines)).toEqual({
      originalAmount: 118_800,
      discountAmount: 32_400,
      payableAmount: 86_400,
    });
  });

  it('has no item for a coupon without effect', () => {
    const coupon: CouponRule = { type: 'amount', amount: 500, minimum: 9_901 };
    expect(facts(priceLines(SERVICE, selection(), coupon))).toEqual([['plan', 9_900, [1], 9_900]]);
  });

  it('makes a trial free and ignores coupons', () => {
    const coupon: CouponRule = { type: 'amount', amount: 500, minimum: 0 };
    const lines = priceLines(
      SERVICE,
      selection({ orderType: 'trial', specs: { region: 'far', seats: 3, backup: false } }),
      coupon,
    );
    expect(facts(lines)).toEqual([
      ['plan', 9_900, [1], 9_900],
      ['spec', 700, [1, 1], 700],
      ['trial', -10_600, [], -10_600],
    ]);
    expect(sumLines(lines)).toEqual({ originalAmount: 10_600, discountAmount: 10_600, payableAmount: 0 });
  });

  it('is empty for the trial of a free plan', () => {
    const free = { ...PLAN, specPricing: [], periods: [{ ...PLAN.periods[0], price: 0, originalPrice: 0 }] };
    const skus = [free as Sku];
    expect(priceLines({ skus }, selection({ orderType: 'trial' }))).toEqual([]);
    expect(facts(priceLines({ skus }, selection()))).toEqual([['plan', 0, [1], 0]]);
  });

  it.each([
    ['plan', selection({ skuCode: 'other' })],
    ['period', selection({ period: { unit: 'month', count: 2 } })],
  ])('throws for a %s that the service does not offer', (_what, wrong) => {
    expect(() => priceLines(SERVICE, wrong)).toThrow(RangeError);
  });

  it('throws for amounts that are not exact', () => {
    expect(() => priceLines(SERVICE, selection({ quantity: Number.MAX_SAFE_INTEGER }))).toThrow(RangeError);
    expect(() => priceLines(SERVICE, selection({ quantity: 1.5 }))).toThrow(RangeError);
    expect(() =>
      priceLines(SERVICE, selection({ specs: { region: 'near', seats: 3.5, backup: false } })),
    ).toThrow(RangeError);
  });
});

it.each([
  ['month', 1, 1],
  ['month', 6, 6],
  ['quarter', 2, 6],
  ['year', 3, 36],
  ['once', 1, 1],
] as const)('%s x %i has %i billed months or deliveries', (unit, count, units) => {
  expect(specPriceUnits({ unit, count })).toBe(units);
});

describe('couponAmount', () => {
  const part: CouponRule = { type: 'part', basisPoints: 1_500, minimum: 1_000, ceiling: 3_000 };
  const fixed: CouponRule = { type: 'amount', amount: 2_000, minimum: 1_000 };

  it.each([
    [part, 999, 0],
    [part, 1_000, 150],
    [part, 1_003, 150],
    [part, 1_004, 151],
    [part, 20_000, 3_000],
    [part, 20_007, 3_000],
    [part, 99_999_999, 3_000],
    [fixed, 999, 0],
    [fixed, 1_000, 1_000],
    [fixed, 1_999, 1_999],
    [fixed, 2_000, 2_000],
    [fixed, 2_001, 2_000],
  ])('of %j for %i is %i', (rule, amount, taken) => {
    expect(couponAmount(rule, amount)).toBe(taken);
  });
});

describe('sumLines', () => {
  it('is zero for no items, and never a negative zero', () => {
    expect(sumLines([])).toStrictEqual({ originalAmount: 0, discountAmount: 0, payableAmount: 0 });
    expect(Object.is(sumLines([{ amount: 5 }]).discountAmount, 0)).toBe(true);
  });

  it('rejects fractions', () => {
    expect(() => sumLines([{ amount: 0.5 }])).toThrow(RangeError);
  });
});

describe('quoteSchema', () => {
  const quote = {
    quoteId: 'q',
    expiresAt: '2026-11-20T04:15:00.000Z',
    serverTime: '2026-11-20T04:00:00.000Z',
    currency: 'CNY',
    items: [{ kind: 'plan', label: 'Team', formula: '', amount: 9_900 }],
    originalAmount: 9_900,
    discountAmount: 0,
    payableAmount: 9_900,
  };

  it('reads a quote unchanged', () => {
    expect(v.parse(quoteSchema, quote)).toEqual(quote);
  });

  it.each([
    ['an id that is empty', { quoteId: '' }],
    ['an invalid time', { expiresAt: 'soon' }],
    ['an amount with a fraction', { payableAmount: 99.5 }],
    ['an amount below zero', { payableAmount: -1 }],
    ['an amount as text', { payableAmount: '9900' }],
    ['no items', { items: null }],
  ])('rejects %s', (_what, wrong) => {
    expect(v.is(quoteSchema, { ...quote, ...wrong })).toBe(false);
  });

  it('names the discount that none of its lines does', () => {
    const [plan, coupon] = [{ amount: 9_900 }, { amount: -900 }];
    expect(unlistedDiscount({ items: [plan], discountAmount: 900 })).toBe(900);
    expect(unlistedDiscount({ items: [plan, coupon], discountAmount: 900 })).toBe(0);
  });

  it('accepts all kinds of items and no others', () => {
    const item = { label: 'x', formula: '', amount: -1 };
    for (const kind of LINE_KINDS) expect(v.is(orderItemSchema, { ...item, kind })).toBe(true);
    expect(v.is(orderItemSchema, { ...item, kind: 'gift' })).toBe(false);
  });
});
