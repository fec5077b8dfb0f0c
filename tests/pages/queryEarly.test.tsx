import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren, useDeferredValue } from 'react';
import { firstRendering } from '@/browser/earlyAnswers';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { wrapper } from '../support/renderQuery';

/** Makes the document have started reads, one of which has arrived, for the first rendering. */
function startEarly() {
  firstRendering.isOver = false;
  const read = { answer: Promise.resolve(undefined), hasArrived: true, abort: () => {} };
  globalThis.__EARLY_READS__ = new Map([['any', read]]);
}

afterEach(() => {
  firstRendering.isOver = true;
  globalThis.__EARLY_READS__ = undefined;
});

/** In slices, like the portal's first rendering. */
function DeferredFirstRender({ children }: PropsWithChildren) {
  return wrapper({ children: useDeferredValue(children, null) });
}

type Options = Parameters<typeof useQuery<string>>[1];

/** Renders a query and records the data of each rendering. */
async function renderEarly(options: Options, readEarly: () => string) {
  const read = jest.fn(async ({ onlyEarly }: ReadOptions) => (onlyEarly ? readEarly() : 'own'));
  const seen: unknown[] = [];
  const useRecorded = (current: Options) => {
    const query = useQuery(read, current);
    seen.push([query.data, query.isLoading]);
    return query;
  };
  const hook = await act(async () =>
    renderHook(useRecorded, { wrapper: DeferredFirstRender, initialProps: options }),
  );
  return { read, seen, ...hook };
}

it('has the result of an early read in its first rendering, and reads nothing on mount', async () => {
  startEarly();
  const handleData = jest.fn();
  const { read, seen } = await renderEarly({ startsEarly: true, onData: handleData }, () => 'early');
  expect(new Set(seen.map(String))).toEqual(new Set(['early,false']));
  expect(read).toHaveBeenCalledTimes(1);
  expect(handleData.mock.calls).toEqual([['early']]);
});

it('reads again for a new key and on refresh', async () => {
  startEarly();
  const { read, result, rerender } = await renderEarly({ startsEarly: true, key: 1 }, () => 'early');
  await act(async () => rerender({ startsEarly: true, key: 2 }));
  expect(result.current.data).toBe('own');
  await act(() => result.current.refresh());
  expect(read.mock.calls.map(([options]) => options.onlyEarly === true)).toEqual([true, false, false]);
});

it('reads itself when its read has not started early', async () => {
  startEarly();
  const { read, seen, result } = await renderEarly({ startsEarly: true }, () => {
    throw new DOMException('There is no early answer', 'AbortError');
  });
  expect(seen[0]).toEqual([undefined, true]);
  expect(result.current).toMatchObject({ data: 'own', isLoading: false });
  expect(read).toHaveBeenCalledTimes(2);
});

it('is not called while it is not ready', async () => {
  startEarly();
  const { read } = await renderEarly({ startsEarly: true, ready: false }, () => 'early');
  expect(read).not.toHaveBeenCalled();
});
