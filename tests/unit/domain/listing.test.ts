import { shownPages } from '@/domain/listing';

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
