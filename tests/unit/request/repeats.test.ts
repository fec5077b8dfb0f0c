import { createHarness, expired, failure, json, onlyApi, type ReplyHandler, raw } from './harness';

const KEPT = { 'Content-Type': 'application/json', 'Idempotency-Key-Max-Age': '86400' };
const kept = (body: unknown) => new Response(JSON.stringify(body), { headers: KEPT });
const done = () => kept({ code: 200, result: 'done' });
const refused = () => kept({ code: 46001, message: 'Refused' });
const lost: ReplyHandler = () => Promise.reject(new TypeError('Failed to fetch'));
const never: ReplyHandler = () => new Promise(() => {});

const WRITE = { method: 'post', data: { name: 'A' } } as const;

/** The request layer after a first read from a server that keeps replies, or does not. The next replies are given in order. */
async function open(
  replies: ReplyHandler[],
  {
    first = () => kept({ code: 200 }),
    ...options
  }: { first?: ReplyHandler } & Parameters<typeof createHarness>[1] = {},
) {
  const waiting = [first, ...replies];
  const harness = createHarness(
    onlyApi((sent) => {
      const reply = waiting.shift();
      if (!reply) throw new Error(`Nothing answers ${sent.url}`);
      return reply(sent);
    }),
    options,
  );
  await harness.request('first');
  return {
    ...harness,
    /** The keys of the calls after the first one. */
    keys: () =>
      harness
        .apiCalls()
        .slice(1)
        .map(({ headers }) => headers['idempotency-key']),
  };
}

it.each<[string, ReplyHandler]>([
  ['no reply', lost],
  ['no reply in time', never],
  ['the failure of a gateway', () => raw('down', 502)],
  ['a server error', () => json({ code: 50000, message: 'Down' }, 500)],
  ['an unreadable reply', () => raw('<html>')],
])('sends a write again with its key after %s, and shows nothing', async (_, first) => {
  const { request, keys, shown } = await open([first, done]);
  await expect(request('task', { ...WRITE, timeout: 20 })).resolves.toBe('done');
  expect(keys()).toEqual(['key-1', 'key-1']);
  expect(shown).toEqual([]);
});

it('sends it again once, and shows one failure', async () => {
  const { request, keys, shown } = await open([lost, lost]);
  expect(await failure(request('task', WRITE))).toMatchObject({ kind: 'network' });
  expect(keys()).toHaveLength(2);
  expect(shown).toHaveLength(1);
});

it('returns a refusal that the first call has got, and sends a refused write once', async () => {
  const { request, keys, shown } = await open([lost, refused, refused]);
  expect(await failure(request('task', WRITE))).toMatchObject({ code: 46001 });
  expect(shown).toEqual(['error: Refused']);
  await failure(request('task', WRITE));
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
});

it('sends no key and nothing twice to a server that does not keep replies', async () => {
  const { request, keys } = await open([lost], { first: () => json({ code: 200 }) });
  await failure(request('task', WRITE));
  expect(keys()).toEqual([undefined]);
});

it.each([
  ['reads', {}],
  ['a write with a key of its own', { method: 'post', data: { idempotencyKey: 'own-key' } }],
] as const)('leaves %s as they are', async (_, options) => {
  const { request, keys } = await open([lost]);
  await failure(request('order', options));
  expect(keys()).toEqual([undefined]);
});

describe('a write whose outcome is still unknown', () => {
  it('has the same key when it is sent later, and a new one after that', async () => {
    const { request, keys } = await open([lost, lost, done, done]);
    await failure(request('task', WRITE));
    await request('task', { ...WRITE });
    await request('task', WRITE);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it.each([
    ['content', 'task', { method: 'post', data: { name: 'B' } }],
    ['an address', 'rule', WRITE],
    ['a method', 'task', { ...WRITE, method: 'put' }],
  ] as const)('does not share its key with another %s', async (_, url, options) => {
    const { request, keys } = await open([lost, lost, done]);
    await failure(request('task', WRITE));
    await request(url, options);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('is a new one after another write, which it may follow on purpose', async () => {
    const { request, keys } = await open([lost, lost, done, done]);
    await failure(request('mark', { method: 'post', data: { on: true } }));
    await request('mark', { method: 'post', data: { on: false } });
    await request('mark', { method: 'post', data: { on: true } });
    expect(keys().slice(2)).toEqual(['key-2', 'key-3']);
  });

  it('is found by its file', async () => {
    const { request, keys } = await open([lost, lost, lost, lost, done]);
    const send = (text: string) => {
      const data = new FormData();
      data.append('slot', 'front');
      data.append('file', new File([text], 'front.png', { lastModified: 1 }));
      return request('file', { method: 'post', data });
    };
    await failure(send('one'));
    await failure(send('another'));
    await send('one');
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2', 'key-2', 'key-1']);
  });

  it('is kept without its content, which may be a password', async () => {
    const { request, keys } = await open([lost, lost, done]);
    const kept = jest.spyOn(Map.prototype, 'set');
    const write = { method: 'post', data: { oldPassword: 'Market#2026' } } as const;
    await failure(request('user/password/change', write));
    const texts = kept.mock.calls.flat().filter((each) => typeof each === 'string');
    kept.mockRestore();
    expect(texts).toContain('key-1');
    expect(texts.filter((text) => text.includes('Market#2026'))).toEqual([]);
    await request('user/password/change', write);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('keeps its key over the end of the session', async () => {
    const { request, session, keys } = await open([lost, lost, expired, done], { token: 'first' });
    await failure(request('task', WRITE));
    await failure(request('task', WRITE));
    session.start('second');
    await request('task', WRITE);
    expect(new Set(keys())).toEqual(new Set(['key-1']));
  });
});

it('does not send the write of one user as another one', async () => {
  const harness = await open([lost], {
    token: 'first',
    waitForConnection: async () => harness.session.start('second'),
  });
  expect(await failure(harness.request('task', WRITE))).toMatchObject({ kind: 'network' });
  expect(harness.keys()).toHaveLength(1);
});

it('does not send again what the caller has given up', async () => {
  const controller = new AbortController();
  const { request, keys } = await open([lost], { waitForConnection: async () => controller.abort() });
  const error = await failure(request('task', { ...WRITE, signal: controller.signal }));
  expect(error.name).toBe('AbortError');
  expect(keys()).toHaveLength(1);
});

describe('after a pause that the server asks for', () => {
  const paused = (seconds: number) => () =>
    new Response('{"code":503,"message":"Busy."}', {
      status: 503,
      headers: { ...KEPT, 'Retry-After': String(seconds) },
    });

  it.each([1, 30])('sends a write again when it waits for %d seconds', async (seconds) => {
    const waitForPause = jest.fn(async () => {});
    const waitForConnection = jest.fn(async () => {});
    const { request, keys, shown } = await open([paused(seconds), done], { waitForPause, waitForConnection });
    await expect(request('task', WRITE)).resolves.toBe('done');
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(waitForPause.mock.calls).toEqual([[seconds]]);
    expect(waitForConnection).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });

  it('fails with a message that says when, and keeps the key, where that takes longer', async () => {
    const waitForPause = jest.fn(async () => {});
    const { request, keys, shown } = await open([paused(31), done], { waitForPause });
    expect(await failure(request('task', WRITE))).toMatchObject({ httpStatus: 503, retryAfterSeconds: 31 });
    expect(shown).toEqual(['error: Busy. Try again in 31 seconds.']);
    await request('task', WRITE);
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(waitForPause).not.toHaveBeenCalled();
  });

  it('sends nothing again that was refused as one of too many calls', async () => {
    const tooMany = () => new Response('', { status: 429, headers: { ...KEPT, 'Retry-After': '5' } });
    const { request, keys, shown } = await open([tooMany]);
    expect(await failure(request('task', WRITE))).toMatchObject({ httpStatus: 429 });
    expect(keys()).toHaveLength(1);
    expect(shown).toEqual(['error: Too many requests in a short time. Try again in 5 seconds.']);
  });
});
