import { daysOfTerm, largerPlans, renewedEnd, smallerPlans, upgradeAmount } from '@/domain/instance/upgrade';

const at = (text: string) => Date.parse(`${text}T08:30:00.000Z`);

it.each([
  // before, after, days left, days of the period, amount
  [10_000, 20_000, 15, 30, 5_000],
  [10_000, 20_000, 30, 30, 10_000],
  [10_000, 20_000, 0, 30, 0],
  [58_800, 128_000, 253, 365, 47_966],
  [0, 1, 1, 2, 1],
  [0, 1, 1, 3, 0],
])(
  'an upgrade from %i to %i cents with %i of %i days left costs %i',
  (before, after, daysLeft, daysOfPeriod, amount) => {
    expect(upgradeAmount({ before, after, daysLeft, daysOfPeriod })).toBe(amount);
  },
);

it('an upgrade costs at most the difference, and more for each remaining day', () => {
  for (let difference = 1; difference < 100_000; difference += 997) {
    let last = 0;
    for (let daysLeft = 0; daysLeft <= 365; daysLeft += 1) {
      const amount = upgradeAmount({ before: 500, after: 500 + difference, daysLeft, daysOfPeriod: 365 });
      expect(amount).toBeGreaterThanOrEqual(last);
      expect(amount).toBeLessThanOrEqual(difference);
      last = amount;
    }
    expect(last).toBe(difference);
  }
});

it('rejects a downgrade', () => {
  expect(() => upgradeAmount({ before: 2, after: 1, daysLeft: 1, daysOfPeriod: 30 })).toThrow(RangeError);
});

it('daysOfTerm counts the days of the last period', () => {
  const period = { unit: 'month', count: 1 } as const;
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-03-10'))).toEqual({ daysLeft: 10, daysOfPeriod: 28 });
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-03-10') + 1)).toMatchObject({ daysLeft: 10 });
  expect(daysOfTerm(at('2026-03-20'), period, at('2026-04-10'))).toMatchObject({ daysLeft: 0 });
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
  expect(codes(smallerPlans(service, configuration('unknown')))).toEqual([]);
});
