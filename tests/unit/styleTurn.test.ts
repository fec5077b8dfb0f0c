import { styleTurn } from '@/layouts/console/styleTurn';

it('a look that is there again has another name than before, and one that stays keeps its own', () => {
  const light = { colorText: 'black' };
  const dark = { colorText: 'white' };
  const names = [light, light, dark, light, dark].map((token) => styleTurn([token, false]));
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(4);
  expect(styleTurn([dark, true])).not.toBe(names[4]);
});
