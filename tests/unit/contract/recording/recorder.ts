import crypto from 'node:crypto';
import type { Endpoint } from '../../../../config/contract/endpoint';
import { ENDPOINTS } from '../../../../config/contract/endpoints';
import type { Example } from '../../../../config/contract/examples';
import { getRefusals } from '../../../../config/contract/operation';
import { ACCOUNT_ERROR } from '../../../../src/domain/account/accountError';
import { createMockClient } from '../../mock/mockClient';

export interface RecordedCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  form?: FormData;
  /** Account of the call; the recorder's `user` by default, `null` for a visitor. */
  by?: string | null;
  /** Entries that are kept of each list; 2 by default. */
  keep?: number;
  /** Of a further success that is kept beside the first one. */
  title?: string;
}

interface Envelope {
  code: number;
  message?: string | null;
  result?: unknown;
}

const MAX_TEXT = 240;

/** Shortens lists and texts, so that an example can be read. */
function shorten(value: unknown, keep: number): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, keep).map((entry) => shorten(entry, keep));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner, keep)]));
}

/** Reads a path of a result; undefined where it ends. */
export const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined,
    value,
  );

/** An id that must exist. */
export function idAt(value: unknown, ...path: (string | number)[]): string {
  const id = at(value, ...path);
  if (typeof id === 'string' && id !== '') return id;
  throw new Error(`There is no id at ${path.join('.')}`);
}

/** Makes ids, codes and tokens the same in every run: they count up. */
function countInsteadOfRandom(): void {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const integer = (low: number, high?: unknown) => {
    const [least, most] = typeof high === 'number' ? [low, high] : [0, low];
    return least + ((next() * 7919) % (most - least));
  };
  const bytes = (size: number) => Buffer.from(String(next()).padStart(size, '0').slice(-size));
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => uuid(next()));
  jest.spyOn(crypto, 'randomInt').mockImplementation(integer as typeof crypto.randomInt);
  jest.spyOn(crypto, 'randomBytes').mockImplementation(bytes as typeof crypto.randomBytes);
}

const uuid = (count: number) =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}` as const satisfies ReturnType<
    typeof crypto.randomUUID
  >;

/** Records the first success and the first refusal of every operation, from a freshly seeded mock. */
export function createRecorder() {
  const client = createMockClient();
  countInsteadOfRandom();
  const tokens = new Map<string, string>();
  const examples: Record<string, Example> = {};
  let keys = 0;
  let account = 'admin';

  const find = (id: string): Endpoint => {
    const found = ENDPOINTS.find((endpoint) => endpoint.id === id);
    if (found) return found;
    throw new Error(`There is no operation ${id}`);
  };

  async function send(endpoint: Endpoint, call: RecordedCall, token: string | undefined) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? 'unknown');
    const search = new URLSearchParams(call.query).toString();
    const response = await client.mockFetch(`/api/v1/${path}${search && `?${search}`}`, {
      method: endpoint.method,
      headers: {
        'Accept-Language': 'en-US',
        ...(!call.form && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { 'x-authorization': token }),
      },
      body: call.form ?? (call.body && JSON.stringify(call.body)),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return isJson ? ((await response.json()) as Envelope) : undefined;
  }

  async function tokenOf(name: string): Promise<string> {
    const known = tokens.get(name) ?? (await client.signIn(name));
    tokens.set(name, known);
    return known;
  }

  /** Keeps a reply, unless there is one of its kind. */
  function keepReply(endpoint: Endpoint, { body, keep = 2, title }: RecordedCall, reply: Envelope): void {
    const { key } = endpoint;
    const known = examples[key] ?? {};
    const isRefusal = reply.code !== 200;
    if (title !== undefined && !isRefusal) {
      const more = { title, success: shorten(reply, keep) as Envelope };
      examples[key] = { ...known, more };
      return;
    }
    if (isRefusal ? known.refusal : known.success) return;
    const kept = shorten(reply, keep) as Envelope;
    examples[key] = isRefusal
      ? { ...known, refusal: kept }
      : { ...known, ...(body && { request: body }), success: kept };
  }

  const recorder = {
    client,
    examples,
    /** The account of the following calls. */
    as(name: string): void {
      account = name;
    },
    nextKey(): string {
      keys += 1;
      return `6f1d2c3b-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    /** Ends the known session of an account. */
    forget: (name: string) => tokens.delete(name),
    /** Makes a call that must succeed and returns its result. */
    async call(id: string, call: RecordedCall = {}): Promise<unknown> {
      const endpoint = find(id);
      const { by = endpoint.auth === 'none' ? null : account } = call;
      const token = by === null ? undefined : await tokenOf(by);
      let reply = await send(endpoint, call, token);
      // All codes of the record are asked for within minutes.
      if (reply?.code === ACCOUNT_ERROR.captchaRequired) {
        const body = { ...call.body, captcha: await client.captcha() };
        reply = await send(endpoint, { ...call, body }, token);
      }
      if (!reply) return undefined;
      if (reply.code !== 200) throw new Error(`${id} is refused: ${JSON.stringify(reply)}`);
      keepReply(endpoint, call, reply);
      return reply.result;
    },
    /** Makes a call that must be refused. */
    async refuse(id: string, call: RecordedCall = {}): Promise<void> {
      const endpoint = find(id);
      const { by = endpoint.auth === 'none' ? null : account } = call;
      const reply = await send(endpoint, call, by === null ? undefined : await tokenOf(by));
      if (!reply || reply.code === 200) throw new Error(`${id} is not refused`);
      keepReply(endpoint, call, reply);
    },
    /** Records a refusal of every operation that has none: an unknown id, a missing page, a malformed body, no session. */
    async recordRefusals(): Promise<void> {
      for (const endpoint of ENDPOINTS) {
        const codes = getRefusals(endpoint);
        const form = endpoint.upload && new FormData();
        const admin = endpoint.auth === 'none' ? undefined : await tokenOf('admin');
        const attempts: [RecordedCall, string | undefined][] = [
          [{ body: endpoint.example, form }, admin],
          [{ body: {} }, admin],
          [{ body: endpoint.example, form }, endpoint.auth === 'optional' ? 'ended' : undefined],
        ];
        for (const [call, token] of attempts) {
          if (examples[endpoint.key]?.refusal || codes.length === 0) break;
          // Only what cannot change anything that was recorded.
          if (endpoint.method === 'GET' && token === admin && endpoint.parameters.length === 0) continue;
          const reply = await send(endpoint, call, token);
          if (reply && codes.includes(reply.code)) keepReply(endpoint, call, reply);
        }
      }
    },
  };
  return recorder;
}

export type Recorder = ReturnType<typeof createRecorder>;
