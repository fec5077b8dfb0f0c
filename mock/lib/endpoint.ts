import * as v from 'valibot';
import { inState, saveSoon } from './db';
import { MOCK_CODE, MockFailure } from './failure';
import { MockFile } from './file';
import type { MockHandler, MockRequest, MockResponse, UploadedFile } from './http';
import type { Scenario } from './scenario/scenario';
import { findScenario, scenarioOfPhone } from './scenarios';
import { revocationOf } from './security/revocation';
import { findSession } from './sessions';
import { answerDelayMs, isQuiet } from './settings';
import type { SessionRecord, UserRecord } from './tables';
import { type Language, pickLanguage, type Text } from './text';
import { findUserById } from './users';
import { wait } from './wait';

export interface Call {
  method: string;
  path: string;
  params: Record<string, string>;
  /** A query value when it is one text; undefined when missing, repeated or bracketed. */
  query(name: string): string | undefined;
  /** Every text a query value stands for: one, or those of a repeated key; empty for anything else. */
  queryAll(name: string): string[];
  /** The body as the schema has it; throws a MockFailure (code 400) for anything else. */
  body<S extends v.GenericSchema>(schema: S): v.InferOutput<S>;
  /** A header's value, by its name in small letters; undefined when missing, empty or repeated. */
  header(name: string): string | undefined;
  /** The file of a multipart form that stands in this field. */
  file(field: string): UploadedFile | undefined;
  language: Language;
  token: string | undefined;
  userAgent: string;
  session: SessionRecord | undefined;
  user: UserRecord | undefined;
}

export interface SignedInCall extends Call {
  token: string;
  session: SessionRecord;
  user: UserRecord;
}

/** What a handler returns is the envelope's `result`; nothing gives a null result, a `MockFile` is sent as it is. */
type Result = object | undefined;

/**
 * Makes a mock handler of a function: reads the call, lets a scenario take its place, and puts what the function
 * returns or throws into the envelope, all on the state that the call names. With `auth`, a missing or dead token is answered with envelope code 401.
 * Business and session failures travel with HTTP 200: the codes of spec section 8 are the envelope's, and a
 * browser logs every HTTP error to its console. The scenario `http-401` is the other kind.
 */
export function endpoint(handle: (call: Call) => Result | Promise<Result>): MockHandler;
export function endpoint(
  handle: (call: SignedInCall) => Result | Promise<Result>,
  options: { auth: true },
): MockHandler;
export function endpoint(
  handle: (call: SignedInCall) => Result | Promise<Result>,
  options: { auth?: boolean } = {},
): MockHandler {
  const answer: MockHandler = async (request, response) => {
    const language = pickLanguage(request.headers['accept-language']);
    try {
      await wait(answerDelayMs());
      const scenario = askedScenario(request);
      await scenario?.before?.();
      if (scenario?.answer !== undefined) {
        scenario.answer({ request, response, language });
        return;
      }
      const call = readCall(request, language);
      if (options.auth && !isSignedIn(call)) throw revocationOf(call.token) ?? sessionInvalid();
      // Without `auth` the handler was typed by the first overload and expects the optional fields.
      const result = await handle(call as SignedInCall);
      if (result instanceof MockFile) sendFile(response, result);
      else respond(response, 200, { code: 200, message: SUCCESS[language], result: result ?? null });
    } catch (error) {
      fail(response, error, language);
    }
    if (request.method !== 'GET') saveSoon();
  };
  return (request, response) => inState(stateId(request), () => answer(request, response));
}

const STATE_ID = /^[\w-]{1,64}$/;

/** The state that a call names by header or cookie, so that browsers side by side do not see each other's changes. */
function stateId(request: MockRequest): string | undefined {
  const cookie = /(?:^|;\s*)mock_state=([^;]*)/.exec(header(request, 'cookie') ?? '')?.[1];
  return [header(request, 'x-mock-state'), cookie].find((id) => id !== undefined && STATE_ID.test(id));
}

const SUCCESS: Text = { zh: '操作成功', en: 'Done' };
const CRASHED: Text = { zh: '模拟服务内部错误', en: 'The mock server failed' };

export function sessionInvalid(): MockFailure {
  return new MockFailure(MOCK_CODE.sessionInvalid, {
    zh: '登录状态已超时，请重新登录',
    en: 'Login status timed out, please log in again',
  });
}

function malformed(detail: string): MockFailure {
  return new MockFailure(MOCK_CODE.malformed, {
    zh: `请求参数不正确：${detail}`,
    en: `The request is not valid: ${detail}`,
  });
}

function askedScenario(request: MockRequest): Scenario | undefined {
  const name = request.headers['x-mock-scenario'];
  if (name !== undefined) {
    const scenario = findScenario(String(name));
    if (scenario === undefined) throw malformed('x-mock-scenario');
    return scenario;
  }
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('userPhone' in body)) return undefined;
  return scenarioOfPhone(body.userPhone);
}

function readCall(request: MockRequest, language: Language): Call {
  const token = header(request, 'x-authorization');
  const session = findSession(token);
  return {
    method: request.method,
    path: request.path,
    params: request.params,
    query(name) {
      const value = Object.hasOwn(request.query, name) ? request.query[name] : undefined;
      return typeof value === 'string' ? value : undefined;
    },
    queryAll(name) {
      const value = Object.hasOwn(request.query, name) ? request.query[name] : undefined;
      // What `qs` makes of more than twenty of the same key is an object with numbers for names.
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
      return values.filter((item) => typeof item === 'string');
    },
    body(schema) {
      const parsed = v.safeParse(schema, request.body);
      if (parsed.success) return parsed.output;
      throw malformed(v.getDotPath(parsed.issues[0]) ?? 'body');
    },
    header: (name) => header(request, name),
    file: (field) => request.files?.find(({ fieldname }) => fieldname === field),
    language,
    token,
    userAgent: header(request, 'user-agent') ?? '',
    session,
    user: session && findUserById(session.userId),
  };
}

function isSignedIn(call: Call): call is SignedInCall {
  return call.session !== undefined && call.user !== undefined;
}

function header(request: MockRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fail(response: MockResponse, error: unknown, language: Language): void {
  if (error instanceof MockFailure) {
    respond(response, 200, { code: error.code, message: error.text[language], result: error.result ?? null });
    return;
  }
  if (!isQuiet()) console.error('[mock] A handler failed:', error);
  respond(response, 500, { code: MOCK_CODE.crashed, message: CRASHED[language], result: null });
}

function respond(response: MockResponse, status: number, body: object): void {
  response.status(status).json(body);
}

function sendFile(response: MockResponse, file: MockFile): void {
  response.status(200).setHeader('Content-Type', file.type);
  // What belongs to one person stays in no cache, and no browser takes it for another type.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Disposition', file.disposition);
  response.send(file.content);
}
