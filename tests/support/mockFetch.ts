import { join } from 'node:path';
import { createRouter, type Handlers, handlerFiles, MOCK_FOLDER } from '../../mock/lib/routes';
import '../../mock/lib/start';
import { exchange, readCall, type SentCall } from './mockExchange';

export type MockFetch = typeof fetch & {
  /** Every call that reached a handler, in order. */
  readonly calls: SentCall[];
  /** Calls without a handler, such as `GET /api/v1/x`. Must be empty. */
  readonly unknownCalls: string[];
};

const router = createRouter(
  handlerFiles(),
  (name): Handlers => (require(join(MOCK_FOLDER, name)) as { default: Handlers }).default,
);

/**
 * A fetch that answers from the real handlers of mock/*.ts without a server. It honours the abort signal, rejects
 * with `TypeError: Failed to fetch` when a handler loses the connection, and rejects an unknown call with an
 * Error that names it. The database is the process's one: a test calls `resetDb()` before each case.
 */
export function createMockFetch(): MockFetch {
  const calls: SentCall[] = [];
  const unknownCalls: string[] = [];

  const reply = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = await readCall(input, init);
    const route = router(call.method, call.path);
    if (route !== undefined) {
      calls.push(call);
      return exchange(call, route.params, route.handle);
    }
    // A page asks whether its host responds.
    if (call.method === 'HEAD') return new Response();
    unknownCalls.push(`${call.method} ${call.path}`);
    throw new Error(`No mock handler answers ${call.method} ${call.path}`);
  };

  const mockFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const fromRequest = typeof input === 'object' && 'signal' in input ? input.signal : undefined;
    const signal = init?.signal ?? fromRequest;
    return unlessAborted(signal, () => reply(input, init));
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
