import type { EndpointKey } from '../../config/contract/endpoint';

/** Timeout of one call in milliseconds. */
const TIMEOUT_MS = 30_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** Values of the path parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  form?: FormData;
  token?: string;
}

/** A reply whose body has been read. */
export interface Reply {
  status: number;
  contentType: string;
  disposition: string | null;
  /** The body as text, even for a file. */
  text: string;
  bytes: number;
}

export interface Backend {
  /** Sends a call as the portal does. Rejects without a reply. */
  send(key: EndpointKey, options?: CallOptions): Promise<Reply>;
}

function toUrl(key: EndpointKey, { params = {}, query = {} }: CallOptions): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api/v1/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A back end at an origin, called through `fetch`. */
export function backendAt(origin: string, fetch: Fetch): Backend {
  return {
    async send(key, options = {}) {
      const { body, form, token } = options;
      const headers: Record<string, string> = { 'Accept-Language': 'en-US', Accept: 'application/json' };
      if (token !== undefined) headers['x-authorization'] = token;
      if (body !== undefined) headers['Content-Type'] = 'application/json';
      const response = await fetch(new URL(toUrl(key, options), origin).href, {
        method: key.slice(0, key.indexOf(' ')),
        headers,
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
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
