import type { HTTPRequest } from 'puppeteer';

/** The mock state of this worker: database, clock and payments. */
const STATE = `worker-${process.env.JEST_WORKER_ID ?? 1}`;

/** Selects that state for a window. */
export const STATE_COOKIE = { name: 'mock_state', value: STATE, domain: 'localhost' };

/** Selects that state for a call without a window. */
export const STATE_HEADER = { 'x-mock-state': STATE };

/** Calls the mock without a window and returns the result. With a body it is a POST. `path` is below `/api/v1/`. */
export async function callMock<T>(path: string, body?: object): Promise<T> {
  const reply = await fetch(new URL(`/api/v1/${path}`, process.env.PORTAL_ORIGIN), {
    method: body ? 'POST' : 'GET',
    // The server closes a connection that is not used for some seconds, perhaps just as it is used again.
    headers: { 'content-type': 'application/json', ...STATE_HEADER, connection: 'close' },
    body: body && JSON.stringify(body),
  });
  const { code, message, result }: { code: number; message: string; result: T } = await reply.json();
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  return result;
}

/** Returns the newest SMS code sent to a number, from the mock's outbox. */
export async function receivesCode(userPhone: string): Promise<string> {
  const { messages } = await callMock<{ messages: { userPhone: string; code: string }[] }>('demo/outbox');
  const message = messages.find((candidate) => candidate.userPhone === userPhone);
  if (message) return message.code;
  throw new Error(`No message to ${userPhone}`);
}

export const DAY_SECONDS = 86_400;

/** Sets the server's clock ahead of the real one. */
export const movesServerClock = (offsetSeconds: number) => callMock('demo/clock', { offsetSeconds });

/**
 * What the browser itself says: of a failed download, which a journey that takes the network away expects, and of code
 * that was fetched ahead of a page whose server keeps it waiting.
 */
export const isBrowserMessage = (text: string) =>
  text.startsWith('Failed to load resource') || /^The resource \S+ was preloaded/.test(text);

export interface SentCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** The status of the reply or the error; undefined while pending. */
  outcome?: number | string;
}

/** Reads a call to the API; undefined for any other request. */
export function readSentCall(request: HTTPRequest): SentCall | undefined {
  const { pathname } = new URL(request.url());
  if (!pathname.includes('/api/v1/') && !pathname.startsWith('/api/')) return undefined;
  // A multipart form is not text.
  const isJson = request.headers()['content-type']?.includes('json') ?? false;
  const body = isJson ? request.postData() : undefined;
  return {
    method: request.method(),
    url: new URL(request.url()).pathname.replace('/api/v1/', ''),
    headers: request.headers(),
    body: body ? JSON.parse(body) : undefined,
  };
}
