import { act, renderHook } from '@testing-library/react';
import type { AutomaticRead } from '@/components/query/automaticRead';
import { usePolling } from '@/components/query/usePolling';
import { passTime } from '../support/clock';
import { createService, networkError } from '../support/renderQuery';

function renderPolling() {
  const pending = createService<[AutomaticRead]>();
  return { ...pending, ...renderHook(() => usePolling(pending.service, 3_000)) };
}

const becomeVisible = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

it('a call that an event starts replaces the one that was due', async () => {
  const { calls, resolve } = renderPolling();
  await passTime(2_000);
  await becomeVisible();
  expect(calls).toHaveLength(1);
  await passTime(2_000);
  expect(calls).toHaveLength(1);
  await resolve(0, 'first');
  await passTime(2_950);
  expect(calls).toHaveLength(1);
  await passTime(50);
  expect(calls).toHaveLength(2);
});

it('the pause counts from the last of two calls that overlap', async () => {
  const { calls, resolve } = renderPolling();
  await becomeVisible();
  await becomeVisible();
  await resolve(0, 'first');
  await passTime(1_000);
  await resolve(1, 'second');
  await passTime(2_950);
  expect(calls).toHaveLength(2);
  await passTime(50);
  expect(calls).toHaveLength(3);
});

it('the pause grows with a failure among several reads of a call', async () => {
  const failed = [undefined, networkError()];
  const poll = jest.fn(async () => failed);
  renderHook(() => usePolling(poll, 3_000));
  await passTime(3_000);
  expect(poll).toHaveBeenCalledTimes(1);
  await passTime(5_950);
  expect(poll).toHaveBeenCalledTimes(1);
  await passTime(50);
  expect(poll).toHaveBeenCalledTimes(2);
});

it('nothing is called after unmount, whatever happens', async () => {
  const { calls, resolve, unmount } = renderPolling();
  await becomeVisible();
  unmount();
  await resolve(0, 'first');
  await becomeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  await passTime(10_000);
  expect(calls).toHaveLength(1);
});
