import type { EndpointKey } from '../../config/contract/endpoint';
import { MARKET_PAGE_SIZE } from '../../src/domain/catalog/marketQuery';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../src/domain/listing';
import type { Query } from './backend';
import { checkCursors, hasCursor } from './cursors';
import { accessProblem, readable } from './reading';
import { at, getEntries, identify, toSample } from './samples';
import { listProblem, type Problem } from './verdict';
import type { Walk } from './walk';

type Read = (query: Query, what: string) => Promise<unknown>;

/** The orders of lists: a query, the field that it sorts by, and whether the least comes first. */
const ORDERS: Partial<Record<EndpointKey, readonly [Query, field: string, 'ascending' | 'descending'][]>> = {
  'GET order/list': [[{}, 'createdAt', 'descending']],
  'GET charge/list': [[{}, 'createdAt', 'descending']],
  'GET message/list': [[{}, 'createdAt', 'descending']],
  'GET user/login/history': [[{}, 'at', 'descending']],
  'GET service/list': [
    [{ sort: 'price' }, 'priceFrom', 'ascending'],
    [{ sort: 'priceDescending' }, 'priceFrom', 'descending'],
    [{ sort: 'orders' }, 'orderCount', 'descending'],
    [{ sort: 'newest' }, 'publishedAt', 'descending'],
    [{ sort: 'rating' }, 'rating.score', 'descending'],
  ],
  'GET service/{serviceId}/reviews': [
    [{ sort: 'highest' }, 'stars', 'descending'],
    [{ sort: 'lowest' }, 'stars', 'ascending'],
    [{ sort: 'newest' }, 'createdAt', 'descending'],
  ],
  'GET rule': [
    [{ sort: 'callNo' }, 'callNo', 'ascending'],
    [{ sort: '-callNo' }, 'callNo', 'descending'],
    [{ sort: 'updatedAt' }, 'updatedAt', 'ascending'],
    [{ sort: '-progress' }, 'progress', 'descending'],
  ],
  'GET console/dashboard/keywords': [
    [{ sort: 'users', order: 'ascend' }, 'users', 'ascending'],
    [{ sort: 'users', order: 'descend' }, 'users', 'descending'],
  ],
};

/** Checks that lists keep `current` or their cursors, `pageSize`, and their order. */
export async function checkLists(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, query, auth } = endpoint;
    if (!query?.entries.pageSize || accessProblem(endpoint, walk.user.pages)) continue;
    const sample = toSample(endpoint, walk.results);
    const whole = walk.results.get(key);
    if (!sample || whole === undefined) continue;
    const read: Read = (own, what) =>
      walk.succeed(
        key,
        { ...sample, query: { ...sample.query, ...own }, ...(auth === 'none' && { token: undefined }) },
        what,
      );
    if (!hasCursor(endpoint)) walk.report.record(key, 'paging', await pagingProblems(key, whole, read));
    walk.report.record(key, 'order', await orderProblems(key, read));
    walk.results.set(key, whole);
  }
  await checkCursors(walk);
}

async function pagingProblems(key: EndpointKey, whole: unknown, read: Read): Promise<Problem[]> {
  const page = (current: string | number, pageSize: number) => read({ current, pageSize }, 'paging');
  const total = Number(at(whole, 'total'));
  const entries = getEntries(whole);
  const first = await page(1, 1);
  const second = await page(2, 1);
  const last = await page(Math.max(total, 1), 1);
  const afterLast = await page(total + 1, 1);
  const huge = await page(1, 1_000_000);
  await page('x', -1);
  const size = Number(at(huge, 'pageSize'));
  const usual = key === 'GET service/list' ? MARKET_PAGE_SIZE : DEFAULT_PAGE_SIZE;
  const expected = Math.min(total, Number(at(whole, 'pageSize')));
  const isEntry = (result: unknown, index: number) =>
    entries.length <= index || identify(getEntries(result)[0]) === identify(entries[index]);
  const wrong: [boolean, path: string, message: string][] = [
    [entries.length !== expected, 'list', `has ${entries.length} entries, expected ${expected} of ${total}`],
    [at(whole, 'pageSize') !== usual, 'pageSize', `is not ${usual} when none is requested`],
    [getEntries(first).length !== Math.min(1, total), 'list', 'a page of one does not hold one entry'],
    [at(first, 'pageSize') !== 1, 'pageSize', 'is not the requested one'],
    [at(first, 'current') !== 1, 'current', 'is not the requested one'],
    [at(second, 'current') !== 2, 'current', 'is not 2 on the second page'],
    [!isEntry(first, 0), 'list', 'the first page of one is not the first entry of the whole'],
    [!isEntry(second, 1), 'list', 'the second page of one is not the second entry of the whole'],
    [total > 0 && getEntries(last).length === 0, 'total', `is ${total}, but page ${total} of one is empty`],
    [getEntries(afterLast).length > 0, 'list', 'a page after the last one is not empty'],
    [at(afterLast, 'total') !== total, 'total', 'is another one on a page after the last'],
    [getEntries(huge).length > size, 'list', 'a page contains more than its pageSize'],
    [size > MAX_PAGE_SIZE, 'pageSize', `is ${size} of a million, expected at most ${MAX_PAGE_SIZE}`],
  ];
  return wrong.flatMap(([isWrong, name, message]) => (isWrong ? [listProblem(name, message)] : []));
}

async function orderProblems(key: EndpointKey, read: Read): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [query, field, direction] of ORDERS[key] ?? []) {
    const list = getEntries(await read({ ...query, pageSize: 100 }, 'order'));
    const values = list.map((entry) => at(entry, ...field.split('.')) as string | number);
    const [lower, upper] = direction === 'ascending' ? [0, 1] : [1, 0];
    const isSorted = values.slice(1).every((value, index) => {
      const pair = [values[index], value];
      return !((pair[lower] ?? 0) > (pair[upper] ?? 0));
    });
    const what = query.sort === undefined ? 'the list' : `with sort=${query.sort} the list`;
    if (!isSorted) problems.push(listProblem('list', `${what} is not sorted by ${field}, ${direction}`));
  }
  return problems;
}
