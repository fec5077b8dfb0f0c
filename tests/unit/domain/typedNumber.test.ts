import { readNumber } from '@/domain/typedNumber';

it.each([
  ['12', 12],
  ['１２', 12],
  ['１２．５', 12.5],
  ['−3', -3],
  [' 7 ', 7],
  ['', undefined],
  ['12,5', '12,5'],
  ['ten', 'ten'],
  ['1e999', '1e999'],
])('reads %j', (typed, number) => expect(readNumber(typed)).toBe(number));
