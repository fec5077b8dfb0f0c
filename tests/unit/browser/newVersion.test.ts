import { staysDismissed } from '@/browser/newVersion';

it('is no longer offered once it was dismissed, until another one is deployed or it is needed', () => {
  const DAY_MS = 86_400_000;
  const found = { version: 'b', foundAt: 10 * DAY_MS, need: 'none' } as const;
  const dismissed = { version: 'b', dismissedAt: 9 * DAY_MS };
  expect(staysDismissed(found, undefined)).toBe(false);
  expect(staysDismissed(found, dismissed)).toBe(true);
  expect(staysDismissed({ ...found, version: 'c' }, dismissed)).toBe(false);
  expect(staysDismissed({ ...found, need: 'soon' }, dismissed)).toBe(false);
  expect(staysDismissed({ ...found, need: 'soon', foundAt: 10 * DAY_MS - 1 }, dismissed)).toBe(true);
  expect(staysDismissed({ ...found, need: 'now', foundAt: 9 * DAY_MS }, dismissed)).toBe(false);
});
