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
])('what is stored (%s) is %s', (stored, choice) => {
  expect(parseThemeChoice(stored)).toBe(choice);
});

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s on a device that is dark: %s shows %s', (choice, deviceIsDark, mode) => {
  expect(themeMode(choice, deviceIsDark)).toBe(mode);
});

it('greets by the hour', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => partOfDay(hour));
  expect(parts.indexOf('morning')).toBe(5);
  expect(parts.indexOf('afternoon')).toBe(12);
  expect(parts.indexOf('evening', 5)).toBe(18);
  expect(parts.slice(0, 5)).toEqual(Array(5).fill('evening'));
});
