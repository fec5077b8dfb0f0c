import { noteServerTime } from '@/domain/currentTime';
import { isRequestError, type RequestError } from '@/domain/requestError';
import { createHarness, failure, json, type ReplyHandler, raw } from './harness';

const headers = (retryAfter: string, date?: string) => ({
  'Content-Type': 'application/json',
  'Retry-After': retryAfter,
  ...(date && { Date: date }),
});
const busy = (status: 429 | 503, retryAfter = '20', date?: string, message = 'Busy.') =>
  new Response(JSON.stringify({ code: status, message }), {
    status,
    headers: headers(retryAfter, date),
  });
const done = () => json({ code: 200, result: 'done' });

/** The request layer; the server replies in order, and then with success. */
function open(replies: ReplyHandler[], options: Parameters<typeof createHarness>[1] = {}) {
  const waiting = [...replies];
  const harness = createHarness((sent) => (waiting.shift() ?? done)(sent), options);
  return {
    ...harness,
    async fail(...call: Parameters<typeof harness.request>): Promise<RequestError> {
      const error: unknown = await failure(harness.request(...call));
      if (!isRequestError(error)) throw error;
      return error;
    },
    paths: () => harness.sent.map(({ url }) => url.replace('/api/v1/', '')),
  };
}

const AUTOMATIC = { silent: true, automatic: true };

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-19T08:00:00Z') }));
afterEach(() => jest.useRealTimers());

const passSeconds = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

describe('the error of a pause', () => {
  it.each([429, 503] as const)('has the seconds that the server asks for with %d', async (status) => {
    const { fail } = open([() => busy(status)]);
    const error = await fail('order/list');
    expect(error).toMatchObject({ kind: 'http', code: status, httpStatus: status, retryAfterSeconds: 20 });
    expect(error.pause).toEqual({ endsAt: Date.now() + 20_000, inRow: 1, readAgainAt: Date.now() + 20_000 });
  });

  it('counts a date from the date of the reply', async () => {
    const date = 'Thu, 19 Nov 2026 10:00:00 GMT';
    const { fail } = open([() => busy(503, 'Thu, 19 Nov 2026 10:00:09 GMT', date)]);
    expect((await fail('order/list')).retryAfterSeconds).toBe(9);
    noteServerTime(new Date().toUTCString(), undefined);
  });

  it.each([
    ['429 without a time', () => json({ code: 429, message: 'Busy.' }, 429)],
    ['503 with nonsense', () => busy(503, 'soon')],
    ['another status', () => new Response('', { status: 500, headers: headers('20') })],
    ['a refusal with HTTP 200', () => new Response('{"code":429}', { headers: headers('20') })],
  ])('has none after %s', async (_, reply) => {
    const { fail, request } = open([reply]);
    const error = await fail('order/list');
    expect([error.retryAfterSeconds, error.pause]).toEqual([undefined, undefined]);
    await expect(request('order/list', AUTOMATIC)).resolves.toBe('done');
  });

  it('says when to read again, a little later than the server asks, three times in a row', async () => {
    const { fail, request } = open(
      Array.from({ length: 4 }, () => () => busy(429)),
      { random: () => 1 },
    );
    for (const inRow of [1, 2, 3]) {
      const { pause } = await fail('order/list');
      expect([pause?.inRow, (pause?.readAgainAt ?? 0) - Date.now()]).toEqual([inRow, 25_000]);
      passSeconds(25);
    }
    expect((await fail('order/list')).pause).toMatchObject({ inRow: 4, readAgainAt: undefined });
    await request('order/list');
  });

  it('counts from the start after a success, after another failure and after some time', async () => {
    const replies = [busy, done, busy, () => raw('', 500), busy, busy].map(
      (reply) => () => (reply === busy ? busy(429) : (reply as () => Response)()),
    );
    const { fail, request } = open(replies);
    const inRow = async () => (await fail('order/list')).pause?.inRow;
    expect(await inRow()).toBe(1);
    await request('order/list');
    expect(await inRow()).toBe(1);
    await fail('order/list');
    expect(await inRow()).toBe(1);
    passSeconds(20 + 301);
    expect(await inRow()).toBe(1);
  });

  it('counts calls that were sent at the same time once', async () => {
    const { fail } = open([() => busy(429), () => busy(429)]);
    const errors = await Promise.all([fail('order/list'), fail('order/list?current=2')]);
    expect(errors.map(({ pause }) => pause?.inRow)).toEqual([1, 1]);
  });
});

describe('during a pause', () => {
  it('no automatic call of the same path is sent after 429, whatever its query, and others are', async () => {
    const { fail, request, paths, shown } = open([() => busy(429)]);
    await fail('order/list?current=1', { silent: true });
    passSeconds(19);
    const error = await fail('order/list', { ...AUTOMATIC, params: { current: 2 } });
    expect(error).toMatchObject({ code: 429, httpStatus: 429, message: 'Busy.', retryAfterSeconds: 1 });
    expect(error.pause?.inRow).toBe(1);
    await request('order/1', AUTOMATIC);
    expect(paths()).toEqual(['order/list?current=1', 'order/1']);
    expect(shown).toEqual([]);
    passSeconds(1);
    await expect(request('order/list', AUTOMATIC)).resolves.toBe('done');
  });

  it('no automatic call at all is sent after 503, until one succeeds', async () => {
    const { fail, request, paths } = open([() => busy(503)]);
    await fail('order/list');
    expect(await fail('order/1', AUTOMATIC)).toMatchObject({ httpStatus: 503, retryAfterSeconds: 20 });
    expect(paths()).toEqual(['order/list']);
    await request('user');
    await request('order/1', AUTOMATIC);
    // The path that is known to be busy waits still.
    await fail('order/list', AUTOMATIC);
    expect(paths()).toEqual(['order/list', 'user', 'order/1']);
  });

  it('what a user asks for is sent', async () => {
    const { fail, request } = open([() => busy(503)]);
    await fail('order/list');
    await expect(request('order/list')).resolves.toBe('done');
    await expect(request('order/list', AUTOMATIC)).resolves.toBe('done');
  });

  it('a clock that was set back lets calls pass', async () => {
    const { fail, request } = open([() => busy(429)]);
    await fail('order/list');
    passSeconds(-7_200);
    await expect(request('order/list', AUTOMATIC)).resolves.toBe('done');
  });

  it('an hour, the longest pause that a server may ask for, is kept whole', async () => {
    const { fail } = open([() => busy(429, '3600')]);
    await fail('order/list');
    expect((await fail('order/list', AUTOMATIC)).retryAfterSeconds).toBe(3_600);
  });

  it('a call that never reached the server ends no pause', async () => {
    const { fail, paths } = open([() => busy(429), () => Promise.reject(new TypeError('Failed to fetch'))]);
    await fail('order/list');
    expect((await fail('order/list', { method: 'post' })).kind).toBe('network');
    expect((await fail('order/list', AUTOMATIC)).httpStatus).toBe(429);
    expect(paths()).toEqual(['order/list', 'order/list']);
  });

  it('calls that are not sent are not reported', async () => {
    const fails = jest.fn();
    const { fail } = open([() => busy(429)], { watch: { starts: () => undefined, fails } });
    await fail('order/list');
    await fail('order/list', AUTOMATIC);
    expect(fails).toHaveBeenCalledTimes(1);
  });
});

describe('a popup', () => {
  it('says when to try again, in seconds or minutes', async () => {
    const replies = [() => busy(429), () => busy(503, '91'), () => busy(503, '3600', undefined, 'Busy')];
    const { fail, shown, clock } = open(replies);
    for (const path of ['a', 'b', 'c']) {
      await fail(path, { method: 'post' });
      clock.now += 1_000;
    }
    expect(shown).toEqual([
      'error: Busy. Try again in 20 seconds.',
      'error: Busy. Try again in 2 minutes.',
      'error: Busy. Try again in 60 minutes.',
    ]);
  });

  it('is in the language of the page, also without an envelope', async () => {
    const { fail, shown } = open([() => new Response('', { status: 429, headers: { 'Retry-After': '5' } })], {
      locale: 'zh-CN',
    });
    await fail('a');
    expect(shown).toEqual(['error: 请求过于频繁。请5秒钟后重试。']);
  });

  it('is that of any failure when the server names no time', async () => {
    const { fail, shown } = open([() => raw('', 429)]);
    await fail('a');
    expect(shown).toEqual(['error: Too many requests in a short time.']);
  });
});
