import { themeHash } from '@/layouts/console/themeHash';

it('a restored theme gets a new hash, and an unchanged theme keeps its own', () => {
  const light = { colorText: 'black' };
  const dark = { colorText: 'white' };
  const names = [light, light, dark, light, dark].map((token) => themeHash([token, false]));
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(4);
  expect(themeHash([dark, true])).not.toBe(names[4]);
});
