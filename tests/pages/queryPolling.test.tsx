import { act } from '@testing-library/react';
import { advanceClock, passTime } from '../support/clock';
import { networkError, renderQuery } from '../support/renderQuery';

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('polling reads silently after each result, never two at the same time', async () => {
  const { calls, options, resolve, reject } = renderQuery({ pollMs: 3_000 });
  await passTime(10_000);
  expect(calls).toHaveLength(1);
  await resolve(0, 'first');
  await passTime(2_900);
  expect(calls).toHaveLength(1);
  await passTime(100);
  expect(calls).toHaveLength(2);
  expect(options(1).silent).toBe(true);
  await passTime(10_000);
  expect(calls).toHaveLength(2);
  await reject(1, networkError());
  await passTime(3_000);
  expect(calls).toHaveLength(3);
});

it('polling stops without an interval, while the page is hidden and after unmount, and goes on', async () => {
  const { calls, resolve, rerender, unmount } = renderQuery({ pollMs: 3_000 });
  await resolve(0, 'first');
  rerender({});
  await passTime(6_000);
  expect(calls).toHaveLength(1);
  rerender({ pollMs: 3_000 });
  await setHidden(true);
  await passTime(6_000);
  expect(calls).toHaveLength(1);
  await setHidden(false);
  expect(calls).toHaveLength(2);
  await resolve(1, 'second');
  unmount();
  await passTime(6_000);
  expect(calls).toHaveLength(2);
});

it('a query that refreshes on focus pauses five seconds between two reads', async () => {
  const { calls, options, resolve } = renderQuery({ refreshOnFocus: true });
  await resolve(0, 'first');
  advanceClock(4);
  await setHidden(false);
  expect(calls).toHaveLength(1);
  advanceClock(1);
  await setHidden(false);
  expect(calls).toHaveLength(2);
  expect(options(1).silent).toBe(true);
});
