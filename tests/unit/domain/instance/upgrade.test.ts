import { shiftByPeriod } from '@/domain/calendar';
import type { Period } from '@/domain/catalog/service';
import type { PlanChange } from '@/domain/instance/planChange';
import {
  changedConfiguration,
  configurationPrice,
  daysOfTerm,
  daysUntil,
  otherPlans,
  renewedEnd,
  upgradeAmount,
} from '@/domain/instance/upgrade';
import { service } from './plans';

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
  // Nothing is paid back.
  [20_000, 10_000, 15, 30, 0],
])(
  'an upgrade from %i to %i cents with %i of %i days left costs %i',
  (before, after, daysLeft, daysOfPeriod, amount) => {
    expect(upgradeAmount({ before, after, daysLeft, daysOfPeriod, laterTerms: 0 })).toBe(amount);
  },
);

it('an upgrade costs at most the difference, and more for each remaining day', () => {
  for (const difference of [1, 997, 99_999]) {
    const amounts = Array.from({ length: 366 }, (_, daysLeft) =>
      upgradeAmount({ before: 500, after: 500 + difference, daysLeft, daysOfPeriod: 365, laterTerms: 0 }),
    );
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(amounts.at(-1)).toBe(difference);
  }
});

it.each([
  ['days', { daysLeft: -1 }],
  ['a term without a day', { daysOfPeriod: 0 }],
  ['terms', { laterTerms: -1 }],
])('rejects less than no time: %s', (_what, time) => {
  const terms = { before: 1, after: 2, daysLeft: 1, daysOfPeriod: 30, laterTerms: 0, ...time };
  expect(() => upgradeAmount(terms)).toThrow(new RangeError('This is no paid time'));
});

const MONTH: Period = { unit: 'month', count: 1 };
const YEAR: Period = { unit: 'year', count: 1 };

it.each([
  // begin of the terms, end, period, now, expected
  ['the days of the last term', '2026-03-20', MONTH, at('2026-03-10'), [10, 28, 0]],
  ['a begun day as a whole one', '2026-03-20', MONTH, at('2026-03-10') - 1, [11, 28, 0]],
  ['no day of a term that is over', '2026-03-20', MONTH, at('2026-04-10'), [0, 28, 0]],
  ['a renewed term apart from the current one', '2026-03-20', MONTH, at('2026-02-10'), [10, 31, 1]],
  ['from the moment at which a term begins', '2029-03-20', YEAR, at('2026-03-20'), [365, 365, 2]],
  ['to the moment at which a term ends', '2029-03-20', YEAR, at('2026-03-20') - 1, [1, 365, 3]],
  ['a single delivery as one term', '2026-03-20', { unit: 'once', count: 1 }, at('2026-03-10'), [10, 10, 0]],
] as const)('daysOfTerm counts %s', (_what, end, period, now, [daysLeft, daysOfPeriod, laterTerms]) => {
  expect(daysOfTerm(at(end), period, now)).toEqual({ daysLeft, daysOfPeriod, laterTerms });
});

it('daysOfTerm goes by the anchor day, over a shorter month', () => {
  const end = Date.parse('2027-03-31T02:00:00+08:00');
  const now = Date.parse('2027-02-14T10:00:00+08:00');
  expect(daysOfTerm(end, MONTH, now, 31)).toEqual({ daysLeft: 14, daysOfPeriod: 28, laterTerms: 1 });
});

it('counts as many days as are left until the end of the service', () => {
  const end = at('2029-03-20');
  for (const now of [at('2026-03-20'), at('2026-07-01') + 1, at('2028-12-24'), end - 1]) {
    const { daysLeft, laterTerms } = daysOfTerm(end, YEAR, now);
    const laterDays = daysUntil(end, shiftByPeriod(end, YEAR, -laterTerms) ?? 0);
    expect(daysLeft + laterDays).toBe(daysUntil(end, now));
  }
});

it.each([
  ['at the begin of three terms', at('2026-03-20'), 90_000],
  ['within the first of three terms', at('2026-03-20') + 165 * 86_400_000, 76_438],
  ['within the last term', at('2028-03-20') + 165 * 86_400_000, 16_438],
])('an upgrade for ¥300.00 more a term, %s, costs %3$i', (_when, now, amount) => {
  const paidTime = daysOfTerm(at('2029-03-20'), YEAR, now);
  expect(upgradeAmount({ before: 70_900, after: 100_900, ...paidTime })).toBe(amount);
});

it('renewedEnd starts at the end, or now if that is in the past', () => {
  const year = { unit: 'year', count: 1 } as const;
  expect(renewedEnd(at('2026-12-01'), year, at('2026-11-20'))).toBe(at('2027-12-01'));
  expect(renewedEnd(at('2026-10-01'), year, at('2026-11-20'))).toBe(at('2027-11-20'));
  expect(renewedEnd(at('2026-10-01'), { unit: 'once', count: 1 }, at('2026-11-20'))).toBeUndefined();
});

const configuration = (skuCode: string, specs: object = {}) => ({
  ...{ serviceId: 's', skuCode, quantity: 1, period: MONTH },
  specs: { seats: 5, speed: 'slow', archive: false, ...specs },
});
const codes = (skuCode: string, kind: PlanChange, specs?: object) =>
  otherPlans(service, configuration(skuCode, specs), kind).map((plan) => plan.skuCode);

it('offers the plans of a higher, a lower and the same rank for the same term', () => {
  expect(codes('team', 'upgrade')).toEqual(['company']);
  expect(codes('team', 'downgrade')).toEqual(['personal']);
  expect(codes('team', 'change')).toEqual(['school']);
  expect(codes('company', 'upgrade')).toEqual([]);
  expect(codes('unknown', 'downgrade')).toEqual([]);
});

it('never offers a smaller plan as an upgrade because its price for the same specs is higher', () => {
  const specs = { seats: 50, speed: 'fast', archive: true };
  const price = (skuCode: string) => configurationPrice(service, configuration(skuCode, specs)) ?? 0;
  expect(price('personal')).toBeGreaterThan(price('team'));
  expect(codes('team', 'upgrade', specs)).toEqual(['company']);
  expect(codes('team', 'downgrade', specs)).toEqual(['personal']);
});

it('prices a configuration, unless it is not sold', () => {
  expect(configurationPrice(service, configuration('team'))).toBe(10_000);
  expect(configurationPrice(service, { ...configuration('team'), quantity: 11 })).toBeUndefined();
});

it('changes the plan with its specs, and a downgrade buys nothing that the larger plan included', () => {
  const change = (from: string, to: string, specs?: object) =>
    changedConfiguration(service, configuration(from, specs), to);
  expect(change('personal', 'team')).toEqual(configuration('team', { seats: 50, archive: true }));
  expect(change('team', 'personal', { seats: 50, speed: 'fast', archive: true })).toEqual(
    configuration('personal'),
  );
  expect(change('team', 'personal', { seats: 60 })).toEqual(configuration('personal', { seats: 60 }));
  expect(change('team', 'team')).toEqual(configuration('team'));
  expect(change('team', 'unknown')).toEqual(configuration('unknown'));
});
