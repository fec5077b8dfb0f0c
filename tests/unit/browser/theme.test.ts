import { parseThemeChoice, themeMode } from '@/browser/theme';
import { partOfDay } from '@/components/partOfDay';

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', 'system'],
  ['', 'system'],
  [null, 'system'],
  [undefined, 'system'],
])('a stored theme of %s is read as %s', (stored, choice) => {
  expect(parseThemeChoice(stored)).toBe(choice);
});

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s on a dark device (%s) shows the %s theme', (choice, deviceIsDark, mode) => {
  expect(themeMode(choice, deviceIsDark)).toBe(mode);
});

it('picks the greeting by hour', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => partOfDay(hour));
  expect(parts.indexOf('morning')).toBe(5);
  expect(parts.indexOf('afternoon')).toBe(12);
  expect(parts.indexOf('evening', 5)).toBe(18);
  expect(parts.slice(0, 5)).toEqual(Array(5).fill('evening'));
});
