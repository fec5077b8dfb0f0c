import { toPage } from '../../../mock/lib/paging';

const items = Array.from({ length: 125 }, (_, index) => index);
const ends = (query: Parameters<typeof toPage>[1]) => {
  const { list } = toPage(items, query);
  return [list[0], list.at(-1)];
};

it('has the entries of its number, ten if the query names no size', () => {
  expect(toPage(items, {})).toEqual({ list: items.slice(0, 10), total: 125, current: 1, pageSize: 10 });
  expect([1, 2, 13].map((current) => ends({ current }))).toEqual([
    [0, 9],
    [10, 19],
    [120, 124],
  ]);
  expect(ends({ current: 3, pageSize: 20 })).toEqual([40, 59]);
  expect(ends({ current: 14 })).toEqual([undefined, undefined]);
});

it('has a hundred entries at most', () => {
  expect(toPage(items, { current: 2, pageSize: 1_000 })).toMatchObject({
    list: items.slice(100),
    pageSize: 100,
  });
});
