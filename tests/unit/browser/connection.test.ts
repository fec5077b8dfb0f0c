import { onReconnect, waitForConnection, waitForPause } from '@/browser/connection';
import { jitter } from '@/browser/jitter';
import { replaceGlobal } from '../../support/globals';

let isOnLine: boolean;
/** Whether the host responds, by request; `undefined` for a network error, and the last one for all later requests. */
let replies: (boolean | undefined)[];
let requests: unknown[];
let random: jest.SpyInstance;
const restores: (() => void)[] = [];

beforeAll(() => {
  const browserWindow = Object.assign(new EventTarget(), { location: { href: 'https://example.test/home' } });
  const respond = async (...request: unknown[]) => {
    requests.push(request);
    const ok = replies.length > 1 ? replies.shift() : replies[0];
    if (ok === undefined) throw new TypeError('Failed to fetch');
    return { ok };
  };
  restores.push(
    replaceGlobal('window', { value: browserWindow }),
    replaceGlobal('navigator', { get: () => ({ onLine: isOnLine }) }),
    replaceGlobal('fetch', { value: respond }),
  );
});
afterAll(() => {
  for (const restore of restores.reverse()) restore();
});
beforeEach(() => {
  jest.useFakeTimers();
  random = jest.spyOn(jitter, 'random').mockReturnValue(0);
  isOnLine = true;
  replies = [true];
  requests = [];
});
afterEach(() => {
  random.mockRestore();
  jest.useRealTimers();
});

const goOnline = async (milliseconds = 0) => {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(milliseconds);
};

it('calls back once the host responds, which one request finds out for all', async () => {
  const callback = jest.fn();
  const stops = [onReconnect(callback), onReconnect(callback)];
  await goOnline();
  expect(callback).toHaveBeenCalledTimes(2);
  expect(requests).toEqual([
    ['https://example.test/home', { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }],
  ]);
  await goOnline();
  expect(requests).toHaveLength(2);
  for (const stop of stops) stop();
  await goOnline();
  expect(requests).toHaveLength(2);
});

it('asks the host four times in seven and a half seconds, and then waits for the browser', async () => {
  replies = [undefined, false];
  const callback = jest.fn();
  const stop = onReconnect(callback);
  await goOnline();
  const counts = [];
  for (const pause of [0, 499, 1, 1_999, 1, 4_999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(pause);
    counts.push(requests.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(callback).not.toHaveBeenCalled();
  stop();
});

it('does not call back after it was stopped, nor without a network', async () => {
  const callback = jest.fn();
  const stop = onReconnect(callback);
  isOnLine = false;
  await goOnline(10_000);
  expect(requests).toEqual([]);
  isOnLine = true;
  window.dispatchEvent(new Event('online'));
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(callback).not.toHaveBeenCalled();
});

it('calls back up to two seconds later, once for all, because a network comes back for many', async () => {
  random.mockReturnValue(0.75);
  const callback = jest.fn();
  const stops = [onReconnect(callback), onReconnect(callback)];
  await goOnline(1_499);
  expect(callback).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(callback).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

it('waits for a pause as long as the server asks, and up to a quarter more', async () => {
  random.mockReturnValue(0.5);
  const isOver = jest.fn();
  void waitForPause(20).then(isOver);
  await jest.advanceTimersByTimeAsync(22_499);
  expect(isOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalled();
});

it('gives up a request that takes ten seconds', async () => {
  let signal: AbortSignal | undefined;
  const restore = replaceGlobal('fetch', {
    value: (_url: string, options: RequestInit) => {
      signal = options.signal ?? undefined;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', reject);
      });
    },
  });
  const stop = onReconnect(() => {});
  await goOnline(9_999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  restore();
  await jest.advanceTimersByTimeAsync(500);
  stop();
});

it.each([
  ['a second while the browser is online', true, 1_000],
  ['half a minute while it is not', false, 30_000],
])('waits %s', async (_how, onLine, milliseconds) => {
  isOnLine = onLine;
  const isOver = jest.fn();
  void waitForConnection().then(isOver);
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect(isOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalled();
});

it('waits no longer than until the host responds again', async () => {
  isOnLine = false;
  const isOver = jest.fn();
  void waitForConnection().then(isOver);
  isOnLine = true;
  await goOnline(1);
  expect(isOver).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
