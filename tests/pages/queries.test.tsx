import { act, renderHook } from '@testing-library/react';
import { RawIntlProvider, type useIntl } from '@umijs/max';
import { Component, type ReactNode } from 'react';
import { useAction } from '@/components/query/useAction';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { RequestError } from '@/domain/requestError';

const refusal = new RequestError('business', 'No such rule.', { code: 404 });
const lostLine = new RequestError('network', 'The connection was lost.');
const bug = new TypeError('Cannot read properties of undefined');

const intl = { locale: 'en-US' } as ReturnType<typeof useIntl>;

/** Collects what reaches the error boundary. */
const caught: unknown[] = [];

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function run<R, P>(hook: (props: P) => R, initialProps: P) {
  return renderHook(hook, {
    initialProps,
    onCaughtError: (error) => void caught.push(error),
    wrapper: ({ children }: { children: ReactNode }) => (
      <RawIntlProvider value={intl}>
        <Boundary>{children}</Boundary>
      </RawIntlProvider>
    ),
  });
}

/** A call that the test settles. */
function pending<T>() {
  const settle = { resolve: (_value: T) => {}, reject: (_error: unknown) => {} };
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

beforeEach(() => {
  caught.length = 0;
});

describe('useQuery', () => {
  it('returns a failed call as its error', async () => {
    const { result } = run(() => useQuery(() => Promise.reject(refusal)), undefined);
    expect(result.current.isLoading).toBe(true);
    await act(async () => {});
    expect(result.current).toMatchObject({ data: undefined, error: refusal, isLoading: false });
  });

  it('throws any other error while rendering, also one of `onData`', async () => {
    run(() => useQuery(() => Promise.reject(bug)), undefined);
    await act(async () => {});
    expect(caught).toEqual([bug]);
    const onData = () => {
      throw bug;
    };
    run(() => useQuery(async () => 'rules', { onData }), undefined);
    await act(async () => {});
    expect(caught).toEqual([bug, bug]);
  });

  it('aborts the last read when its key changes and when the page leaves', async () => {
    const signals: AbortSignal[] = [];
    const read = ({ signal }: ReadOptions) => {
      signals.push(signal);
      return new Promise<string>(() => {});
    };
    const { rerender, unmount } = run((key: string) => useQuery(read, { key }), 'first' as string);
    rerender('second');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('gives a cached read that is under way to the next page', async () => {
    const call = pending<string>();
    const read = jest.fn(({ signal }: ReadOptions) => {
      signal.addEventListener('abort', () => call.reject(signal.reason));
      return call.promise;
    });
    const first = run(() => useQuery(read, { cacheKey: 'rules' }), undefined);
    first.unmount();
    const { result } = run(() => useQuery(read, { cacheKey: 'rules' }), undefined);
    call.resolve('rules');
    await act(async () => {});
    expect(result.current.data).toBe('rules');
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('useAction', () => {
  it('runs one write at a time and says which is pending', async () => {
    const call = pending<string>();
    const write = jest.fn((_ruleId: string) => call.promise);
    const onDone = jest.fn();
    const { result } = run(() => useAction(write, { onDone }), undefined);
    let done: Promise<boolean[]> | undefined;
    act(() => {
      done = Promise.all([result.current.run('one'), result.current.run('two')]);
    });
    expect(result.current).toMatchObject({ isPending: true, pendingArgs: ['one'] });
    await act(async () => call.resolve('saved'));
    expect(await done).toEqual([true, false]);
    expect(write).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledWith('saved', 'one');
    expect(result.current).toMatchObject({ isPending: false, pendingArgs: undefined, outcome: 'done' });
  });

  it.each([
    ['refused', refusal],
    ['unknown', lostLine],
  ])('calls the outcome %s and resolves with false after a failed call', async (outcome, error) => {
    const onFailed = jest.fn();
    const { result } = run(() => useAction(() => Promise.reject(error), { onFailed }), undefined);
    let isDone: boolean | undefined;
    await act(async () => {
      isDone = await result.current.run();
    });
    expect(isDone).toBe(false);
    expect(onFailed).toHaveBeenCalledWith(error);
    expect(result.current).toMatchObject({ isPending: false, outcome, error });
  });

  it('throws any other error while rendering, also one of `onDone`', async () => {
    const failing = run(() => useAction(() => Promise.reject(bug)), undefined);
    await act(async () => void (await failing.result.current.run()));
    expect(caught).toEqual([bug]);
    const onDone = () => {
      throw bug;
    };
    const careless = run(() => useAction(async () => 'saved', { onDone }), undefined);
    await act(async () => void (await careless.result.current.run()));
    expect(caught).toEqual([bug, bug]);
  });
});
