import { act, renderHook } from '@testing-library/react';
import { useAction } from '@/components/query/useAction';
import { RequestError } from '@/domain/requestError';
import { createService, handleCaught, networkError, wrapper } from '../support/renderQuery';

type Options = Parameters<typeof useAction<[string], string>>[1];

beforeEach(() => handleCaught.mockClear());

function renderAction(options: Options = {}) {
  const pending = createService<[string]>();
  const hook = renderHook(() => useAction(pending.service, options), { wrapper });
  const run = (arg: string) => act(async () => void hook.result.current.run(arg));
  return { ...pending, ...hook, run };
}

it('an action runs once at a time', async () => {
  const { result, calls, run, resolve } = renderAction();
  await run('first');
  await run('second');
  expect(result.current).toMatchObject({ isPending: true, pendingArgs: ['first'] });
  expect(calls.map(({ args }) => args)).toEqual([['first']]);
  await resolve(0, 'saved');
  expect(result.current).toMatchObject({ isPending: false, pendingArgs: undefined, outcome: 'done' });
  await run('third');
  expect(calls).toHaveLength(2);
});

it('an action is pending until onDone has ended, and passes on its result and arguments', async () => {
  const after = createService<[string, string]>();
  const { result, run, resolve } = renderAction({ onDone: after.service });
  await run('first');
  await resolve(0, 'saved');
  expect(after.call(0).args).toEqual(['saved', 'first']);
  expect(result.current).toMatchObject({ isPending: true, outcome: 'done' });
  await after.resolve(0, '');
  expect(result.current.isPending).toBe(false);
});

it('an action distinguishes a refusal from an unknown outcome, until it runs again or is reset', async () => {
  const onFailed = jest.fn();
  const { result, run, reject } = renderAction({ onFailed });
  await run('first');
  const refusal = new RequestError('business', 'no', { code: 409 });
  await reject(0, refusal);
  expect(result.current).toMatchObject({ isPending: false, outcome: 'refused', error: refusal });
  expect(onFailed).toHaveBeenLastCalledWith(refusal, 'first');
  await run('second');
  expect(result.current).toMatchObject({ outcome: undefined, error: undefined });
  const lost = networkError();
  await reject(1, lost);
  expect(result.current).toMatchObject({ outcome: 'unknown', error: lost });
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ outcome: undefined, error: undefined });
  // An aborted call has no outcome.
  await run('third');
  await reject(2, new DOMException('The operation was aborted.', 'AbortError'));
  expect(result.current).toMatchObject({ isPending: false, outcome: undefined, error: undefined });
});

it('an action stays done when a read after it fails', async () => {
  const { result, run, resolve } = renderAction({ onDone: () => Promise.reject(networkError()) });
  await run('first');
  await resolve(0, 'saved');
  expect(result.current).toMatchObject({ isPending: false, outcome: 'done', error: undefined });
});

it('an action throws any other error while rendering, including errors of onDone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const bug = new TypeError('rule is undefined');
  const first = renderAction();
  await first.run('first');
  await first.reject(0, bug);
  expect(handleCaught).toHaveBeenLastCalledWith(bug);

  const other = new TypeError('list is undefined');
  const onDone = () => {
    throw other;
  };
  const second = renderAction({ onDone });
  await second.run('first');
  await second.resolve(0, 'saved');
  expect(handleCaught).toHaveBeenLastCalledWith(other);
});

it('an action rejects with any other error after its component has unmounted', async () => {
  const { result, reject, unmount } = renderAction();
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    ended = result.current.run('first');
  });
  unmount();
  const bug = new TypeError('rule is undefined');
  const rejected = expect(ended).rejects.toBe(bug);
  await reject(0, bug);
  await rejected;
});

it('an action resolves with true only when it was done, not when it failed or was ignored', async () => {
  const { result, resolve, reject } = renderAction();
  let done: Promise<boolean[]> = Promise.resolve([]);
  act(() => {
    done = Promise.all([result.current.run('first'), result.current.run('second')]);
  });
  await resolve(0, 'saved');
  expect(await done).toEqual([true, false]);
  act(() => {
    done = Promise.all([result.current.run('third')]);
  });
  await reject(1, networkError());
  expect(await done).toEqual([false]);
});
