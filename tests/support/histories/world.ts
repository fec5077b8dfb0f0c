import * as v from 'valibot';
import balance from '../../../mock/balance';
import budget from '../../../mock/budget';
import charge from '../../../mock/charge';
import coupon from '../../../mock/coupon';
import instance from '../../../mock/instance';
import instanceDetail from '../../../mock/instanceDetail';
import invoice from '../../../mock/invoice';
import { db, type MockTables, provideTables, seedAt } from '../../../mock/lib/db';
import type { MockHandler, MockResponse } from '../../../mock/lib/http';
import type { BookedCharge } from '../../../mock/lib/money/ledger';
import { seedTables } from '../../../mock/lib/seed/seed';
import { createUser, type UserRecord } from '../../../mock/lib/users';
import order from '../../../mock/order';
import privacy from '../../../mock/privacy';
import security from '../../../mock/security';
import statement from '../../../mock/statement';
import user from '../../../mock/user';
import withdrawal from '../../../mock/withdrawal';
import { CLOSING_ERROR } from '../../../src/domain/account/closing';
import { latestSessionEnd } from '../../../src/domain/account/sessionEnd';
import { accountingDay, startOfDay } from '../../../src/domain/calendar';
import { type Endpoint, NOT_FOUND, type Result } from '../../../src/domain/endpoint';
import { codeOf } from '../../../src/domain/requestError';
import { restartIds } from './repeatableIds';
import { type Check, createCheck, type Invariant } from './violations';

const HANDLERS: Readonly<Record<string, MockHandler>> = {
  ...{ ...balance, ...budget, ...charge, ...coupon, ...instance, ...instanceDetail, ...invoice },
  ...{ ...order, ...privacy, ...security, ...statement, ...user, ...withdrawal },
};

/** Every number that anybody in a history ever has. */
export const PHONES = ['13900001001', '13900001002', '13900001003', '13900001004', '13900001005'];
export const PEOPLE = 3;

/** Somebody with an account at a time; after its closing the person may register another. */
export interface Person {
  index: number;
  userId: string;
}

/** An invitation, or the offer of a service, to a number. */
export interface PendingRight {
  instanceId: string;
  phone: string;
  madeAt: number;
  /** The account that it belongs to; missing while nobody has the number. */
  userId?: string;
}

/** The mock with the people of one history, and what the history has to remember. */
export interface World {
  /** The mock's clock, in milliseconds since 1970. */
  at: number;
  people: Person[];
  check: Check;
  /** Idempotency keys made so far. */
  keys: number;
  invitations: PendingRight[];
  offers: PendingRight[];
  /** The account that made a key, by the id of the key. */
  keyMakers: Map<string, string>;
  /** The final statements that were read, as text, by account and month. */
  finalStatements: Map<string, string>;
  /** The ledgers of the accounts, each with the state of what it was derived from. */
  ledgers: Map<string, { state: string; ledger: BookedCharge[] }>;
  /** Month and entries of the statements that were checked last, by account. */
  checkedBooks: Map<string, { month: string; ledger: BookedCharge[]; former: number }>;
  /** The numbers of records whose ids were checked last. */
  checkedIds: string;
}

let world: World | undefined;
let template: MockTables | undefined;

/** The tables of a mock without people, orders and money. */
function createTables(at: number): MockTables {
  template ??= seedTables(at);
  const tables = Object.entries(Object.getOwnPropertyDescriptors(template)).map(([name, { value = [] }]) => [
    name,
    Array.isArray(value) ? [] : value,
  ]);
  return Object.assign(Object.fromEntries(tables), {
    seededAt: startOfDay(accountingDay(at)),
    clockOffsetSeconds: 0,
    paymentSettings: { ...template.paymentSettings },
  });
}

const realNow = Date.now;

/** Lets the mock run on the tables and the clock of histories. Returns a function that undoes it. */
export function replaceTables(): () => void {
  const before = provideTables({ stamp: 'histories', seed: createTables, load: () => undefined, save() {} });
  Date.now = () => world?.at ?? realNow();
  return () => {
    if (before) provideTables(before);
    Date.now = realNow;
  };
}

/** Starts a history: three people without anything. With a single invariant, no other is checked. */
export function openWorld(at: number, only?: Invariant): World {
  restartIds();
  const opened: World = {
    at,
    people: [],
    check: createCheck(only),
    keys: 0,
    invitations: [],
    offers: [],
    keyMakers: new Map(),
    finalStatements: new Map(),
    ledgers: new Map(),
    checkedBooks: new Map(),
    checkedIds: '',
  };
  world = opened;
  seedAt(at);
  for (let index = 0; index < PEOPLE; index += 1) {
    const account = { userPhone: PHONES[index] ?? '', passwordHash: '', consents: [] };
    opened.people.push({ index, userId: createUser(account, 'en').userId });
  }
  return opened;
}

export const newKey = (opened: World): string => {
  opened.keys += 1;
  return `history-key-${opened.keys}`;
};

/** The open account of a person; undefined after its closing. */
export const findAccount = ({ userId }: Pick<Person, 'userId'>): UserRecord | undefined =>
  db().users.find((each) => each.userId === userId && each.closedAt === undefined);

export interface Reply<E extends Endpoint> {
  /** Whether the call was done. */
  isDone: boolean;
  code: number;
  result: Result<E>;
}

interface Request {
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

/** Signs a person in, with a fresh proof of identity. */
function keepSession({ at }: World, { index, userId }: Person): string {
  const token = `token-${index}`;
  const tables = db();
  let session = tables.sessions.find((each) => each.token === token);
  if (session === undefined || session.userId !== userId || latestSessionEnd(session) <= at) {
    session = {
      ...{ token, sessionId: `session-${index}-${userId}`, userId, loginType: 1 as const, device: '' },
      ...{ place: { zh: '', en: '' }, createdAt: at, lastSeenAt: at, remembered: true },
    };
    tables.sessions = [...tables.sessions.filter((each) => each.token !== token), session];
  }
  session.lastSeenAt = at;
  session.provenUntil = at + 60_000;
  return token;
}

/**
 * Calls an endpoint for a person, without a server. Fails the history when the reply is neither a result of the endpoint's
 * schema nor a code that the contract lists. A reply that never comes is returned as undone, with code 0.
 */
export async function call<E extends Endpoint>(
  opened: World,
  person: Person,
  endpoint: E,
  { params = {}, body, headers = {}, query = {} }: Request = {},
): Promise<Reply<E>> {
  const key = endpoint.key.replace(' ', ' /api/v1/');
  const handle = HANDLERS[key];
  if (handle === undefined) throw new Error(`Histories have no handler of ${key}`);
  const [method = '', path = ''] = key.split(' ');
  const token = keepSession(opened, person);
  const request = {
    method,
    path: path.replace(/:(\w+)/g, (_text, name: string) => params[name] ?? ''),
    ...{ params, query, body: body ?? {} },
    headers: { 'x-authorization': token, 'accept-language': 'en-US', ...headers },
    socket: { destroy: () => undefined },
  };
  const { status, content } = await new Promise<{ status: number; content: unknown }>((resolve) => {
    let httpStatus = 0;
    const finish = (sent: unknown) => resolve({ status: httpStatus, content: sent });
    const response: MockResponse = {
      status(code) {
        httpStatus = code;
        return response;
      },
      setHeader: () => undefined,
      json: finish,
      send: finish,
      end: () => finish(null),
    };
    void handle(request, response);
    // The mock never answers a call whose reply is lost.
    if (Object.values(headers).includes('timeout')) setImmediate(() => finish(undefined));
  });
  return readReply(opened, endpoint, { status, content });
}

function readReply<E extends Endpoint>(
  { check }: World,
  endpoint: E,
  { status, content }: { status: number; content: unknown },
): Reply<E> {
  if (content === undefined) return { isDone: false, code: 0, result: undefined as Result<E> };
  if (endpoint.download) {
    check('repliesAreOfContract', status === 200, () => `${endpoint.key}: HTTP ${status}`);
    return { isDone: true, code: 200, result: content as Result<E> };
  }
  const { code, message, result } = content as { code: number; message: string; result: Result<E> };
  const isDone = code === 200;
  // Any service may be gone, and any account may be about to close.
  const listed = [NOT_FOUND, CLOSING_ERROR.beingClosed, ...(endpoint.refusals ?? [])];
  const refusal = listed.find((each) => codeOf(each) === code);
  const isListed = isDone || refusal !== undefined;
  check('repliesAreOfContract', isListed, () => `${endpoint.key}: code ${code}, ${message}`);
  const schema = isDone ? endpoint.result : typeof refusal === 'object' && refusal.result;
  if (schema) {
    const parsed = v.safeParse(schema, result);
    check('repliesAreOfContract', parsed.success, () => {
      const [issue] = parsed.issues ?? [];
      return `${endpoint.key}: ${issue && v.getDotPath(issue)} ${issue?.message}`;
    });
  }
  return { isDone, code, result };
}

/** Reads something that always exists. */
export async function read<E extends Endpoint>(
  opened: World,
  person: Person,
  endpoint: E,
  request?: Request,
): Promise<Result<E> | undefined> {
  const { isDone, result } = await call(opened, person, endpoint, request);
  return isDone ? result : undefined;
}
