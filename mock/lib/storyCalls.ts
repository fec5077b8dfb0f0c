import { randomBytes } from 'node:crypto';
import { countCharacters, cutCharacters } from '../../src/domain/characters';
import { type RecordedCall, STORY_STATE_PREFIX } from '../../src/domain/demo';
import { isoTime, now } from './clock';
import { db } from './db';
import type { MockHandler, MockRequest, MockResponse } from './http';

declare module './db' {
  interface MockTables {
    /** Newest first; only of states that play a story. */
    calls: RecordedCall[];
  }
}

const MAX_CALLS = 80;
const MAX_TEXT_LENGTH = 2_000;

const HIDDEN = '•••';
const SECRET_FIELD =
  /password|token|secret|verificationCode|recoveryCode|challenge|idNumber|captcha|^answer$/i;
/** Codes of coupons and agreements, which are not secret, look different. */
const ONE_TIME_CODE = /^\d{6}$/;
/** Replies that are secret as a whole. */
const SECRET_REPLY = /\/access$/;

export const isStoryState = (id: string | undefined): boolean => id?.startsWith(STORY_STATE_PREFIX) ?? false;

const hide = (name: string, value: unknown) => {
  if (name === 'code' && typeof value === 'string' && ONE_TIME_CODE.test(value)) return HIDDEN;
  const isText = (typeof value === 'string' && value !== '') || Array.isArray(value);
  return isText && SECRET_FIELD.test(name) ? HIDDEN : value;
};

/** JSON without secrets, clipped; empty for no body. */
function toText(body: unknown): string {
  if (Buffer.isBuffer(body)) return `[${body.length} bytes]`;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {}, hide, 2);
  if (text === '{}') return '';
  return countCharacters(text) > MAX_TEXT_LENGTH ? `${cutCharacters(text, MAX_TEXT_LENGTH)}…` : text;
}

/** The path below `/api/v1/`, with its query and without a token in it. */
function toPath({ path, params, query }: MockRequest): string {
  const shown = path.replace('/api/v1/', '').replace(params.token ?? HIDDEN, HIDDEN);
  const values = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, String(hide(name, String(item)))]),
  );
  return values.length > 0 ? `${shown}?${new URLSearchParams(values)}` : shown;
}

/** Answers a call and adds it to the calls of the current state, with a trace id that the reply carries, too. */
export async function recordCall(
  request: MockRequest,
  response: MockResponse,
  reply: MockHandler,
): Promise<void> {
  const startedAt = performance.now();
  const tables = db();
  const call: RecordedCall = {
    callId: randomBytes(8).toString('hex'),
    traceId: randomBytes(16).toString('hex'),
    at: isoTime(now()),
    method: request.method,
    path: toPath(request),
    request: toText(request.body),
    reply: '',
  };
  tables.calls = [call, ...tables.calls].slice(0, MAX_CALLS);
  let status = 200;

  function finish(body: unknown, code?: unknown) {
    call.status = status;
    call.durationMs = Math.round(performance.now() - startedAt);
    call.reply = SECRET_REPLY.test(request.path) ? HIDDEN : toText(body);
    if (typeof code === 'number' || typeof code === 'string') call.code = code;
  }

  response.setHeader('X-Trace-Id', call.traceId);
  const watched: MockResponse = {
    status(code) {
      status = code;
      response.status(code);
      return watched;
    },
    setHeader: (name, value) => response.setHeader(name, value),
    json(body) {
      finish(body, typeof body === 'object' && body !== null && 'code' in body && body.code);
      return response.json(body);
    },
    send(body) {
      finish(body);
      return response.send(body);
    },
    end() {
      finish('');
      return response.end();
    },
  };
  await reply(request, watched);
  if (call.status !== undefined) return;
  // The scenario has closed the connection or leaves it open.
  status = 0;
  finish('');
}
