import { canCheckVersion, newerVersion } from '@/browser/portalVersion';

it('is requested at most every five minutes, and again after the clock was set back', () => {
  expect(canCheckVersion(0, 299_999)).toBe(false);
  expect(canCheckVersion(0, 300_000)).toBe(true);
  expect(canCheckVersion(1_000_000, 0)).toBe(true);
});

it('is newer when it has a name that differs from the current one', () => {
  expect(newerVersion({ version: 'b' }, 'a')).toBe('b');
  expect(newerVersion({ version: 'a' }, 'a')).toBeUndefined();
  expect(newerVersion({ version: 'b' }, undefined)).toBeUndefined();
  for (const reply of [undefined, null, '<!doctype html>', {}, { version: 7 }, { version: '' }])
    expect(newerVersion(reply, 'a')).toBeUndefined();
});
