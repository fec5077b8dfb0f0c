import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { localize } from '../../../mock/lib/text';
import { initialSpecValue, type Selection, type SpecValue } from '../../../src/domain/catalog/selection';
import type { Service, ServiceSpec, Sku } from '../../../src/domain/catalog/service';
import { type CouponRule, priceLines, sumLines } from '../../../src/domain/order/quote';

const services: Service[] = allServices().map((record) => ({
  ...localize(record, 'en'),
  publishedAt: '2026-01-01T00:00:00.000Z',
}));

const COUPONS: (CouponRule | undefined)[] = [
  undefined,
  { type: 'amount', amount: 5000, minimum: 0 },
  { type: 'amount', amount: 999_999_999, minimum: 0 },
  { type: 'amount', amount: 20_000, minimum: 100_000 },
  { type: 'part', basisPoints: 1500, minimum: 0, ceiling: 30_000 },
  { type: 'part', basisPoints: 3333, minimum: 1, ceiling: 99_999_999 },
  { type: 'part', basisPoints: 10_000, minimum: 0, ceiling: 99_999_999_999 },
];

/** The first value, the last one and one in between. */
function toValues(spec: ServiceSpec): SpecValue[] {
  if (spec.type === 'switch') return [false, true, true];
  if (spec.type === 'choice') {
    const values = spec.options.map(({ value }) => value);
    return [values[0], values[Math.floor(values.length / 2)], values.at(-1)].map((value) => value ?? '');
  }
  const steps = Math.floor((spec.max - spec.min) / spec.step);
  return [0, Math.floor(steps / 3), steps].map((step) => spec.min + step * spec.step);
}

function* toSelections(service: Service, sku: Sku): Generator<Selection> {
  const quantities = new Set([1, Math.min(2, service.maxQuantity), service.maxQuantity]);
  for (const { unit, count } of sku.periods) {
    for (const index of [0, 1, 2]) {
      const specs = Object.fromEntries(
        service.specs.map((spec, position) => [spec.key, toValues(spec)[(index + position) % 3] ?? '']),
      );
      const selection = {
        serviceId: service.serviceId,
        skuCode: sku.skuCode,
        specs,
        period: { unit, count },
      };
      for (const quantity of quantities) yield { ...selection, quantity, orderType: 'new' };
      if (service.trialDays > 0) yield { ...selection, quantity: 1, orderType: 'trial' };
    }
  }
}

/** The errors in the price of a selection; too many for an `expect` each. */
function errors(service: Service, selection: Selection, coupon: CouponRule | undefined): string[] {
  const lines = priceLines(service, selection, coupon);
  const { originalAmount, discountAmount, payableAmount } = sumLines(lines);
  const checks: Record<string, boolean> = {
    'the lines sum to what is payable': lines.reduce((sum, { amount }) => sum + amount, 0) === payableAmount,
    'payable is original less discount': payableAmount === originalAmount - discountAmount,
    'nothing is below zero': Math.min(payableAmount, originalAmount, discountAmount) >= 0,
    'a trial costs nothing': selection.orderType !== 'trial' || payableAmount === 0,
    'all are whole cents': [
      originalAmount,
      discountAmount,
      payableAmount,
      ...lines.flatMap(({ unitAmount, amount, factors }) => [
        unitAmount,
        amount,
        ...factors.map(({ value }) => value),
      ]),
    ].every(Number.isSafeInteger),
    'an amount is its unit taken by its factors': lines.every(
      ({ unitAmount, factors, amount }) =>
        factors.reduce((product, { value }) => product * value, unitAmount) === amount,
    ),
    'only discounts are negative': lines.every(({ kind, amount }) =>
      kind === 'plan' || kind === 'spec' ? amount >= 0 : amount < 0,
    ),
    'the plan is one line': lines.filter(({ kind }) => kind === 'plan').length <= 1,
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `${name}: ${JSON.stringify({ selection, coupon, lines })}`);
}

it('every service is priced in items that add up in whole cents and are never negative', () => {
  for (const service of services) {
    const selections = service.skus.flatMap((sku) => [...toSelections(service, sku)]);
    const found = selections.flatMap((selection) =>
      // A trial takes no coupon.
      (selection.orderType === 'trial' ? [undefined] : COUPONS).flatMap((coupon) =>
        errors(service, selection, coupon),
      ),
    );
    expect(selections.length).toBeGreaterThanOrEqual(3);
    expect(found).toEqual([]);
  }
});

it('every service can be bought for the price on its card', () => {
  for (const service of services) {
    const { serviceId, priceFromPeriod: period, priceFrom, skus } = service;
    const payable = skus
      .filter((sku) => sku.periods.some(({ unit, count }) => unit === period.unit && count === period.count))
      .map(({ skuCode }) => {
        const specs = Object.fromEntries(service.specs.map((spec) => [spec.key, initialSpecValue(spec)]));
        const selection = { serviceId, skuCode, specs, period, quantity: 1, orderType: 'new' } as const;
        return sumLines(priceLines(service, selection)).payableAmount;
      });
    const offered = skus.flatMap(({ periods }) => periods.map(({ price }) => price));
    const lowest = [Math.min(...payable), Math.min(...offered)];
    expect([serviceId, ...lowest]).toEqual([serviceId, priceFrom, priceFrom]);
  }
});

it('discounts are honest: longer periods cost less per month, and the original price is correct', () => {
  const months = { month: 1, quarter: 3, year: 12, once: 0 } as const;
  for (const { periods } of services.flatMap(({ skus }) => skus)) {
    for (const { price, originalPrice } of periods) expect(originalPrice).toBeGreaterThanOrEqual(price);
    const timed = periods.filter(({ unit }) => unit !== 'once');
    const length = ({ unit, count }: (typeof periods)[number]) => months[unit] * count;
    const [shortest, ...longer] = timed.sort((a, b) => length(a) - length(b));
    if (!shortest) continue;
    for (const period of longer) {
      expect(period.originalPrice * length(shortest)).toBe(shortest.price * length(period));
      expect(period.price * length(shortest)).toBeLessThanOrEqual(shortest.price * length(period));
    }
  }
});
