import * as v from 'valibot';
import { createHarness, failure, held, json, raw, settle } from './harness';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = (ms: number) => void jest.setSystemTime(Date.now() + ms);

/** Replies with the number of the call. */
function counting() {
  let count = 0;
  return () => {
    count += 1;
    return json({ code: 0, result: { count } });
  };
}

describe('the cache', () => {
  it('stores nothing by default', async () => {
    const { request, sent } = createHarness(counting());
    await request('x');
    await request('x');
    expect(sent).toHaveLength(2);
  });

  it('stores a GET for 60,000 ms', async () => {
    const { request, sent } = createHarness(counting());
    await request('x', { useCache: true });
    later(59_999);
    await expect(request('x', { useCache: true })).resolves.toEqual({ count: 1 });
    later(1);
    await expect(request('x', { useCache: true })).resolves.toEqual({ count: 2 });
    expect(sent).toHaveLength(2);
  });

  it('respects the ttl of a call', async () => {
    const { request } = createHarness(counting());
    await request('x', { useCache: true, ttl: 10 });
    later(9);
    await expect(request('x', { useCache: true })).resolves.toEqual({ count: 1 });
    later(1);
    await expect(request('x', { useCache: true })).resolves.toEqual({ count: 2 });
  });

  it.each([0, -1, Number.NaN])('stores nothing with a ttl of %p', async (ttl) => {
    const { request } = createHarness(counting());
    await request('x', { useCache: true, ttl });
    await expect(request('x', { useCache: true })).resolves.toEqual({ count: 2 });
  });

  it.each(['post', 'put', 'patch', 'delete', 'head', 'options'] as const)(
    'never stores a %s',
    async (method) => {
      const { request, sent } = createHarness(() =>
        method === 'head' ? new Response(null) : json({ code: 0 }),
      );
      await request('x', { method, useCache: true });
      await request('x', { method, useCache: true });
      expect(sent).toHaveLength(2);
    },
  );

  it('never stores a download', async () => {
    const { request, sent } = createHarness(() => raw('a,b', 200, 'text/csv'));
    await request('x', { responseType: 'blob', useCache: true });
    await request('x', { responseType: 'blob', useCache: true });
    expect(sent).toHaveLength(2);
  });

  it('stores a reply without a result', async () => {
    const { request, sent } = createHarness(() => new Response(null, { status: 204 }));
    await request('x', { useCache: true });
    await expect(request('x', { useCache: true })).resolves.toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a business failure', () => json({ code: 1 })],
    ['an HTTP failure', () => raw('', 500)],
    ['a lost connection', () => Promise.reject(new TypeError('x'))],
    ['no envelope', () => raw('<p>')],
    ['a wrong shape', () => json({ code: 0, result: 'wrong' })],
  ])('never stores %s', async (_, reply) => {
    let broken = true;
    const { request } = createHarness(() => (broken ? reply() : json({ code: 0, result: 5 })));
    const schema = v.number();
    await failure(request('x', { useCache: true, schema }));
    broken = false;
    await expect(request('x', { useCache: true, schema })).resolves.toBe(5);
  });

  it('stores at most 200 entries and drops the oldest', async () => {
    const { request, sent } = createHarness(counting());
    for (let page = 0; page <= 200; page += 1) await request('x', { useCache: true, params: { page } });
    await request('x', { useCache: true, params: { page: 200 } });
    await request('x', { useCache: true, params: { page: 1 } });
    expect(sent).toHaveLength(201);
    await request('x', { useCache: true, params: { page: 0 } });
    expect(sent).toHaveLength(202);
  });
});

describe('cache entries', () => {
  const same = { useCache: true, params: { a: 1, b: [1, 2] } };

  it.each([
    ['another path', 'y', same],
    ['another query', 'x', { ...same, params: { a: 2, b: [1, 2] } }],
    ['another order in an array', 'x', { ...same, params: { a: 1, b: [2, 1] } }],
    ['another header', 'x', { ...same, headers: { 'x-mock-scenario': 'slow' } }],
    ['no token', 'x', { ...same, skipAuth: true }],
  ])('are separate for %s', async (_, url, options) => {
    const { request, sent } = createHarness(counting(), { token: 'a' });
    await request('x', same);
    await request(url, options);
    expect(sent).toHaveLength(2);
  });

  it('do not depend on the order of parameters', async () => {
    const { request, sent } = createHarness(counting());
    await request('x', same);
    await request('/x', { useCache: true, params: { b: [1, 2], none: undefined, a: 1 } });
    expect(sent).toHaveLength(1);
  });

  it('are separate for each language', async () => {
    const { request, sent, environment } = createHarness(counting());
    await request('x', same);
    environment.locale = 'zh-CN';
    await request('x', same);
    environment.locale = 'en-US';
    await request('x', same);
    expect(sent).toHaveLength(2);
  });

  it('are separate for each host', async () => {
    const { request, sent, environment } = createHarness(counting());
    await request('x', same);
    environment.apiHost = 'https://b.example';
    await request('x', same);
    expect(sent).toHaveLength(2);
  });

  it('are separate for each user', async () => {
    const { request, session } = createHarness(({ headers }) =>
      json({ code: 0, result: headers['x-authorization'] }),
    );
    session.start('first');
    await expect(request('x', same)).resolves.toBe('first');
    session.start('second');
    await expect(request('x', same)).resolves.toBe('second');
  });

  it.each([
    ['starts', (session: ReturnType<typeof createHarness>['session']) => session.start('t')],
    ['ends', (session: ReturnType<typeof createHarness>['session']) => void session.end()],
    ['expires', (session: ReturnType<typeof createHarness>['session']) => void session.expire('t', 'm')],
  ])('are dropped when a session %s, even for public endpoints', async (_, change) => {
    const { request, session, apiCalls } = createHarness(counting(), { token: 't' });
    await request('x', { useCache: true, skipAuth: true });
    change(session);
    await request('x', { useCache: true, skipAuth: true });
    expect(apiCalls()).toHaveLength(2);
  });

  it('are not created by calls from before a session change', async () => {
    const { replies, reply } = held();
    const { request, session, sent } = createHarness(reply);
    const options = { useCache: true, skipAuth: true };
    const early = request('x', options);
    await settle();
    session.start('t');
    const late = request('x', options);
    await settle();
    expect(sent).toHaveLength(2);
    replies[0]?.(json({ code: 0, result: 'old' }));
    await expect(early).resolves.toBe('old');
    const joined = request('x', options);
    await settle();
    expect(sent).toHaveLength(2);
    replies[1]?.(json({ code: 0, result: 'new' }));
    await expect(late).resolves.toBe('new');
    await expect(joined).resolves.toBe('new');
    await expect(request('x', options)).resolves.toBe('new');
  });
});

describe('readers of the cache', () => {
  it('get their own copies', async () => {
    const { request } = createHarness(() => json({ code: 0, result: { list: [{ name: 'a' }] } }));
    const read = () => request('x', { useCache: true }) as Promise<{ list: { name: string }[] }>;
    const [first, second] = await Promise.all([read(), read()]);
    for (const reader of [first, second]) {
      const [item] = reader.list;
      if (item) item.name = 'spoilt';
      reader.list.push({ name: 'more' });
      await expect(read()).resolves.toEqual({ list: [{ name: 'a' }] });
    }
    expect(first).not.toBe(second);
  });

  it('validate the result with their own schema', async () => {
    const { request, sent } = createHarness(() => json({ code: 0, result: 5 }));
    await expect(request('x', { useCache: true, schema: v.number() })).resolves.toBe(5);
    expect(await failure(request('x', { useCache: true, schema: v.boolean() }))).toMatchObject({
      kind: 'parse',
    });
    await expect(
      request('x', {
        useCache: true,
        schema: v.pipe(
          v.number(),
          v.transform((n) => n * 2),
        ),
      }),
    ).resolves.toBe(10);
    expect(sent).toHaveLength(1);
  });
});
