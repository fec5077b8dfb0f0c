import type { SentCall } from './mockExchange';
import { mockServer } from './pageSetup';

/** A reply with this envelope. */
export const toResponse = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** A reply whose envelope reports a server error. */
export const failure = async () => toResponse({ code: 500, message: 'Down for now', result: null });

type Reply = (call: Pick<SentCall, 'path' | 'query'>) => Promise<Response> | undefined;

/** Replies to some calls in place of the mock, which handles the others. */
export function replyInstead(reply: Reply): void {
  const mock = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(String(input), 'http://portal.test');
    const query = Object.fromEntries(url.searchParams);
    return reply({ path: url.pathname, query }) ?? mock(input, init);
  };
}

type Result = Record<string, unknown>;
type Change = (result: Result, query: Record<string, string>) => object;

/** Changes the mock's results for paths with this ending. */
export const changeReply = (ending: string, change: Change): void => changeReplies({ [ending]: change });

/** Changes the mock's results by the endings of their paths. */
export function changeReplies(changes: Record<string, Change>): void {
  const mock = mockServer();
  const server: typeof fetch = async (input, init) => {
    const reply = await mock(input, init);
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const change = Object.entries(changes).find(([ending]) => pathname.endsWith(ending))?.[1];
    if (!change) return reply;
    const envelope: { code: number; result: Result } = await reply.json();
    const changed = change(envelope.result, Object.fromEntries(searchParams));
    return toResponse({ ...envelope, result: { ...envelope.result, ...changed } });
  };
  window.fetch = server;
}

/** Lets calls fail whose URL contains this text, or all calls. Returns a function that ends this. */
export function failCalls(fragment = ''): () => void {
  const forward = window.fetch;
  window.fetch = (input, init) =>
    String(input).includes(fragment)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : forward(input, init);
  return () => {
    window.fetch = forward;
  };
}

/** Replies to the next calls with this method and path (below `/api/v1`) in place of the mock. */
export function replyNext(
  method: string,
  path: string,
  envelope: { code: number; message?: string; result?: unknown },
  times?: number,
): void {
  intercept(method, path, async () => toResponse({ message: '', result: null, ...envelope }), times);
}

/**
 * The next such calls reach the server, but their replies do not reach the page. The portal itself sends a write without a key in
 * its body a second time.
 */
export function loseNextReply(method: string, path: string, times?: number): void {
  const handle = async (forward: () => Promise<Response>) => {
    await forward();
    throw new TypeError('Failed to fetch');
  };
  intercept(method, path, handle, times);
}

/** The next such call takes effect, but the server reports a crash over HTTP 200. */
export function crashNextReply(method: string, path: string): void {
  intercept(method, path, async (forward) => {
    await forward();
    return failure();
  });
}

/** The next such calls do not reach the server. */
export function loseNextCall(method: string, path: string, times?: number): void {
  intercept(method, path, () => Promise.reject(new TypeError('Failed to fetch')), times);
}

/** Holds the next such call back until the returned function is called. */
export function holdNextCall(method: string, path: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  intercept(method, path, async (forward) => {
    await held;
    return forward();
  });
  return release;
}

/** Handles the next such calls between the page and the mock. */
export function intercept(
  method: string,
  path: string,
  handle: (forward: () => Promise<Response>) => Promise<Response>,
  times = 1,
): void {
  const forward = window.fetch;
  let left = times;
  window.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    const matches = (init?.method ?? 'GET').toUpperCase() === method && pathname === `/api/v1/${path}`;
    if (left === 0 || !matches) return forward(input, init);
    left -= 1;
    return handle(() => forward(input, init));
  };
}
