import { firstRendering, hasEarlyAnswers } from '@/browser/earlyAnswers';
import { earlyReadKey } from '@/request/earlyReads';
import { createHarness, expired, failure, json, type ReplyHandler, raw, settle } from './harness';

const HEADERS = { 'accept-language': 'en-US', 'x-authorization': 'token-1' };
const ADDRESS = '/api/v1/order/list';
const PARAMS = { current: 1, status: ['paid', 'paying'] };

/** Starts a read before the portal is there. */
function startEarly(
  answer: Promise<Response | undefined>,
  {
    headers = HEADERS,
    url = ADDRESS,
    hasArrived = false,
  }: { headers?: Record<string, string>; url?: string; hasArrived?: boolean } = {},
) {
  const abort = jest.fn();
  const key = earlyReadKey({ url, options: { params: PARAMS, headers } });
  firstRendering.isOver = false;
  globalThis.__EARLY_READS__ = new Map([[key, { answer, hasArrived, abort }]]);
  return { abort };
}

const early = () => Promise.resolve<Response | undefined>(json({ code: 0, result: 'early' }));
const create = (reply: ReplyHandler = () => json({ code: 0, result: 'own' }), options = {}) =>
  createHarness(reply, { token: 'token-1', ...options });

afterEach(() => {
  globalThis.__EARLY_READS__ = undefined;
});

it('takes over an early read once', async () => {
  startEarly(early());
  const { request, sent } = create();
  await expect(request('order/list', { params: PARAMS })).resolves.toBe('early');
  expect(sent).toEqual([]);
  await expect(request('order/list', { params: PARAMS })).resolves.toBe('own');
});

it('learns from an early read that the server keeps replies', async () => {
  const answer = new Response('{"code":0}', { headers: { 'Idempotency-Key-Max-Age': '86400' } });
  startEarly(Promise.resolve(answer));
  const { request, sent } = create();
  await request('order/list', { params: PARAMS });
  await request('order', { method: 'post' });
  expect(sent[0]?.headers).toHaveProperty('idempotency-key');
});

it.each([
  ['another query', { params: { ...PARAMS, current: 2 } }, {}],
  ['another language', { params: PARAMS }, { locale: 'zh-CN' }],
  ['another token', { params: PARAMS }, { token: 'token-2' }],
  ['another host', { params: PARAMS }, { apiHost: 'https://api.example.com' }],
  ['a call without the token', { params: PARAMS, skipAuth: true }, {}],
  ['other credentials', { params: PARAMS, credentials: 'include' as const }, {}],
])('sends %s itself', async (_, call, options) => {
  startEarly(early());
  const { request, sent } = create(undefined, options);
  await expect(request('order/list', call)).resolves.toBe('own');
  expect(sent).toHaveLength(1);
});

it('asks again when the early read has failed, and shows what fails then one time', async () => {
  startEarly(Promise.resolve(undefined));
  const { request, sent, shown } = create(() => raw('down', 502));
  await failure(request('order/list', { params: PARAMS }));
  expect(sent).toHaveLength(1);
  expect(shown).toHaveLength(1);
});

it('judges an early answer like any other: an expired session ends one time', async () => {
  startEarly(Promise.resolve(json({ code: 401, message: 'Signed in elsewhere' })));
  const { request, apiCalls, logouts, events } = create(expired);
  await failure(request('order/list', { params: PARAMS }));
  expect(apiCalls()).toEqual([]);
  expect(logouts()).toHaveLength(1);
  expect(events).toHaveLength(1);
});

it('limits the time of an early read, and ends its connection', async () => {
  const { abort } = startEarly(new Promise(() => {}));
  const { request } = create();
  await expect(failure(request('order/list', { params: PARAMS, timeout: 5 }))).resolves.toMatchObject({
    kind: 'timeout',
  });
  expect(abort).toHaveBeenCalledTimes(1);
});

it('ends an early read that the caller aborts', async () => {
  const { abort } = startEarly(new Promise(() => {}));
  const { request, sent } = create();
  const caller = new AbortController();
  const call = failure(request('order/list', { params: PARAMS, signal: caller.signal }));
  await settle();
  caller.abort();
  expect((await call).name).toBe('AbortError');
  expect(abort).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

it('drops all early reads after a write', async () => {
  const { abort } = startEarly(early());
  const { request } = create();
  await request('order', { method: 'post', data: {} });
  expect(abort).toHaveBeenCalledTimes(1);
  await expect(request('order/list', { params: PARAMS })).resolves.toBe('own');
});

it('stores an early answer in the cache of the call that took it over', async () => {
  startEarly(early());
  const { request, sent } = create();
  await request('order/list', { params: PARAMS, useCache: true });
  await expect(request('order/list', { params: PARAMS, useCache: true })).resolves.toBe('early');
  expect(sent).toEqual([]);
});

it('does not trace a call that was sent before the collector was known', async () => {
  startEarly(early());
  const starts = jest.fn();
  const { request } = create(undefined, { watch: { starts, fails: jest.fn() } });
  await request('order/list', { params: PARAMS });
  expect(starts).not.toHaveBeenCalled();
});

describe('a call for the first rendering', () => {
  const CALL = { params: PARAMS, onlyEarly: true };

  it('takes over an answer that has arrived', async () => {
    startEarly(early(), { hasArrived: true });
    const { request, sent } = create();
    expect(hasEarlyAnswers()).toBe(true);
    await expect(request('order/list', CALL)).resolves.toBe('early');
    expect(sent).toEqual([]);
    expect(hasEarlyAnswers()).toBe(false);
  });

  it('waits for no answer, and leaves it to the next call', async () => {
    startEarly(early());
    const { request, sent, shown } = create();
    expect(hasEarlyAnswers()).toBe(false);
    expect(await failure(request('order/list', CALL))).toMatchObject({ name: 'AbortError' });
    await expect(request('order/list', { params: PARAMS })).resolves.toBe('early');
    expect(sent).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('sends nothing when the document has read something else', async () => {
    startEarly(early(), { hasArrived: true });
    const { request, sent } = create();
    const call = request('order/list', { ...CALL, params: { current: 2 }, useCache: true });
    expect(await failure(call)).toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
    await expect(request('order/list', { params: PARAMS })).resolves.toBe('early');
  });
});
