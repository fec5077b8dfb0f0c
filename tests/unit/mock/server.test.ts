import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MockHandler } from '../../../mock/lib/http';
import { createRouter, type Handlers, handlerFiles, MOCK_FOLDER } from '../../../mock/lib/routes';
import server from '../../../mock/server';
import { exchange } from '../../support/mockExchange';

const handlersOf = (name: string): Record<string, MockHandler> => require(join(MOCK_FOLDER, name)).default;

describe('the routes parsed from the mock files', () => {
  it('match the exports of every file', () => {
    for (const { name, keys } of handlerFiles())
      expect({ name, keys }).toEqual({ name, keys: Object.keys(handlersOf(name)) });
  });
});

it('finds files in the style of Umi’s template, in folders, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-files-'));
  for (const name of ['lib', 'data', 'users']) mkdirSync(join(folder, name));
  for (const name of ['server.ts', 'lib/a.ts', 'data/a.ts', 'notes.md', 'users/list.ts', 'cart.js'])
    writeFileSync(join(folder, name), "export default { 'GET /api/x': {} };");
  expect(handlerFiles(folder)).toEqual([{ name: 'cart.js' }, { name: 'users/list.ts' }]);
  rmSync(folder, { recursive: true });
});

describe('the router', () => {
  const loaded: string[] = [];
  const handle: MockHandler = () => undefined;
  const files = [
    { name: 'a.ts', keys: ['GET /api/a/list', 'GET /api/a/:id', 'POST /api/a/:id/b/:other'] },
    { name: 'b.ts', keys: ['GET /api/b.c'] },
  ];
  const find = createRouter(files, (name) => {
    loaded.push(name);
    return Object.fromEntries(files.flatMap(({ keys }) => keys).map((key) => [key, handle]));
  });

  it('loads a file for its own calls only', () => {
    expect(find('GET', '/api/none')).toBeUndefined();
    expect(find('DELETE', '/api/a/list')).toBeUndefined();
    expect(loaded).toEqual([]);
    expect(find('GET', '/api/b.c')).toEqual({ handle, params: {} });
    expect(loaded).toEqual(['b.ts']);
  });

  it('matches the first route, ignores case and trailing slashes, and decodes parameters', () => {
    expect(find('GET', '/API/a/list/')?.params).toEqual({});
    expect(find('GET', '/api/a/%E8%A7%84%2F1')?.params).toEqual({ id: '规/1' });
    expect(find('POST', '/api/a/1/b/2')?.params).toEqual({ id: '1', other: '2' });
    expect(find('GET', '/api/a/1/2')).toBeUndefined();
    expect(find('GET', '/api/bxc')).toBeUndefined();
  });

  it('takes files in the style of Umi’s template first, and says what of them it cannot use', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const exported: Record<string, Handlers> = {
      'b.ts': { 'GET /api/b.c': handle },
      'users.ts': {
        'get /api/b.c': handle,
        '/api/users': [{ id: 1 }],
        'POST /api/(.*)': handle,
        'GET /elsewhere': handle,
      },
    };
    const load = (name: string): Handlers => {
      if (!exported[name]) throw new Error('Cannot find module mockjs');
      return exported[name];
    };
    const router = createRouter(
      [{ name: 'b.ts', keys: ['GET /api/b.c'] }, { name: 'broken.ts' }, { name: 'users.ts' }],
      load,
    );
    expect(router('GET', '/api/b.c')?.handle).toBe(handle);
    const answer = router('GET', '/api/users')?.handle;
    const call = { method: 'GET', path: '/api/users', query: {}, headers: {}, body: undefined };
    expect(await (await exchange(call, {}, answer ?? handle)).json()).toEqual([{ id: 1 }]);
    expect(router('POST', '/api/x')).toBeUndefined();
    expect(error.mock.calls.map(([text]) => text)).toEqual([
      '[mock] mock/broken.ts is not used:',
      expect.stringContaining('mock/users.ts: not used are POST /api/(.*), GET /elsewhere.'),
    ]);
    error.mockRestore();
  });

  it('names the file that does not export a route', () => {
    const broken = createRouter([{ name: 'c.ts', keys: ['GET /api/c'] }], () => ({}));
    expect(() => broken('GET', '/api/c')).toThrow('mock/c.ts does not export GET /api/c');
  });
});

describe('the mock server', () => {
  const serve = server['GET /api/(.*)'];
  const call = (path: string) => ({ method: 'GET', path, query: {}, headers: {}, body: undefined });

  it('uses one handler for every method below /api', () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
    expect(Object.keys(server)).toEqual(methods.map((method) => `${method} /api/(.*)`));
    expect(new Set(Object.values(server)).size).toBe(1);
  });

  it('replies with the bundled handlers', async () => {
    const next = jest.fn();
    const response = await exchange(call('/api/v1/demo/clock'), {}, (request, reply) =>
      serve?.(request, reply, next),
    );
    expect(await response.json()).toMatchObject({ code: 200, result: { offsetSeconds: 0 } });
    expect(next).not.toHaveBeenCalled();
  });

  it('keeps the demo tools from pages of other hosts', async () => {
    const ask = async (headers: Record<string, string>) => {
      const sent = { ...call('/api/v1/demo/outbox'), headers: { host: 'localhost:8000', ...headers } };
      const reply = await exchange(sent, {}, (request, response) => serve?.(request, response, jest.fn()));
      return (await reply.json()).code;
    };
    expect(await ask({})).toBe(200);
    expect(await ask({ origin: 'http://localhost:8000' })).toBe(200);
    for (const origin of ['https://evil.example', 'http://localhost:8001', 'null'])
      expect(await ask({ origin })).toBe(403);
  });

  it('passes on calls without a handler', async () => {
    const isPassedOn = new Promise((resolve) => {
      exchange(call('/api/v1/none'), {}, (request, reply) => serve?.(request, reply, resolve));
    });
    expect(await isPassedOn).toBeUndefined();
  });
});
