import { Provider } from '@@/plugin-model';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { keepPendingWrite, readPendingWrite } from '@/browser/pendingWrites';
import { useActionOnce } from '@/components/query/useActionOnce';
import { BALANCE_ERROR } from '@/domain/money/balanceError';
import { withdrawalEndpoints } from '@/domain/money/withdrawal';
import { RequestError } from '@/domain/requestError';
import { passTime } from '../support/clock';
import { busyError, createService, networkError, wrapper as QueryWrapper } from '../support/renderQuery';

const NAME = 'withdraw';
const reader = { userId: '10002' };
const stored = () => readPendingWrite('10002', NAME);

const refused = () => new RequestError('business', 'no', { code: BALANCE_ERROR.dailyLimit });

const models = { '@@initialState': () => ({ initialState: { currentUser: reader } }) };
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryWrapper>
    <Provider models={models}>{children}</Provider>
  </QueryWrapper>
);

/** Renders a withdrawal, whose calls and look-ups stay pending until the test settles them. */
function renderOnce(options: Partial<Parameters<typeof useActionOnce<[number], string>>[0]> = {}) {
  const sent = createService<[string, number]>();
  const lookUps = createService<[string]>();
  const events: unknown[] = [];
  const note =
    (event: string) =>
    (...args: unknown[]) =>
      void events.push([event, ...args]);
  const hook = renderHook(
    () =>
      useActionOnce<[number], string>({
        name: NAME,
        endpoint: withdrawalEndpoints.request,
        // The service of the test answers with texts; an empty one stands for nothing.
        find: async (key) => (await lookUps.service(key)) || undefined,
        act: sent.service,
        onDone: note('done'),
        onMissing: note('missing'),
        onRefused: note('refused'),
        ...options,
      }),
    { wrapper },
  );
  const run = (amount: number) => act(async () => void hook.result.current.run(amount));
  const retry = () => act(async () => void hook.result.current.retry());
  return { ...hook, sent, lookUps, events, run, retry };
}

it('keeps its key while a call is on its way, and forgets it when it was done', async () => {
  const { result, sent, run, events } = renderOnce();
  await run(20);
  const [key, amount] = sent.call(0).args;
  expect({ amount, stored: stored() }).toEqual({ amount: 20, stored: { key, sent: true } });
  await sent.resolve(0, 'W1');
  expect(events).toEqual([['done', 'W1']]);
  expect(stored()).toBeUndefined();
  expect(result.current).toMatchObject({ outcome: 'done', isUnknown: false });
  await run(30);
  expect(sent.call(1).args).toEqual([expect.not.stringContaining(key), 30]);
});

it('looks an unknown outcome up before it sends anything again, with the same key', async () => {
  const { result, sent, lookUps, run, retry, events } = renderOnce();
  await run(20);
  const [key] = sent.call(0).args;
  await sent.reject(0, networkError());
  expect(result.current).toMatchObject({ outcome: 'unknown', isUnknown: true });
  expect(lookUps.calls).toEqual([]);
  await retry();
  expect(lookUps.call(0).args).toEqual([key]);
  // Nothing is known as long as the look-up fails.
  await lookUps.reject(0, networkError());
  expect(result.current.outcome).toBe('unknown');
  await retry();
  await lookUps.resolve(1, '');
  expect(sent.call(1).args).toEqual([key, 20]);
  await sent.resolve(1, 'W1');
  expect(events).toEqual([['done', 'W1']]);
  expect(stored()).toBeUndefined();
});

it.each([
  ['an error page', new RequestError('http', 'no', { httpStatus: 404 }), 1],
  ['an answer that cannot be read', new RequestError('parse', 'no', { httpStatus: 200 }), 1],
  ['a code that no refusal has', new RequestError('business', 'no', { code: 500_001 }), 1],
  ['a server that failed', new RequestError('http', 'no', { httpStatus: 500 }), 0],
  ['a time limit', new RequestError('timeout', 'no'), 0],
])('after %s asks at once only if the server has finished', async (_, error, lookUpCount) => {
  const { sent, lookUps, run, result, events } = renderOnce();
  await run(20);
  const [key] = sent.call(0).args;
  await sent.reject(0, error);
  expect(lookUps.calls).toHaveLength(lookUpCount);
  if (lookUpCount === 0) {
    expect(result.current.outcome).toBe('unknown');
    return;
  }
  await lookUps.resolve(0, '');
  expect(result.current.outcome).toBe('missing');
  expect(events).toEqual([['missing']]);
  // A call that arrives late and the next one are the same.
  expect(stored()).toEqual({ key, sent: false });
  await run(20);
  expect(sent.call(1).args).toEqual([key, 20]);
});

it('is refused with a code of its endpoint, waits for what follows, and begins anew', async () => {
  const after = createService<[unknown, number]>();
  const { sent, run, result } = renderOnce({ onRefused: after.service });
  await run(20);
  const refusal = refused();
  await sent.reject(0, refusal);
  expect(after.call(0).args).toEqual([refusal, 20]);
  expect(result.current).toMatchObject({ outcome: 'refused', isPending: true });
  expect(stored()).toBeUndefined();
  await after.resolve(0, '');
  expect(result.current.isPending).toBe(false);
  await run(20);
  expect(sent.call(1).args[0]).not.toBe(sent.call(0).args[0]);
});

it('finds what was sent before a reload, and nothing of another user or under another name', async () => {
  keepPendingWrite('10001', NAME, { key: 'other-user', sent: true });
  keepPendingWrite('10002', 'top-up', { key: 'other-name', sent: true });
  keepPendingWrite('10002', NAME, { key: 'before', sent: true });
  const { lookUps, events, result } = renderOnce();
  await act(async () => {});
  expect(result.current.outcome).toBe('unknown');
  expect(lookUps.calls.map(({ args }) => args)).toEqual([['before']]);
  await lookUps.resolve(0, 'W1');
  expect(events).toEqual([['done', 'W1']]);
  expect([readPendingWrite('10001', NAME), readPendingWrite('10002', 'top-up'), stored()]).toEqual([
    { key: 'other-user', sent: true },
    { key: 'other-name', sent: true },
    undefined,
  ]);
});

it('uses the key that another tab has stored since, and its own where storage is blocked', async () => {
  const { sent, lookUps, run, retry } = renderOnce();
  keepPendingWrite('10002', NAME, { key: 'tab', sent: true });
  await run(20);
  expect(lookUps.call(0).args).toEqual(['tab']);
  await lookUps.resolve(0, '');
  expect(sent.call(0).args).toEqual(['tab', 20]);
  localStorage.clear();
  await sent.reject(0, networkError());
  await retry();
  expect(lookUps.call(1).args).toEqual(['tab']);
});

it.each([
  ['done', undefined, true],
  ['refused', refused(), false],
] as const)('tells nobody that it was %s after the page was left', async (_, error, isKept) => {
  const { sent, run, events, unmount } = renderOnce();
  await run(20);
  unmount();
  await (error ? sent.reject(0, error) : sent.resolve(0, 'W1'));
  expect(events).toEqual([]);
  // What was done is found when the user comes back.
  expect(stored()?.sent ?? false).toBe(isKept);
});

describe('after a pause that the server asks for', () => {
  it('looks up when that is over', async () => {
    const { sent, lookUps, run, result } = renderOnce({ asksAtOnce: true });
    await run(20);
    await sent.reject(0, busyError(30));
    await passTime(29_950);
    expect(lookUps.calls).toEqual([]);
    expect(result.current.isPending).toBe(true);
    await passTime(50);
    await lookUps.resolve(0, 'W1');
    expect(result.current.outcome).toBe('done');
  });

  it('leaves the outcome open where that takes longer', async () => {
    const { sent, lookUps, run, result } = renderOnce({ asksAtOnce: true });
    await run(20);
    await sent.reject(0, busyError(31));
    expect(result.current.isUnknown).toBe(true);
    expect(lookUps.calls).toEqual([]);
  });

  it('looks up once more when the look-up itself was too early', async () => {
    const { sent, lookUps, run, retry, result } = renderOnce();
    await run(20);
    await sent.reject(0, networkError());
    await retry();
    await lookUps.reject(0, busyError(5));
    await passTime(5_000);
    await lookUps.reject(1, busyError(5));
    await passTime(60_000);
    expect(lookUps.calls).toHaveLength(2);
    expect(result.current.isUnknown).toBe(true);
  });

  it('tells a poll why its look-up has failed, which waits by itself', async () => {
    const { sent, lookUps, run, result } = renderOnce();
    await run(20);
    await sent.reject(0, networkError());
    const outcomes: unknown[] = [];
    await act(async () => void result.current.check({ automatic: true }).then((each) => outcomes.push(each)));
    const error = busyError(5);
    await lookUps.reject(0, error);
    expect(outcomes).toEqual([error]);
  });

  it('looks up at once after too many calls of the write, which is another path', async () => {
    const { sent, lookUps, run } = renderOnce();
    await run(20);
    const options = { code: 429, httpStatus: 429, retryAfterSeconds: 30 };
    await sent.reject(0, new RequestError('http', 'Too many', options));
    expect(lookUps.calls).toHaveLength(1);
  });
});
