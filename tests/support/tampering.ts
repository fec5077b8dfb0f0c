import { ENDPOINTS } from '../../config/contract/endpoints';
import { resetDb } from '../../mock/lib/db';
import type { Fetch } from '../contract/backend';
import { type CheckOptions, checkBackend } from '../contract/check';
import type { Report } from '../contract/report';
import { responseClass } from './mockExchange';
import { createMockFetch } from './mockFetch';

export interface SentRequest {
  method: string;
  /** Below `/api/v1/`, with the query. */
  path: string;
  headers: Headers;
  body: RequestInit['body'];
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Answer = (request: SentRequest) => Promise<Reply>;

/** Answers a call in place of a back end, which it may ask. */
export type Tamper = (request: SentRequest, answer: Answer) => Promise<Reply>;

interface Fields extends Record<string, unknown> {
  list: Record<string, unknown>[];
}

const PASSWORD = 'Market#2026';
const PREFIX = '/api/v1/';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'accept-language, content-type, idempotency-key, x-authorization',
  'access-control-expose-headers':
    'Content-Disposition, Retry-After, Idempotency-Key-Max-Age, Session-Max-Age, Deprecation, Sunset',
};

/** The mock as a server at another origin. */
function serveMock(): Answer {
  const mockFetch = createMockFetch();
  return async ({ method, path, headers, body }) => {
    if (method === 'OPTIONS') return { status: 204, headers: CORS, body: '' };
    const response = await mockFetch(PREFIX + path, {
      method,
      headers: Object.fromEntries(headers),
      body,
    });
    const { status } = response;
    return {
      status,
      headers: { ...Object.fromEntries(response.headers), ...CORS },
      body: await response.text(),
    };
  };
}

/** A fetch that passes the calls below an address to a back end. */
const toFetch =
  (answer: Answer, base: string): Fetch =>
  async (address, { method = 'GET', headers, body }) => {
    if (!address.startsWith(base + PREFIX)) throw new Error(`There is no ${address}`);
    const path = address.slice(base.length + PREFIX.length);
    const reply = await answer({ method, path, headers: new Headers(headers), body });
    return new (responseClass())(reply.body || null, reply);
  };

/** Checks what a test makes of the mock: as a portal at another origin, with two accounts. */
export function checkTampered({
  tamper,
  address = 'http://localhost',
  ...options
}: Pick<CheckOptions, 'only' | 'writes' | 'includes' | 'filters'> & {
  address?: string;
  tamper: Tamper;
}): Promise<Report> {
  resetDb();
  const answer = serveMock();
  return checkBackend({
    portal: 'http://portal.example',
    account: 'admin',
    password: PASSWORD,
    other: { account: 'user', password: PASSWORD },
    ...options,
    address,
    fetch: toFetch((request) => tamper(request, answer), address.replace(/\/$/, '')),
  });
}

/** The endpoints with the pattern of their calls. Of several that match a call, the one with the fewest ids applies. */
const patterns = ENDPOINTS.toSorted((a, b) => a.parameters.length - b.parameters.length).map(({ key }) => ({
  key,
  pattern: new RegExp(`^${key.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Whether a call is one of an endpoint, such as `GET order/{orderId}`. */
function isCallOf({ method, path }: SentRequest, key: string): boolean {
  const call = `${method} ${path.replace(/\?.*/, '')}`;
  return patterns.find(({ pattern }) => pattern.test(call))?.key === key;
}

/** Breaks a back end that is broken already. */
export const combine =
  (outer: Tamper, inner: Tamper): Tamper =>
  (request, answer) =>
    outer(request, (next) => inner(next, answer));

/** Changes the replies to a call. */
export const changeReply =
  (key: string, change: (reply: Reply, request: SentRequest) => Partial<Reply>): Tamper =>
  async (request, answer) => {
    const reply = await answer(request);
    return isCallOf(request, key) ? { ...reply, ...change(reply, request) } : reply;
  };

/** Whether a reply is a file or the envelope of a success. */
const isSuccess = ({ status, body }: Reply) => status === 200 && !/"code":(?!200\b)/.test(body);

/** Changes a header of a call's successes. */
export const setHeader = (key: string, name: string, value: string): Tamper =>
  changeReply(key, (reply) =>
    isSuccess(reply) ? { headers: { ...reply.headers, [name.toLowerCase()]: value } } : {},
  );

/** Changes the envelopes of a call's successes. */
export const changeEnvelope = (
  key: string,
  change: (envelope: Record<string, unknown> & { result: Fields }, request: SentRequest) => unknown,
): Tamper =>
  changeReply(key, ({ body, status }, request) => {
    if (status === 304) return {};
    const envelope = JSON.parse(body);
    return { body: JSON.stringify(envelope.code === 200 ? change(envelope, request) : envelope) };
  });

/** Changes the results of a call in place. */
export const changeResult = (
  key: string,
  change: (result: Fields, request: SentRequest) => unknown,
): Tamper =>
  changeEnvelope(key, (envelope, request) => {
    change(envelope.result, request);
    return envelope;
  });

/** Replaces a part of the replies to a call. */
export const replaceText = (key: string, part: string | RegExp, other: string): Tamper =>
  changeReply(key, ({ body }) => ({ body: body.replaceAll(part, other) }));

/** Changes calls before they are answered. */
export const changeRequest =
  (key: string, change: (request: SentRequest) => Partial<SentRequest>): Tamper =>
  (request, answer) =>
    answer(isCallOf(request, key) ? { ...request, ...change(request) } : request);

/** Changes the query of a call. */
export const changeQuery = (key: string, change: (query: URLSearchParams) => void): Tamper =>
  changeRequest(key, ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    change(searchParams);
    return { path: `${pathname.slice(1)}?${searchParams}` };
  });

/** Changes the JSON body of a call. */
export const changeBody = (key: string, change: (body: Record<string, unknown>) => object): Tamper =>
  changeRequest(key, ({ body }) => ({ body: JSON.stringify({ ...change(JSON.parse(String(body))) }) }));

/** Answers a call of everyone, or of every user, as that of the user who came first. */
export function ignoreToken(key: string, whose: 'everyone' | 'users' = 'everyone'): Tamper {
  const known: string[] = [];
  return async (request, answer) => {
    const token = request.headers.get('x-authorization') ?? '';
    const isMeant = isCallOf(request, key) && (whose === 'everyone' || known.includes(token));
    const headers = new Headers(request.headers);
    if (isMeant) headers.set('x-authorization', known[0] ?? '');
    const reply = await answer({ ...request, headers });
    if (isCallOf(request, 'POST user/login')) known.push(JSON.parse(reply.body).result?.token);
    return reply;
  };
}

/** Whether a reply has no record: it is a failure, or all that its result has is null. */
function findsNothing(reply: Reply): boolean {
  if (!isSuccess(reply)) return true;
  const result = reply.body.startsWith('{') ? JSON.parse(reply.body).result : undefined;
  const values = typeof result === 'object' && result !== null ? Object.values(result) : [result];
  return values.length === 1 && values[0] === null;
}

/** Finds the records of everybody: what a user does not find, the call finds as another one. */
export function ignoreOwner(key: string): Tamper {
  const known: string[] = [];
  return async (request, answer) => {
    const reply = await answer(request);
    if (isCallOf(request, 'POST user/login')) known.push(JSON.parse(reply.body).result?.token);
    const token = request.headers.get('x-authorization') ?? '';
    if (!isCallOf(request, key) || !known.includes(token) || !findsNothing(reply)) return reply;
    for (const other of known.filter((each) => each !== token)) {
      const headers = new Headers(request.headers);
      headers.set('x-authorization', other);
      const found = await answer({ ...request, headers });
      if (!/"code":40[134]\b/.test(found.body)) return found;
    }
    return reply;
  };
}

/** Takes the idempotency keys of a call out of effect. */
export const forgetKeys = (key: string): Tamper =>
  changeRequest(key, ({ headers, body }) => {
    headers.delete('idempotency-key');
    const text = typeof body === 'string' ? body : undefined;
    const renewed = text?.replace(/(?<="idempotencyKey":")[^"]{8,128}(?=")/, () => crypto.randomUUID());
    return { headers, body: renewed ?? body };
  });

/** Answers a call once and repeats the first success for ever. */
export function repeatFirst(key: string): Tamper {
  let first: Reply | undefined;
  return async (request, answer) => {
    if (!isCallOf(request, key)) return answer(request);
    const reply = first ?? (await answer(request));
    if (isSuccess(reply)) first = reply;
    return reply;
  };
}

/** Does what was refused with a code: the body is corrected by the result of the refusal. */
export const allow =
  (key: string, code: number, correct: (result: Record<string, unknown>) => object): Tamper =>
  async (request, answer) => {
    const reply = await answer(request);
    const refused = isCallOf(request, key) && JSON.parse(reply.body);
    if (!refused || refused.code !== code) return reply;
    const body = { ...JSON.parse(String(request.body)), ...correct(refused.result) };
    return answer({ ...request, body: JSON.stringify(body) });
  };
