import {
  comparedColumns,
  comparedTerm,
  priceFor,
  readCompared,
  sharedFeatures,
  termsOf,
  toEntry,
  withCompared,
} from '@/domain/catalog/comparison';
import type { Period, Service, Sku } from '@/domain/catalog/service';

const month: Period = { unit: 'month', count: 1 };
const year: Period = { unit: 'year', count: 1 };
const once: Period = { unit: 'once', count: 1 };

const sku = (skuCode: string, periods = [month]): Sku => ({
  skuCode,
  name: skuCode,
  features: [],
  periods: periods.map((period, index) => ({ ...period, price: index + 1, originalPrice: index + 1 })),
  specPricing: [],
  rank: undefined,
  units: undefined,
});
const service = (serviceId: string, codes: string[]) =>
  ({ serviceId, skus: codes.map((code) => sku(code)) }) as Service;
const read = (query: string) => readCompared(new URLSearchParams(query));

describe('readCompared', () => {
  it('reads services of an old link: at most four, without duplicates, in order', () => {
    expect(read('compare=b&compare=a&compare=b&compare=&compare=c&compare=d&compare=e')).toEqual(
      ['b', 'a', 'c', 'd'].map((serviceId) => ({ serviceId })),
    );
  });

  it('reads a plan of each, or none', () => {
    expect(read('compare=a&compare=a&compare=b&comparePlan=pro&comparePlan=basic&comparePlan=')).toEqual([
      { serviceId: 'a', skuCode: 'pro' },
      { serviceId: 'a', skuCode: 'basic' },
      { serviceId: 'b' },
    ]);
  });

  it('ignores invalid ids and plans', () => {
    const long = 'x'.repeat(65);
    expect(read(`compare=${long}&compare=a&comparePlan=p&comparePlan=${long}`)).toEqual([{ serviceId: 'a' }]);
  });
});

describe('withCompared', () => {
  it('writes what can be read again, and keeps other parameters', () => {
    const entries = [{ serviceId: 'a' }, { serviceId: 'b', skuCode: 'x y' }];
    const query = withCompared(new URLSearchParams('type=api&compare=old&comparePlan=old'), entries);
    expect(readCompared(query)).toEqual(entries);
    expect(query.toString()).toBe('type=api&compare=a&compare=b&comparePlan=&comparePlan=x+y');
  });

  it('writes services alone as an old link has them', () => {
    expect(withCompared(new URLSearchParams(), [{ serviceId: 'a' }]).toString()).toBe('compare=a');
  });
});

describe('comparedColumns', () => {
  const services = new Map<string, Service | undefined>([
    ['a', service('a', ['a1', 'a2', 'a3', 'a4', 'a5'])],
    ['b', service('b', ['b1', 'b2', 'b3'])],
    ['c', service('c', ['c1'])],
    ['gone', undefined],
  ]);
  const codes = (query: string) =>
    comparedColumns(read(query), services).map((column) => column.sku?.skuCode ?? column.serviceId);

  it.each([
    ['compare=a', ['a1', 'a2', 'a3', 'a4']],
    ['compare=b', ['b1', 'b2', 'b3']],
    ['compare=a&compare=b', ['a1', 'a2', 'b1', 'b2']],
    ['compare=a&compare=b&compare=c', ['a1', 'b1', 'c1']],
    ['compare=a&compare=b&comparePlan=a5&comparePlan=', ['a5', 'b1', 'b2', 'b3']],
    ['compare=b&compare=b&comparePlan=b2&comparePlan=', ['b2', 'b1', 'b3']],
    ['compare=b&compare=b&comparePlan=b3&comparePlan=b1', ['b3', 'b1']],
    ['compare=gone&compare=c', ['gone', 'c1']],
  ])('of %s are the chosen plans, and the first ones of services without a choice', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  it('shows the first plan instead of one that no longer exists, once', () => {
    expect(codes('compare=b&comparePlan=old')).toEqual(['b1']);
    expect(codes('compare=b&compare=b&comparePlan=old&comparePlan=b1')).toEqual(['b1']);
    expect(codes('compare=gone&compare=gone&comparePlan=x&comparePlan=y')).toEqual(['gone']);
  });

  it('can be chosen exactly', () => {
    const columns = comparedColumns(read('compare=c&compare=gone'), services);
    expect(columns.map(toEntry)).toEqual([{ serviceId: 'c', skuCode: 'c1' }, { serviceId: 'gone' }]);
  });
});

describe('the term of a comparison', () => {
  const skus = [sku('p', [year, once]), sku('q', [month, year]), sku('r', [year])];

  it('is one of the terms of the plans, the shortest first', () => {
    expect(termsOf(skus)).toEqual([month, year, once]);
  });

  it.each([
    ['month-1', month],
    ['month-9', year],
    [undefined, year],
  ])('for %s is the wanted one, else the one that most plans offer', (wanted, expected) => {
    expect(comparedTerm(skus, wanted)).toEqual(expected);
  });

  it('of equals is the first; without plans there is none', () => {
    expect(comparedTerm([sku('p', [year]), sku('q', [month])], undefined)).toEqual(month);
    expect(comparedTerm([], 'month-1')).toBeUndefined();
  });

  it('has the price of each plan, else that of its first term', () => {
    expect(skus.map((each) => priceFor(each, month)?.unit)).toEqual(['year', 'month', 'year']);
    expect(priceFor(sku('p', [month, year]), year)?.price).toBe(2);
  });
});

describe('sharedFeatures', () => {
  it('returns those that several plans have, in order', () => {
    const features = [['a', 'b'], ['c', 'b', 'a'], ['d']].map((each) => ({ features: each }));
    expect(sharedFeatures(features)).toEqual(['a', 'b']);
  });
});
