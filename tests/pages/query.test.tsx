import { act, renderHook } from '@testing-library/react';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { passTime } from '../support/clock';
import {
  createService,
  handleCaught,
  networkError,
  reader,
  renderQuery,
  wrapper,
} from '../support/renderQuery';

beforeEach(() => {
  handleCaught.mockClear();
  reader.language = 'en-US';
});

describe('a query', () => {
  it('reads once for equal keys, again in another language, and aborts when it unmounts', async () => {
    const { result, calls, options, resolve, rerender, unmount } = renderQuery({ key: { page: 1 } });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await resolve(0, 'first');
    expect(result.current).toMatchObject({ data: 'first', error: undefined, isLoading: false });
    rerender({ key: { page: 1 } });
    expect(calls).toHaveLength(1);
    reader.language = 'zh-CN';
    rerender({ key: { page: 1 } });
    expect(calls).toHaveLength(2);
    expect(options(1).signal.aborted).toBe(false);
    unmount();
    expect(options(1).signal.aborted).toBe(true);
  });

  it('aborts the read of the last key and ignores its late result', async () => {
    const { result, options, resolve, rerender } = renderQuery({ key: ['a'] });
    rerender({ key: ['b'] });
    expect(options(0).signal.aborted).toBe(true);
    expect(options(1).signal.aborted).toBe(false);
    await resolve(1, 'of b');
    await resolve(0, 'of a');
    expect(result.current).toMatchObject({ data: 'of b', isLoading: false });
  });

  it('is loading from the render on that brings a new key', async () => {
    const seen: unknown[] = [];
    const { service, resolve } = createService<[ReadOptions]>();
    const { rerender } = renderHook(
      ({ key }) => {
        const { data, isLoading } = useQuery(service, { key });
        seen.push([key, data, isLoading]);
      },
      { wrapper, initialProps: { key: 1 } },
    );
    await resolve(0, 'of 1');
    seen.length = 0;
    rerender({ key: 2 });
    await resolve(1, 'of 2');
    expect(seen[0]).toEqual([2, 'of 1', true]);
    expect(seen).not.toContainEqual([2, 'of 1', false]);
    expect(seen.at(-1)).toEqual([2, 'of 2', false]);
  });

  it('reads again when one that began offline fails after the connection is back, not before', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = renderQuery();
    const error = networkError();
    await offline.reject(0, error);
    expect(offline.result.current).toMatchObject({ data: undefined, error, isLoading: false });

    const { result, calls, resolve, reject } = renderQuery();
    onLine.mockReturnValue(true);
    await reject(0, networkError());
    await resolve(1, 'late');
    expect(result.current).toMatchObject({ data: 'late', error: undefined, isLoading: false });
    expect([calls.length, offline.calls.length]).toEqual([2, 1]);
  });

  it('keeps an error until a later read succeeds, and the data while a silent refresh fails', async () => {
    const { result, options, resolve, reject } = renderQuery();
    const error = networkError();
    await reject(0, error);
    expect(result.current).toMatchObject({ data: undefined, error, isLoading: false });
    act(() => void result.current.refresh());
    expect(result.current).toMatchObject({ error, isLoading: true });
    await resolve(1, 'second');
    expect(result.current).toMatchObject({ data: 'second', error: undefined, isLoading: false });
    act(() => void result.current.refresh({ silent: true }));
    await reject(2, networkError());
    expect(result.current.data).toBe('second');
    expect([0, 1, 2].map((index) => options(index).silent)).toEqual([false, false, true]);
  });

  it('ends a refresh when the read ends, even a failed or a replaced one', async () => {
    const { result, resolve, reject } = renderQuery();
    const ended: string[] = [];
    act(() => void result.current.refresh().then(() => ended.push('replaced')));
    act(() => void result.current.refresh().then(() => ended.push('failed')));
    await resolve(1, 'too late');
    expect(ended).toEqual(['replaced']);
    await reject(2, networkError());
    expect(ended).toEqual(['replaced', 'failed']);
    expect(result.current.data).toBeUndefined();
  });

  it('reads nothing until it is ready', async () => {
    const { result, calls, rerender } = renderQuery({ ready: false });
    expect(result.current.isLoading).toBe(false);
    expect(calls).toHaveLength(0);
    rerender({ ready: true });
    expect(result.current.isLoading).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('waits until a key stays, but not to refresh', async () => {
    const { result, calls, options, rerender } = renderQuery({ key: 'r', debounceMs: 200 });
    await passTime(150);
    rerender({ key: 're', debounceMs: 200 });
    await passTime(150);
    expect(calls).toHaveLength(0);
    expect(result.current.isLoading).toBe(true);
    await passTime(50);
    expect(calls).toHaveLength(1);
    act(() => void result.current.refresh());
    expect(calls).toHaveLength(2);
    expect(options(0).signal.aborted).toBe(true);
  });

  it('reads again after data were set during a read, which may not know them', async () => {
    const { result, calls, options, resolve } = renderQuery();
    act(() => result.current.setData('written'));
    expect(calls).toHaveLength(2);
    expect([options(0).signal.aborted, options(1).silent]).toEqual([true, true]);
    await resolve(0, 'before the write');
    expect(result.current.data).toBe('written');
    await resolve(1, 'after the write');
    expect(result.current).toMatchObject({ data: 'after the write', isLoading: false });
    act(() => result.current.setData('written again'));
    expect(calls).toHaveLength(2);
  });

  it('does not read again when data are set after a read', async () => {
    const { result, calls, resolve } = renderQuery();
    await resolve(0, 'read');
    act(() => result.current.setData('written'));
    expect(calls).toHaveLength(1);
    expect(result.current.data).toBe('written');
  });

  it('does not abort a cached read on unmount', async () => {
    const first = renderQuery({ cacheKey: 'rules of 10002' });
    first.unmount();
    expect(first.options(0).signal.aborted).toBe(false);
    const second = renderQuery({ cacheKey: 'rules of 10002' });
    await first.resolve(0, 'shared');
    expect(second.calls).toHaveLength(0);
    expect(second.result.current).toMatchObject({ data: 'shared', isLoading: false });
  });

  it('throws errors of onData while rendering, and ignores an abort', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { result, reject } = renderQuery();
    await reject(0, new DOMException('The operation was aborted.', 'AbortError'));
    expect(result.current.error).toBeUndefined();
    expect(handleCaught).not.toHaveBeenCalled();
    const bug = new TypeError('list is undefined');
    const onData = jest.fn((_data: string) => {
      throw bug;
    });
    await renderQuery({ onData }).resolve(0, 'first');
    expect(onData.mock.calls[0]?.[0]).toBe('first');
    expect(handleCaught).toHaveBeenLastCalledWith(bug);
  });
});
