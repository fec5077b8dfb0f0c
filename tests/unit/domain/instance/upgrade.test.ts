import {
  configurationPrice,
  daysOfTerm,
  largerPlans,
  renewedEnd,
  smallerPlans,
  upgradeAmount,
} from '@/domain/instance/upgrade';

const at = (text: string) => Date.parse(`${text}T08:30:00.000Z`);

it.each([
  // before, after, days left, days of the period, amount
  [10_000, 20_000, 15, 30, 5_000],
  [10_000, 20_000, 30, 30, 10_000],
  [10_000, 20_000, 0, 30, 0],
  [58_800, 128_000, 253, 365, 47_966],
  [0, 1, 1, 2, 1],
  [0, 1, 1, 3, 0],
  [100, 100, 5, 30, 0],
  [0, 10, 1, 1, 10],
])(
  'an upgrade from %i to %i cents with %i of %i days left costs %i',
  (before, after, daysLeft, daysOfPeriod, amount) => {
    expect(upgradeAmount({ before, after, daysLeft, daysOfPeriod })).toBe(amount);
  },
);

it('an upgrade costs at most the difference, and more for each remaining day', () => {
  for (const difference of [1, 997, 99_999]) {
    const amounts = Array.from({ length: 366 }, (_, daysLeft) =>
      upgradeAmount({ before: 500, after: 500 + difference, daysLeft, daysOfPeriod: 365 }),
    );
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(amounts.at(-1)).toBe(difference);
  }
});

it.each([
  ['a downgrade', { before: 2, after: 1, daysLeft: 1, daysOfPeriod: 30 }],
  ['a term that is over', { before: 1, after: 2, daysLeft: -1, daysOfPeriod: 30 }],
  ['a term without a day', { before: 1, after: 2, daysLeft: 0, daysOfPeriod: 0 }],
])('rejects %s', (_what, terms) => {
  expect(() => upgradeAmount(terms)).toThrow(new RangeError('This is no upgrade'));
});

it('daysOfTerm counts the days of the last period', () => {
  const period = { unit: 'month', count: 1 } as const;
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-03-10'))).toEqual({ daysLeft: 10, daysOfPeriod: 28 });
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-03-10') + 1)).toMatchObject({ daysLeft: 10 });
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-04-10'))).toMatchObject({ daysLeft: 0 });
  const once = { unit: 'once', count: 1 } as const;
  expect(daysOfTerm(at('2026-03-20'), once, at('2026-03-10'))).toEqual({ daysLeft: 10, daysOfPeriod: 1 });
});

it('renewedEnd starts at the end, or now if that is in the past', () => {
  const year = { unit: 'year', count: 1 } as const;
  expect(renewedEnd(at('2026-12-01'), year, at('2026-11-20'))).toBe(at('2027-12-01'));
  expect(renewedEnd(at('2026-10-01'), year, at('2026-11-20'))).toBe(at('2027-11-20'));
  expect(renewedEnd(at('2026-10-01'), { unit: 'once', count: 1 }, at('2026-11-20'))).toBeUndefined();
});

it('finds larger and smaller plans for the same specs and term', () => {
  const plan = (skuCode: string, price: number, unit: 'month' | 'year' = 'month') => ({
    skuCode,
    units: undefined,
    name: skuCode,
    features: [],
    periods: [{ unit, count: 1, price, originalPrice: price }],
    specPricing: [],
  });
  const service = {
    ...{ serviceId: 's', specs: [], status: 'active' as const, trialDays: 0, maxQuantity: 10 },
    skus: [plan('small', 100), plan('medium', 200), plan('large', 300), plan('yearly', 50, 'year')],
  };
  const configuration = (skuCode: string) => ({
    ...{ serviceId: 's', skuCode, specs: {}, quantity: 1 },
    period: { unit: 'month' as const, count: 1 },
  });
  const codes = (plans: { skuCode: string }[]) => plans.map(({ skuCode }) => skuCode);
  expect(codes(smallerPlans(service, configuration('medium')))).toEqual(['small']);
  expect(codes(largerPlans(service, configuration('medium')))).toEqual(['large']);
  expect(codes(smallerPlans(service, configuration('small')))).toEqual([]);
  expect(codes(largerPlans(service, configuration('large')))).toEqual([]);
  expect(configurationPrice(service, configuration('medium'))).toBe(200);
  expect(configurationPrice(service, { ...configuration('medium'), quantity: 11 })).toBeUndefined();
  expect(codes(smallerPlans(service, configuration('unknown')))).toEqual([]);
});
