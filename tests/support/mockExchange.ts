import { runInThisContext } from 'node:vm';
import type { MockRequest, MockResponse } from '../../mock/lib/http';

/** What a caller of fetch sent, as a server would see it. */
export interface SentCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Parsed as Umi's mock server parses it: JSON, a form, or an empty object. */
  body: unknown;
}

const ORIGIN = 'http://localhost';

/** Reads the arguments of fetch. */
export async function readCall(input: RequestInfo | URL, init: RequestInit = {}): Promise<SentCall> {
  const request = typeof input === 'object' && 'headers' in input ? input : undefined;
  const url = new URL(request?.url ?? String(input), ORIGIN);
  const headers = { ...headersOf(request?.headers), ...headersOf(init.headers) };
  const body = init.body ?? (await request?.clone().text());
  return {
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    path: url.pathname,
    query: fieldsOf(url.searchParams.entries()),
    headers,
    body: parseBody(body, headers['content-type'] ?? ''),
  };
}

/** The answer a handler gives, collected into a Response; rejects when it destroys the connection. */
export function exchange(
  call: SentCall,
  params: Record<string, string>,
  handle: (request: MockRequest, response: MockResponse) => void | Promise<void>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let status = 200;
    const headers: Record<string, string> = {};
    const finish = (body: string | Buffer | null) => {
      const hasBody = call.method !== 'HEAD' && status !== 204 && status !== 304;
      const content = typeof body === 'string' || body === null ? body : new Uint8Array(body);
      resolve(new (responseClass())(hasBody ? content : null, { status, headers }));
    };
    const response: MockResponse = {
      status(code) {
        status = code;
        return response;
      },
      setHeader(name, value) {
        headers[name.toLowerCase()] = value;
      },
      json(body) {
        headers['content-type'] ??= 'application/json; charset=utf-8';
        finish(JSON.stringify(body));
      },
      send(body) {
        headers['content-type'] ??= 'text/html; charset=utf-8';
        finish(body);
      },
      end() {
        finish(null);
      },
    };
    const socket = { destroy: () => reject(new TypeError('Failed to fetch')) };
    Promise.resolve(handle({ ...call, params, socket }, response)).catch(reject);
  });
}

// jsdom has no fetch classes of its own; Node's stand in the outer context.
function responseClass(): typeof Response {
  return globalThis.Response ?? runInThisContext('Response');
}

function headersOf(headers: HeadersInit | undefined): Record<string, string> {
  const pairs: Iterable<readonly string[]> =
    headers === undefined ? [] : Symbol.iterator in headers ? headers : Object.entries(headers);
  return Object.fromEntries(Array.from(pairs, ([name = '', value = '']) => [name.toLowerCase(), value]));
}

function fieldsOf(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const known = fields.get(name);
    const values = Array.isArray(known) ? [...known, value] : [known, value];
    fields.set(name, fields.has(name) ? values : value);
  }
  return Object.fromEntries(fields);
}

function parseBody(body: BodyInit | null | undefined, contentType: string): unknown {
  if (body instanceof URLSearchParams) return fieldsOf(body.entries());
  if (typeof FormData !== 'undefined' && body instanceof FormData) {
    return fieldsOf([...body.entries()].filter(([, value]) => typeof value === 'string'));
  }
  if (typeof body !== 'string') return {};
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return fieldsOf(new URLSearchParams(body).entries());
  }
  if (!contentType.includes('application/json') || body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
