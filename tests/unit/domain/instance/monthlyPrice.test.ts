import { monthlyPrice } from '@/domain/instance/monthlyPrice';

it.each([
  ['a month', 9_900, { unit: 'month', count: 1 }, 9_900],
  ['half a year', 60_000, { unit: 'month', count: 6 }, 10_000],
  ['a quarter, rounded down', 10_000, { unit: 'quarter', count: 1 }, 3_333],
  ['a year, half a cent rounded up', 6, { unit: 'year', count: 1 }, 1],
  ['two years', 240_000, { unit: 'year', count: 2 }, 10_000],
  ['a single delivery, which has no term', 9_900, { unit: 'once', count: 1 }, undefined],
] as const)('the price per month of %s', (_, price, period, expected) => {
  expect(monthlyPrice(price, period)).toBe(expected);
});
