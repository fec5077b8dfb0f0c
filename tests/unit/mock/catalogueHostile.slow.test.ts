import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { resetDb } from '../../../mock/lib/db';
import '../../../mock/lib/start';
import handlers from '../../../mock/service';
import { serviceListSchema } from '../../../src/domain/catalog/service';
import { MAX_PAGE_SIZE } from '../../../src/domain/listing';
import { exchange } from '../../support/mockExchange';

const ON_OFFER = allServices().filter(({ status }) => status === 'active');
const NAMES = [
  'columnId',
  'keyword',
  'type',
  'minPrice',
  'maxPrice',
  'trial',
  'minRating',
  'sort',
  'serviceIds',
  'current',
  'pageSize',
];
const LONG = 'x'.repeat(100_000);

/** Calls the handler with a query as the server's parser may produce it. */
async function search(query: Record<string, unknown>) {
  const call = { method: 'GET', path: '/api/v1/service/list', query, headers: {}, body: {} };
  const response = await exchange(call, {}, handlers['GET /api/v1/service/list']);
  const { code, result }: { code: number; result: unknown } = await response.json();
  expect(code).toBe(200);
  return v.parse(serviceListSchema, result);
}

beforeEach(resetDb);

it.each(NAMES)('accepts any value of %s', async (name) => {
  const nonsense: unknown[] = [
    '',
    LONG,
    '__proto__',
    '-1',
    '0',
    '1e3',
    '0.5',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '(.*)+$',
    '\u0000\ud800',
    '💥',
    null,
    undefined,
    7,
    true,
    [],
    ['a', 'b'],
    [['a'], { b: 'c' }, null],
    { a: 'b' },
    JSON.parse('{"__proto__":"x","constructor":"y","length":"3"}'),
    Array.from({ length: 1000 }, () => LONG),
  ];
  for (const value of nonsense) {
    const { list, total, current, pageSize } = await search({ [name]: value });
    expect(total).toBeLessThanOrEqual(ON_OFFER.length);
    expect(list.length).toBeLessThanOrEqual(Math.min(pageSize, total));
    expect(current).toBeGreaterThanOrEqual(1);
    expect(pageSize).toBeGreaterThanOrEqual(1);
    expect(pageSize).toBeLessThanOrEqual(MAX_PAGE_SIZE);
  }
});

it('ignores invalid values', async () => {
  const unfiltered = await search({});
  for (const query of [
    { sort: 'nonsense' },
    { sort: ['price', 'newest'] },
    { minPrice: 'cheap', maxPrice: '-5' },
    { current: '-3', pageSize: '0' },
    { current: { a: '1' }, pageSize: ['5'] },
    { type: { a: { b: 'api' } } },
    { unknown: 'x' },
  ]) {
    expect(await search(query)).toEqual(unfiltered);
  }
});

it('accepts a repeated key as a list, and as an object with numeric keys', async () => {
  const serviceIds = ON_OFFER.slice(0, 30).map(({ serviceId }) => serviceId);
  const asList = await search({ serviceIds, pageSize: '60' });
  expect(asList.total).toBe(30);
  expect(await search({ serviceIds: { ...serviceIds }, pageSize: '60' })).toEqual(asList);
});
