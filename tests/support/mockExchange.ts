import { runInThisContext } from 'node:vm';
import type { MockRequest, MockResponse, UploadedFile } from '../../mock/lib/http';

/** A call of fetch, as a server receives it. */
export interface SentCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Parsed as Umi's mock server parses it: JSON, a form, or an empty object. */
  body: unknown;
  /** The files of a multipart form, as multer reads them; absent without one. */
  files?: UploadedFile[];
}

const ORIGIN = 'http://localhost';

/** Reads the arguments of fetch. */
export async function readCall(input: RequestInfo | URL, init: RequestInit = {}): Promise<SentCall> {
  const request = typeof input === 'object' && 'headers' in input ? input : undefined;
  const url = new URL(request?.url ?? String(input), ORIGIN);
  const headers = { ...toHeaders(request?.headers), ...toHeaders(init.headers) };
  const body = init.body ?? (await request?.clone().text());
  const files = isForm(body) ? await listFiles(body) : [];
  return {
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    path: url.pathname,
    query: toFields(url.searchParams.entries()),
    headers,
    body: parseBody(body, headers['content-type'] ?? ''),
    ...(files.length > 0 && { files }),
  };
}

/** Collects a handler's reply into a Response. Rejects when it destroys the connection. */
export function exchange(
  call: SentCall,
  params: Record<string, string>,
  handle: (request: MockRequest, response: MockResponse) => void | Promise<void>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let status = 200;
    const headers: Record<string, string> = {};
    const finish = (body: string | Uint8Array<ArrayBuffer> | null) => {
      const hasBody = call.method !== 'HEAD' && status !== 204 && status !== 304;
      resolve(new (responseClass())(hasBody ? body : null, { status, headers }));
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
        finish(typeof body === 'string' ? body : new Uint8Array(body));
      },
      end() {
        finish(null);
      },
    };
    const socket = { destroy: () => reject(new TypeError('Failed to fetch')) };
    Promise.resolve(handle({ ...call, params, socket }, response)).catch(reject);
  });
}

// jsdom has no fetch classes. Node's are in the outer context.
export function responseClass(): typeof Response {
  return globalThis.Response ?? runInThisContext('Response');
}

function toHeaders(headers: HeadersInit | undefined): Record<string, string> {
  const pairs: Iterable<readonly string[]> =
    headers === undefined ? [] : Symbol.iterator in headers ? headers : Object.entries(headers);
  return Object.fromEntries(Array.from(pairs, ([name = '', value = '']) => [name.toLowerCase(), value]));
}

function toFields(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const known = fields.get(name);
    const values = Array.isArray(known) ? [...known, value] : [known, value];
    fields.set(name, fields.has(name) ? values : value);
  }
  return Object.fromEntries(fields);
}

const isForm = (body: unknown): body is FormData =>
  typeof FormData !== 'undefined' && body instanceof FormData;

/** The name's UTF-8 bytes as characters, like multer. */
const nameAsBytes = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

async function listFiles(form: FormData): Promise<UploadedFile[]> {
  const found: UploadedFile[] = [];
  for (const [fieldname, value] of form.entries()) {
    if (typeof value === 'string') continue;
    const buffer = Buffer.from(await value.arrayBuffer());
    found.push({ fieldname, originalname: nameAsBytes(value.name), size: buffer.length, buffer });
  }
  return found;
}

function parseBody(body: BodyInit | null | undefined, contentType: string): unknown {
  if (body instanceof URLSearchParams) return toFields(body.entries());
  if (isForm(body)) {
    return toFields([...body.entries()].filter(([, value]) => typeof value === 'string'));
  }
  if (typeof body !== 'string') return {};
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return toFields(new URLSearchParams(body).entries());
  }
  if (!contentType.includes('application/json') || body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
