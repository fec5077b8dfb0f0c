import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHarness, failure, json } from './harness';

const realFetch = globalThis.fetch;

/** A moment that a test waits for, so that none depends on how fast the machine is. */
function moment() {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
}

/** A real server, and a real connection that must be seen to close. */
describe('against a real server', () => {
  let server: Server;
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  let arrived: ReturnType<typeof moment>;
  let answered: ReturnType<typeof moment>;
  let closed: ReturnType<typeof moment>;

  beforeEach(async () => {
    [arrived, answered, closed] = [moment(), moment(), moment()];
    handle = () => {};
    server = createServer((request, response) => {
      request.socket.once('close', closed.reach);
      arrived.reach();
      handle(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // Only our own timer: the test says when the time is up, while the sockets go on for real.
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

  function overTheWire() {
    const { port } = server.address() as AddressInfo;
    const harness = createHarness(() => json({}), { apiHost: `http://127.0.0.1:${port}` });
    globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
      const response = await realFetch(...call);
      answered.reach();
      return response;
    };
    return harness;
  }

  /** Begins a body and never ends it. */
  const half = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/csv' });
    response.write('{"code":0,');
  };

  it('a timeout closes the connection of a server that says nothing', async () => {
    const { request, shown } = overTheWire();
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

  it.each(['json', 'blob'] as const)('a timeout covers the body of a %s reply too', async (responseType) => {
    handle = half;
    const { request } = overTheWire();
    const call = failure(request('half', { timeout: 3000, responseType }));
    await answered.reached;
    jest.advanceTimersByTime(3000);
    expect(await call).toMatchObject({ kind: 'timeout' });
    await closed.reached;
  });

  it('the caller’s abort closes the connection and shows nothing', async () => {
    const { request, shown } = overTheWire();
    const controller = new AbortController();
    const call = failure(request('hang', { signal: controller.signal, timeout: 3000 }));
    await arrived.reached;
    controller.abort();
    expect((await call).name).toBe('AbortError');
    await closed.reached;
    expect(shown).toEqual([]);
  });

  it('the caller’s abort while the body is read closes the connection', async () => {
    handle = half;
    const { request } = overTheWire();
    const controller = new AbortController();
    const call = failure(request('half', { signal: controller.signal }));
    await answered.reached;
    controller.abort();
    expect((await call).name).toBe('AbortError');
    await closed.reached;
  });

  it('an answer in time is an answer', async () => {
    handle = (_, response) => void response.end('{"code":0,"result":"in time"}');
    const { request } = overTheWire();
    await expect(request('x', { timeout: 3000 })).resolves.toBe('in time');
  });

  it('a lost connection is no timeout', async () => {
    handle = (incoming) => void incoming.socket.destroy();
    const { request } = overTheWire();
    expect(await failure(request('x', { timeout: 3000 }))).toMatchObject({ kind: 'network', code: 1999 });
  });
});
