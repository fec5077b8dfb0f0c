import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHarness, english, failure, json, textOf } from './harness';

const realFetch = globalThis.fetch;

/** A real server, and a real connection that must be seen to close. */
describe('against a real server', () => {
  let server: Server;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  let closed: Promise<void>;
  let arrived: Promise<void>;

  beforeEach(async () => {
    let noteClose = () => {};
    let noteArrival = () => {};
    closed = new Promise((resolve) => {
      noteClose = resolve;
    });
    arrived = new Promise((resolve) => {
      noteArrival = resolve;
    });
    server = createServer((request, response) => {
      request.socket.once('close', noteClose);
      noteArrival();
      handle(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  function overTheWire(locale = 'en-US') {
    const { port } = server.address() as AddressInfo;
    const harness = createHarness(() => json({}), { apiHost: `http://127.0.0.1:${port}`, locale });
    globalThis.fetch = realFetch;
    return harness;
  }

  it('a timeout closes the connection of a server that says nothing', async () => {
    handle = () => {};
    const { request, shown } = overTheWire();
    expect(await failure(request('hang', { timeout: 50 }))).toMatchObject({
      kind: 'timeout',
      name: 'RequestError',
      type: 'Timeout',
      message: 'timeout of 50ms exceeded',
      timeout: 50,
    });
    await closed;
    expect(shown).toEqual(['error: timeout of 50ms exceeded']);
  });

  it('a timeout covers the body, and closes the connection in its midst', async () => {
    handle = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"code":0,');
    };
    const { request } = overTheWire();
    expect(await failure(request('half', { timeout: 100 }))).toMatchObject({ kind: 'timeout' });
    await closed;
  });

  it('a timeout covers the body of a download', async () => {
    handle = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.write('a,b');
    };
    const { request } = overTheWire();
    expect(await failure(request('half', { timeout: 100, responseType: 'blob' }))).toMatchObject({
      kind: 'timeout',
    });
    await closed;
  });

  it('the caller’s abort closes the connection and shows nothing', async () => {
    handle = () => {};
    const { request, shown } = overTheWire();
    const controller = new AbortController();
    const call = request('hang', { signal: controller.signal, timeout: 60_000 });
    await arrived;
    controller.abort();
    const error = await failure(call);
    expect(error.name).toBe('AbortError');
    await closed;
    expect(shown).toEqual([]);
  });

  it('the caller’s abort while the body is read closes the connection', async () => {
    const headersSent = new Promise<void>((resolve) => {
      handle = (_, response) => {
        response.writeHead(200);
        response.write('{', () => resolve());
      };
    });
    const { request } = overTheWire();
    const controller = new AbortController();
    const call = request('half', { signal: controller.signal });
    await headersSent;
    controller.abort();
    expect((await failure(call)).name).toBe('AbortError');
    await closed;
  });

  it('an answer in time is an answer', async () => {
    handle = (_, response) => void response.end('{"code":0,"result":"in time"}');
    const { request } = overTheWire();
    await expect(request('x', { timeout: 60_000 })).resolves.toBe('in time');
  });

  it('a lost connection is no timeout', async () => {
    handle = (incoming) => void incoming.socket.destroy();
    const { request } = overTheWire();
    expect(await failure(request('x', { timeout: 60_000 }))).toMatchObject({ kind: 'network', code: 1999 });
  });
});

describe('with fake timers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const never = () => new Promise<Response>(() => {});

  it('ends a call whose fetch does not even listen to its signal', async () => {
    const { request, sent } = createHarness(never);
    const call = failure(request('x', { timeout: 3000 }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(sent[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await call).message).toBe('timeout of 3000ms exceeded');
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('tells it in Chinese, while the error stays English', async () => {
    const { request, shown } = createHarness(never, { locale: 'zh-CN' });
    const call = failure(request('x', { timeout: 3000 }));
    await jest.advanceTimersByTimeAsync(3000);
    expect((await call).message).toBe('timeout of 3000ms exceeded');
    expect(shown).toEqual(['error: 请求超时（timeout of 3000ms exceeded），请稍后重试']);
    expect(textOf('zh-CN')('request.timeout', { ms: 3000 })).toContain('timeout of 3000ms exceeded');
    expect(english('request.timeout', { ms: 3000 })).toBe('timeout of 3000ms exceeded');
  });

  it.each([undefined, 0, -1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])(
    '%p sets no limit',
    async (timeout) => {
      let reply = (_: Response) => {};
      const { request } = createHarness(
        () =>
          new Promise((resolve) => {
            reply = resolve;
          }),
      );
      const call = request('x', { timeout });
      await jest.advanceTimersByTimeAsync(10 * 60_000);
      reply(json({ code: 0, result: 'late' }));
      await expect(call).resolves.toBe('late');
    },
  );

  it('leaves no timer behind, however the call ends', async () => {
    const answers = [
      () => json({ code: 0 }),
      () => json({ code: 1 }),
      () => Promise.reject(new TypeError('x')),
    ];
    for (const answer of answers) {
      const { request } = createHarness(answer);
      await request('x', { timeout: 5000 }).catch(() => {});
      expect(jest.getTimerCount()).toBe(0);
    }
  });
});

describe('the caller’s signal', () => {
  it('that is aborted already sends nothing', async () => {
    const { request, sent, shown } = createHarness(() => json({ code: 0 }));
    const error = await failure(request('x', { signal: AbortSignal.abort() }));
    expect(error.name).toBe('AbortError');
    expect([sent, shown]).toEqual([[], []]);
  });

  it.each(['a word', null, new Error('mine'), { frozen: true }])(
    'aborted with %p is an AbortError',
    async (reason) => {
      const controller = new AbortController();
      const { request, shown } = createHarness(
        ({ signal }) =>
          new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
            controller.abort(reason);
          }),
      );
      expect((await failure(request('x', { signal: controller.signal }))).name).toBe('AbortError');
      expect(shown).toEqual([]);
    },
  );

  it('is not needed: a browser that aborts by itself shows nothing either', async () => {
    const { request, shown } = createHarness(() => Promise.reject(new DOMException('x', 'AbortError')));
    expect((await failure(request('x'))).name).toBe('AbortError');
    expect(shown).toEqual([]);
  });

  it('keeps no listener once the call is over', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const { request } = createHarness(() => json({ code: 0 }));
    await request('x', { signal });
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1]);
  });

  it('aborted after the answer changes nothing', async () => {
    const controller = new AbortController();
    const { request } = createHarness(() => json({ code: 0, result: 'r' }));
    const call = request('x', { signal: controller.signal });
    await expect(call).resolves.toBe('r');
    controller.abort();
    await expect(call).resolves.toBe('r');
  });
});
