import type { EndpointKey } from '../../config/contract/endpoint';

/** Milliseconds that one answer may take. */
const PATIENCE_MS = 30_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What one call carries. */
export interface CallOptions {
  /** The names in braces in the path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  form?: FormData;
  token?: string;
}

/** A reply, read to its end. */
export interface Reply {
  status: number;
  contentType: string;
  disposition: string | null;
  /** What came, as text; a file's too. */
  text: string;
  bytes: number;
}

export interface Backend {
  /** Sends a call as the portal does. Rejects when nothing answers. */
  send(key: EndpointKey, options?: CallOptions): Promise<Reply>;
}

function toAddress(key: EndpointKey, { params = {}, query = {} }: CallOptions): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api/v1/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A back end at an origin, or whatever else stands behind a `fetch`. */
export function backendAt(origin: string, fetch: Fetch): Backend {
  return {
    async send(key, options = {}) {
      const { body, form, token } = options;
      const headers: Record<string, string> = { 'Accept-Language': 'en-US', Accept: 'application/json' };
      if (token !== undefined) headers['x-authorization'] = token;
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      const response = await fetch(new URL(toAddress(key, options), origin).href, {
        method: key.slice(0, key.indexOf(' ')),
        headers,
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        disposition: response.headers.get('content-disposition'),
        text: bytes.toString('utf8'),
        bytes: bytes.length,
      };
    },
  };
}
