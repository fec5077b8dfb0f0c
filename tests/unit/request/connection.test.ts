import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHarness, failure, json } from './harness';

const realFetch = globalThis.fetch;

/** A promise with its resolver, so that tests do not depend on timing. */
function createSignal() {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
}

/** Uses a real server, and connections that must be closed. */
describe('a connection to a real server', () => {
  let server: Server;
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  let arrived: ReturnType<typeof createSignal>;
  let replied: ReturnType<typeof createSignal>;
  let closed: ReturnType<typeof createSignal>;

  beforeEach(async () => {
    [arrived, replied, closed] = [createSignal(), createSignal(), createSignal()];
    handle = () => {};
    server = createServer((request, response) => {
      request.socket.once('close', closed.reach);
      arrived.reach();
      handle(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // Fakes the request's own timer only, because sockets need real ones.
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'nextTick',
        'performance',
        'hrtime',
        'queueMicrotask',
        'setImmediate',
        'setInterval',
      ],
    });
  });

  afterEach(async () => {
    jest.useRealTimers();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  function createServerHarness() {
    const { port } = server.address() as AddressInfo;
    const harness = createHarness(() => json({}), { apiHost: `http://127.0.0.1:${port}` });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await realFetch(...call);
      replied.reach();
      return response;
    });
    return harness;
  }

  /** Starts a body and never ends it. */
  const sendHalf = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/csv' });
    response.write('{"code":0,');
  };

  it('is closed after a timeout without a reply', async () => {
    const { request, shown } = createServerHarness();
    const call = failure(request('hang', { timeout: 3000 }));
    await arrived.reached;
    jest.advanceTimersByTime(3000);
    expect(await call).toMatchObject({
      kind: 'timeout',
      name: 'RequestError',
      type: 'Timeout',
      message: 'timeout of 3000ms exceeded',
      timeout: 3000,
    });
    await closed.reached;
    expect(shown).toEqual(['error: timeout of 3000ms exceeded']);
  });

  it.each(['json', 'blob'] as const)(
    'is closed after a timeout within the body of a %s reply',
    async (responseType) => {
      handle = sendHalf;
      const { request } = createServerHarness();
      const call = failure(request('half', { timeout: 3000, responseType }));
      await replied.reached;
      jest.advanceTimersByTime(3000);
      expect(await call).toMatchObject({ kind: 'timeout' });
      await closed.reached;
    },
  );

  it('is closed after an abort, without a popup', async () => {
    const { request, shown } = createServerHarness();
    const controller = new AbortController();
    const call = failure(request('hang', { signal: controller.signal, timeout: 3000 }));
    await arrived.reached;
    controller.abort();
    expect((await call).name).toBe('AbortError');
    await closed.reached;
    expect(shown).toEqual([]);
  });

  it('is closed after an abort within the body', async () => {
    handle = sendHalf;
    const { request } = createServerHarness();
    const controller = new AbortController();
    const call = failure(request('half', { signal: controller.signal }));
    await replied.reached;
    controller.abort();
    expect((await call).name).toBe('AbortError');
    await closed.reached;
  });

  it('delivers a reply in time', async () => {
    handle = (_, response) => void response.end('{"code":0,"result":"in time"}');
    const { request } = createServerHarness();
    await expect(request('x', { timeout: 3000 })).resolves.toBe('in time');
  });

  it('that is lost is not a timeout', async () => {
    handle = (incoming) => void incoming.socket.destroy();
    const { request } = createServerHarness();
    expect(await failure(request('x', { timeout: 3000 }))).toMatchObject({ kind: 'network', code: 1999 });
  });
});
