import type { Sku } from '@/domain/catalog/service';

const AMOUNTS = { seats: 300, fast: 6_900, archive: 2_000 };

/** A plan that charges for seats above `seats` and, unless it includes them, for speed and archive. */
const plan = (skuCode: string, rank: number, price: number, seats: number, included = true): Sku => ({
  ...{ skuCode, rank, units: undefined, name: skuCode, features: [] },
  periods: [{ unit: 'month', count: 1, price, originalPrice: price }],
  specPricing: [
    { key: 'seats', type: 'number', unitAmount: AMOUNTS.seats, included: seats },
    ...(included
      ? []
      : ([
          { key: 'speed', type: 'choice', amounts: { slow: 0, fast: AMOUNTS.fast } },
          { key: 'archive', type: 'switch', amount: AMOUNTS.archive },
        ] as const)),
  ],
});

/** A service with four plans of three ranks, in another order, and one for another term. */
export const service = {
  ...{ serviceId: 's', status: 'active' as const, trialDays: 0, maxQuantity: 10 },
  specs: [
    { key: 'seats', label: 'Seats', type: 'number' as const, unit: 'seats', min: 5, max: 200, step: 5 },
    {
      ...{ key: 'speed', label: 'Speed', type: 'choice' as const },
      options: [
        { value: 'slow', label: 'Slow' },
        { value: 'fast', label: 'Fast' },
      ],
    },
    { key: 'archive', label: 'Archive', type: 'switch' as const },
  ],
  skus: [
    plan('company', 3, 9_000, 100),
    plan('personal', 1, 900, 5, false),
    plan('team', 2, 10_000, 50),
    plan('school', 2, 8_000, 50),
    {
      ...plan('yearly', 3, 90_000, 100),
      periods: [{ unit: 'year' as const, count: 1, price: 90_000, originalPrice: 90_000 }],
    },
  ],
};
