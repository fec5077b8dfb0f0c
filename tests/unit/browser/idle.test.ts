import { addressWithQuery } from '@/browser/addressWithQuery';
import { whenIdle } from '@/browser/idle';
import { replaceGlobal } from '../../support/globals';

it('waits for an idle browser, two seconds at most', async () => {
  const requestIdleCallback = jest.fn((resolve: () => void) => resolve());
  const restores = [
    replaceGlobal('window', { value: { requestIdleCallback } }),
    replaceGlobal('requestIdleCallback', { value: requestIdleCallback }),
  ];
  await whenIdle();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
  for (const restore of restores.reverse()) restore();
});

it('does not wait where the browser cannot tell', async () => {
  const restore = replaceGlobal('window', { value: {} });
  await expect(whenIdle()).resolves.toBeUndefined();
  restore();
});

it('an address has a question mark only before a query', () => {
  expect(addressWithQuery('/home', new URLSearchParams({ tab: 'a b' }))).toBe('/home?tab=a+b');
  expect(addressWithQuery('/home', new URLSearchParams())).toBe('/home');
});
