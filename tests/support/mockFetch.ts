import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler } from '../../mock/lib/http';
import '../../mock/lib/start';
import { exchange, readCall, type SentCall } from './mockExchange';

export type MockFetch = typeof fetch & {
  /** Every call that reached a handler, in order. */
  readonly calls: SentCall[];
  /** Calls that no handler answers, as `GET /api/v1/x`; a test should find it empty. */
  readonly unknownCalls: string[];
};

interface Route {
  method: string;
  pattern: RegExp;
  names: string[];
  handle: MockHandler;
}

const MOCK_FOLDER = join(__dirname, '../../mock');

/**
 * A fetch that answers from the real handlers of mock/*.ts without a server. It honours the abort signal, rejects
 * with `TypeError: Failed to fetch` when a handler loses the connection, and rejects an unknown call with an
 * Error that names it. The database is the process's one: a test calls `resetDb()` before each case.
 */
export function createMockFetch(): MockFetch {
  const routes = loadRoutes();
  const calls: SentCall[] = [];
  const unknownCalls: string[] = [];

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = await readCall(input, init);
    for (const route of routes) {
      const match = route.method === call.method ? route.pattern.exec(call.path) : null;
      if (match === null) continue;
      calls.push(call);
      const values = match.slice(1).map(decodeURIComponent);
      const params = Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? '']));
      return exchange(call, params, route.handle);
    }
    unknownCalls.push(`${call.method} ${call.path}`);
    throw new Error(`No mock handler answers ${call.method} ${call.path}`);
  };

  const mockFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const fromRequest = typeof input === 'object' && 'signal' in input ? input.signal : undefined;
    const signal = init?.signal ?? fromRequest;
    return unlessAborted(signal, () => answer(input, init));
  };
  return Object.assign(mockFetch, { calls, unknownCalls });
}

function unlessAborted(signal: AbortSignal | undefined, start: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () =>
      reject(signal?.reason ?? new DOMException('The operation was aborted.', 'AbortError'));
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    start()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** As Umi does it: every file of mock/ but those of mock/lib, keys like `GET /api/v1/x/:id`, first match wins. */
function loadRoutes(): Route[] {
  return readdirSync(MOCK_FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => {
      const module: { default: Record<string, MockHandler> } = require(join(MOCK_FOLDER, file));
      return Object.entries(module.default).map(([key, handle]) => routeOf(key, handle));
    });
}

function routeOf(key: string, handle: MockHandler): Route {
  const [method = '', path = ''] = key.split(' ');
  const names: string[] = [];
  const source = path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part.slice(1));
      return '([^/]+)';
    })
    .join('/');
  return { method, pattern: new RegExp(`^${source}/?$`, 'i'), names, handle };
}
