import { act, renderHook } from '@testing-library/react';
import { jitter } from '@/browser/jitter';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { advanceClock, passTime } from '../support/clock';
import { busyError, createService, networkError, renderQuery, wrapper } from '../support/renderQuery';

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('polling reads silently after each result, never two at the same time', async () => {
  const { calls, options, resolve } = renderQuery({ pollMs: 3_000 });
  await passTime(10_000);
  expect(calls).toHaveLength(1);
  await resolve(0, 'first');
  await passTime(2_900);
  expect(calls).toHaveLength(1);
  await passTime(100);
  expect(calls).toHaveLength(2);
  expect(options(1)).toMatchObject({ silent: true, automatic: true });
  await passTime(10_000);
  expect(calls).toHaveLength(2);
  await resolve(1, 'second');
  await passTime(3_000);
  expect(calls).toHaveLength(3);
});

it('polling deviates by a fifth, so that not all browsers read in the same moment', async () => {
  jest.spyOn(jitter, 'random').mockReturnValue(0.5);
  const { calls, resolve } = renderQuery({ pollMs: 3_000 });
  await resolve(0, 'first');
  await passTime(2_350);
  expect(calls).toHaveLength(1);
  await passTime(50);
  expect(calls).toHaveLength(2);
  jest.spyOn(jitter, 'random').mockReturnValue(0.499_999);
  await resolve(1, 'second');
  await passTime(3_550);
  expect(calls).toHaveLength(2);
  await passTime(50);
  expect(calls).toHaveLength(3);
});

it('polling waits twice as long after each failed read, and as before after a success', async () => {
  const { calls, resolve, reject } = renderQuery({ pollMs: 3_000 });
  await reject(0, networkError());
  await passTime(5_950);
  expect(calls).toHaveLength(1);
  await passTime(50);
  expect(calls).toHaveLength(2);
  await reject(1, networkError());
  await passTime(11_950);
  expect(calls).toHaveLength(2);
  await passTime(50);
  expect(calls).toHaveLength(3);
  await resolve(2, 'back');
  await passTime(3_000);
  expect(calls).toHaveLength(4);
});

it('polling waits as long as the server asks', async () => {
  const { calls, reject } = renderQuery({ pollMs: 3_000 });
  await reject(0, busyError(60));
  await passTime(59_950);
  expect(calls).toHaveLength(1);
  await passTime(50);
  expect(calls).toHaveLength(2);
});

it('a read that the user asks for ends the long pause of polling', async () => {
  const { calls, result, resolve, reject, options } = renderQuery({ pollMs: 3_000 });
  await reject(0, busyError(600));
  await act(async () => void result.current.refresh());
  expect(options(1)).toMatchObject({ silent: false, automatic: false });
  await resolve(1, 'back');
  await passTime(3_000);
  expect(calls).toHaveLength(3);
});

it('a result that a write brings ends the long pause of polling', async () => {
  const { calls, result, resolve, reject } = renderQuery({ pollMs: 3_000 });
  await resolve(0, 'first');
  await passTime(3_000);
  await reject(1, busyError(600));
  await act(async () => result.current.setData('written'));
  await passTime(3_000);
  expect(calls).toHaveLength(3);
});

describe('queries that are polled together', () => {
  function renderPair() {
    const one = createService<[ReadOptions]>();
    const other = createService<[ReadOptions]>();
    const { result } = renderHook(
      () => {
        const queries = [useQuery(one.service), useQuery(other.service)] as const;
        usePolledQueries(queries, 3_000, true);
        return queries;
      },
      { wrapper },
    );
    return { one, other, result };
  }

  /** Until the next read would be twelve seconds later. */
  async function failTwice({ one, other }: Pick<ReturnType<typeof renderPair>, 'one' | 'other'>) {
    await one.resolve(0, 'first');
    await other.resolve(0, 'first');
    await passTime(3_000);
    await one.reject(1, networkError());
    await other.resolve(1, 'second');
    await passTime(6_000);
    await one.reject(2, networkError());
    await other.reject(2, networkError());
  }

  it('wait longer after each failure of one, whatever the others do', async () => {
    const { one, other } = renderPair();
    await failTwice({ one, other });
    await passTime(11_950);
    expect([one.calls.length, other.calls.length]).toEqual([3, 3]);
    await passTime(50);
    expect([one.calls.length, other.calls.length]).toEqual([4, 4]);
  });

  it('are read after the usual pause again once the user has read one of them with success', async () => {
    const { one, other, result } = renderPair();
    await failTwice({ one, other });
    await act(async () => void result.current[0].refresh());
    await one.resolve(3, 'back');
    await passTime(2_950);
    expect([one.calls.length, other.calls.length]).toEqual([4, 3]);
    await passTime(50);
    expect([one.calls.length, other.calls.length]).toEqual([5, 4]);
  });

  it('are read after the usual pause again once a write has brought a result', async () => {
    const { one, other, result } = renderPair();
    await failTwice({ one, other });
    await act(async () => result.current[1].setData('written'));
    await passTime(3_000);
    expect([one.calls.length, other.calls.length]).toEqual([4, 4]);
  });

  it('keep their long pause after a read of the user that fails', async () => {
    const { one, other, result } = renderPair();
    await failTwice({ one, other });
    await act(async () => void result.current[0].refresh());
    await one.reject(3, networkError());
    await passTime(11_950);
    expect([one.calls.length, other.calls.length]).toEqual([4, 3]);
  });
});

it('a refresh resolves with the failure of the call', async () => {
  const { result, resolve, reject } = renderQuery();
  await resolve(0, 'first');
  const outcomes: unknown[] = [];
  const refresh = () => act(async () => void result.current.refresh().then((each) => outcomes.push(each)));
  const error = networkError();
  await refresh();
  await reject(1, error);
  await refresh();
  await resolve(2, 'back');
  expect(outcomes).toEqual([error, undefined]);
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
  expect(options(1)).toMatchObject({ silent: true, automatic: true });
});
