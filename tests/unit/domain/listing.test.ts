import * as v from 'valibot';
import { cursorListingSchema, formatTotal, shownPages } from '@/domain/listing';

const read = (...args: Parameters<typeof shownPages>) =>
  shownPages(...args)
    .map(({ page, isGap }) => (isGap ? `(${page})` : page))
    .join(' ');

it.each([
  [1, 1, 1, '1'],
  [1, 4, 1, '1 2 3 4'],
  [1, 9, 1, '1 2 3 (4) 9'],
  [4, 9, 1, '1 2 3 4 5 (7) 9'],
  [5, 9, 1, '1 (2) 4 5 6 (8) 9'],
  [6, 9, 1, '1 (3) 5 6 7 8 9'],
  [9, 9, 1, '1 (6) 7 8 9'],
  [1, 500, 2, '1 2 3 4 5 (6) 500'],
  [250, 500, 2, '1 (245) 248 249 250 251 252 (255) 500'],
  [2, 9e15, 1, '1 2 3 (5) 9000000000000000'],
])('shows page %d of %d with %d on each side, and gaps that lead on', (current, last, around, expected) => {
  expect(read(current, last, around)).toBe(expected);
});

it.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
  [2_345_678, '10,000+'],
])('shows a total of %d, which a back end may stop counting, as %s', (total, expected) => {
  for (const locale of ['zh-CN', 'en-US'])
    expect(formatTotal(total, (value) => value.toLocaleString(locale))).toBe(expected);
});

it('takes cursors of at most 512 characters, and none on the last and first page', () => {
  const schema = cursorListingSchema(v.string());
  const page = { list: ['a'], total: 1, pageSize: 10 };
  expect(v.parse(schema, { ...page, next: null })).toEqual({ ...page, next: undefined, previous: undefined });
  expect(v.is(schema, { ...page, next: 'c'.repeat(512), previous: 'p' })).toBe(true);
  expect(v.is(schema, { ...page, next: 'c'.repeat(513) })).toBe(false);
});
