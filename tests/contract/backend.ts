import type { EndpointKey } from '../../config/contract/endpoint';
import { KEY_HEADER } from '../../src/domain/idempotency';
import { TOO_MANY_CALLS } from '../../src/domain/pauses';

/** Timeout of one call in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Pause after HTTP 429 in milliseconds, and limit of the calls of one that is sent again. A web server may count sign-ins. */
const PAUSE_MS = 5_000;
const MAX_TRIES = 15;

/** The request headers that the portal sends to another host. */
const PORTAL_HEADERS = 'accept-language,content-type,idempotency-key,x-authorization';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Several values of a name are sent as repeated parameters. */
export type Query = Readonly<Record<string, string | number | readonly string[]>>;

export interface CallOptions {
  /** Values of the path parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Query;
  body?: unknown;
  form?: FormData;
  token?: string;
  /** English by default. */
  language?: 'zh-CN' | 'en-US';
  /** Of a write whose body has none. */
  idempotencyKey?: string;
  /** The tags of the replies that the caller has. */
  ifNoneMatch?: string;
}

/** A reply whose body has been read. */
export interface Reply {
  status: number;
  headers: Headers;
  /** The body as text, even for a file. */
  text: string;
  bytes: number;
  /** Milliseconds since 1970 on the clock of this machine. */
  sentAt: number;
  receivedAt: number;
}

export interface Backend {
  /** Sends a call as the portal does. Rejects without a reply. */
  send(key: EndpointKey, options?: CallOptions): Promise<Reply>;
  /** Asks whether the portal's origin may send a call (CORS). */
  preflight(key: EndpointKey): Promise<Reply>;
  /** The origin of the portal, if it is another one. */
  readonly portal?: string;
}

const toMethod = (key: EndpointKey) => key.slice(0, key.indexOf(' '));

function toUrl(key: EndpointKey, { params = {}, query = {} }: CallOptions): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
  return `/api/v1/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * A back end at an address, which may have a path, called through `fetch`.
 * @param portal the origin of the portal, if it is another one than that of the address
 * @param note told of each reply to a call, also where the call is sent again
 */
export function backendAt(
  address: string,
  fetch: Fetch,
  portal?: string,
  note?: (key: EndpointKey, reply: Reply) => void,
): Backend {
  const { origin, pathname } = new URL(address);
  const base = origin + pathname.replace(/\/+$/, '');

  async function call(
    url: string,
    init: RequestInit & { headers: Record<string, string> },
    noteReply?: (reply: Reply) => void,
    tries = 1,
  ): Promise<Reply> {
    const sentAt = Date.now();
    const response = await fetch(base + url, {
      ...init,
      headers: { ...init.headers, ...(portal && { Origin: portal }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const reply = {
      status: response.status,
      headers: response.headers,
      text: bytes.toString('utf8'),
      bytes: bytes.length,
      sentAt,
      receivedAt: Date.now(),
    };
    noteReply?.(reply);
    if (reply.status !== TOO_MANY_CALLS || tries === MAX_TRIES) return reply;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return call(url, init, noteReply, tries + 1);
  }

  return {
    portal,
    send(key, options = {}) {
      const { body, form, token, language = 'en-US', idempotencyKey, ifNoneMatch } = options;
      const headers: Record<string, string> = { 'Accept-Language': language, Accept: 'application/json' };
      if (token !== undefined) headers['x-authorization'] = token;
      if (idempotencyKey !== undefined) headers[KEY_HEADER] = idempotencyKey;
      if (ifNoneMatch !== undefined) headers['If-None-Match'] = ifNoneMatch;
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      const init = {
        method: toMethod(key),
        headers,
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      };
      return call(toUrl(key, options), init, (reply) => note?.(key, reply));
    },
    preflight: (key) =>
      call(toUrl(key, { params: {} }), {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': toMethod(key),
          'Access-Control-Request-Headers': PORTAL_HEADERS,
        },
      }),
  };
}
