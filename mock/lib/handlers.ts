import * as v from 'valibot';
import { CLOSING_ERROR } from '../../src/domain/account/closing';
import { SESSION_AGE_HEADER } from '../../src/domain/account/sessionEnd';
import { deprecationHeaders } from '../../src/domain/deprecation';
import type { DeepReadonly, Endpoint, EndpointGroup } from '../../src/domain/endpoint';
import { KEY_AGE_HEADER } from '../../src/domain/idempotency';
import { closeDueAccounts, getOpenClosing } from './account/closeDueAccounts';
import { type Call, type CallOf, header, isSignedIn, readCall } from './call';
import { now } from './clock';
import { db, findState, inState, saveSoon } from './db';
import { MOCK_CODE, MockFailure, malformed, refusal } from './failure';
import { MockFile, type MockHandler, MockReply, type MockRequest, type MockResponse } from './http';
import { sendKept } from './keptReads';
import { KEPT_SECONDS, once } from './keptReplies';
import { requireAccess } from './menus';
import type { Scenario } from './scenario/scenario';
import { findScenario, findScenarioByPhone } from './scenarios';
import { getRevocation } from './security/revocation';
import { secondsLeft } from './sessions';
import { waitBeforeReply } from './settings';
import { isStoryState, recordCall } from './storyCalls';
import { type Language, pickLanguage, type Text } from './text';

/** What a handler returns: the envelope's `result` (null by default), or a download. */
type HandlerResult<E extends Endpoint> = E extends { download: readonly string[] }
  ? MockFile
  : E extends { result: infer R extends v.GenericSchema }
    ? DeepReadonly<v.InferInput<R>>
    : unknown;

type Handle<E extends Endpoint> = (call: CallOf<E>) => HandlerResult<E> | Promise<HandlerResult<E>>;

/** `PUT /api/v1/rule/:key` */
type Route<E extends Endpoint> = E['key'] extends `${infer Method} ${infer Path}`
  ? `${Method} /api/v1/${Path}`
  : never;

/**
 * Turns functions into mock handlers, one per endpoint of a group. A handler runs on the state that the call names, applies
 * a requested scenario, checks access and body, does a repeated write once, and wraps what the function returns or throws in an envelope.
 * Business and session failures have HTTP status 200, since a browser logs every HTTP error to its console; the codes of
 * spec section 8 are in the envelope.
 */
export function handlers<G extends EndpointGroup>(
  group: G,
  functions: { [Name in keyof G]: Handle<G[Name]> },
): { [Name in keyof G as Route<G[Name]>]: MockHandler };
export function handlers(
  group: EndpointGroup,
  functions: Record<string, Handle<Endpoint>>,
): Record<string, MockHandler> {
  return Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      endpoint.key.replace(' ', ' /api/v1/'),
      handler(endpoint, functions[name] as Handle<Endpoint>),
    ]),
  );
}

function handler(endpoint: Endpoint, handle: Handle<Endpoint>): MockHandler {
  const reply: MockHandler = async (request, response) => {
    const language = pickLanguage(request.headers['accept-language']);
    response.setHeader(KEY_AGE_HEADER, String(KEPT_SECONDS));
    for (const [name, value] of Object.entries(deprecationHeaders(endpoint.deprecated)))
      response.setHeader(name, value);
    let call: Call | undefined;
    try {
      if (isDemoCall(request) && isOfOtherOrigin(request)) throw otherOrigin();
      await waitBeforeReply();
      const scenario = requestedScenario(request) ?? outageScenario(request);
      await scenario?.before?.();
      if (scenario?.reply !== undefined) {
        scenario.reply({ request, response, language });
        return;
      }
      closeDueAccounts();
      const read = readCall(endpoint, request, language);
      call = read;
      const result = await once(request, read.user, () => {
        checkAccess(endpoint, read);
        // The access check guarantees the user that the function's type requires.
        const checked = { ...read, body: readBody(endpoint, request) } as CallOf<Endpoint>;
        return handle(checked);
      });
      stateSessionEnd(response, read);
      if (result instanceof MockFile) sendFile(response, result);
      else if (result instanceof MockReply) sendReply(response, result);
      else {
        const envelope = { code: 200, message: SUCCESS[language], result: result ?? null };
        // A scenario belongs to one call.
        const seconds = scenario === undefined ? getKeptSeconds(endpoint, read, request) : undefined;
        if (seconds === undefined) respond(response, 200, envelope);
        else sendKept(request, stateTime(response), seconds, envelope);
      }
    } catch (error) {
      stateSessionEnd(response, call);
      fail(endpoint, response, error, language);
    }
    saveSoon();
  };
  return (request, response) => {
    const id = getStateId(request);
    const isRecorded = isStoryState(id) && !isDemoCall(request);
    return inState(id, () => (isRecorded ? recordCall(request, response, reply) : reply(request, response)));
  };
}

/** A call has extended its session. */
function stateSessionEnd(response: MockResponse, call: Call | undefined): void {
  if (call?.session) response.setHeader(SESSION_AGE_HEADER, String(secondsLeft(call.session)));
}

/**
 * Throws code 401 for an invalid token and, unless visitors may call, for a missing one, 403 for a user without access to the
 * page, and `beingClosed` for an account that accepts only the calls that keep it.
 */
function checkAccess({ access, whileClosing }: Endpoint, call: Call): void {
  if (access === 'public' || access === 'anyToken') return;
  if (access === 'optional' && (call.token === undefined || isSignedIn(call))) return;
  if (!isSignedIn(call)) throw getRevocation(call.token) ?? sessionInvalid();
  if (!whileClosing && getOpenClosing(call.user)) throw beingClosed();
  if (access) requireAccess(call.user, access);
}

/** The body by the endpoint's schema. Throws a MockFailure (code 400) for anything else. */
function readBody({ body }: Endpoint, request: MockRequest): unknown {
  if (body === undefined) return undefined;
  const parsed = v.safeParse(body, request.body);
  if (parsed.success) return parsed.output;
  throw malformed(v.getDotPath(parsed.issues[0]) ?? 'body');
}

const STATE_ID = /^[\w-]{1,64}$/;

/**
 * The id of a state from a header or cookie, which isolates parallel browsers from each other. A window that is signed in to
 * another state stays there while a story is open in the same browser.
 */
function getStateId(request: MockRequest): string | undefined {
  const cookie = /(?:^|;\s*)mock_state=([^;]*)/.exec(header(request, 'cookie') ?? '')?.[1];
  const named = header(request, 'x-mock-state');
  const id = [named, cookie].find((given) => given !== undefined && STATE_ID.test(given));
  const token = header(request, 'x-authorization');
  if (id === named || !isStoryState(id) || token === undefined) return id;
  const ofToken = findState(({ sessions }) => sessions.some((session) => session.token === token));
  return ofToken === undefined ? id : ofToken.id;
}

/** Calls of the demo page itself, which no outage reaches. */
const isDemoCall = ({ path }: MockRequest): boolean => path.startsWith('/api/v1/demo/');

/** Whether a page of another host calls. Umi's preview lets every page read all answers, and these contain SMS codes. */
function isOfOtherOrigin(request: MockRequest): boolean {
  const origin = header(request, 'origin');
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== header(request, 'host');
}

/** The scenario of an outage that covers the call. */
function outageScenario(request: MockRequest): Scenario | undefined {
  if (isDemoCall(request)) return undefined;
  const outage = db().outages.find(({ path }) => `${request.path}/`.startsWith(`/api/v1/${path}/`));
  return outage && findScenario(outage.scenario);
}

const SUCCESS: Text = { zh: '操作成功', en: 'Done' };
const CRASHED: Text = { zh: '模拟服务内部错误', en: 'The mock server failed' };

export const sessionInvalid = refusal(MOCK_CODE.sessionInvalid, {
  zh: '登录状态已超时，请重新登录',
  en: 'Login status timed out, please log in again',
});

const otherOrigin = refusal(403, {
  zh: '只有本站的页面可以使用演示工具。',
  en: 'Only pages of this host may use the demo tools.',
});

const beingClosed = refusal(CLOSING_ERROR.beingClosed, {
  zh: '账号正在注销，暂时不能进行其他操作。',
  en: 'This account is being closed and can’t be used for anything else.',
});

/** The scenario that a call requests by the path of the demo endpoint, by header, or by phone number. */
function requestedScenario({ headers, params, body }: MockRequest): Scenario | undefined {
  const fromPath = findScenario(params.scenario ?? '');
  if (fromPath !== undefined) return fromPath;
  const name = headers['x-mock-scenario'];
  if (name !== undefined) {
    const scenario = findScenario(String(name));
    if (scenario === undefined) throw malformed('x-mock-scenario');
    return scenario;
  }
  if (typeof body !== 'object' || body === null || !('userPhone' in body)) return undefined;
  return findScenarioByPhone(body.userPhone);
}

/**
 * Seconds for which browsers may keep a success; undefined when they may not, 0 when they have to ask each time. Tests and other
 * windows change a state that has a name.
 */
function getKeptSeconds({ maxAgeSeconds }: Endpoint, call: Call, request: MockRequest): number | undefined {
  if (maxAgeSeconds === undefined || call.token !== undefined) return undefined;
  return getStateId(request) === undefined ? maxAgeSeconds : 0;
}

/** Whether the endpoint declares the refusal with its result. */
const isDeclared = ({ refusals = [] }: Endpoint, { code, result }: MockFailure): boolean =>
  result === undefined || refusals.some((listed) => typeof listed === 'object' && listed.code === code);

function fail(endpoint: Endpoint, response: MockResponse, error: unknown, language: Language): void {
  if (error instanceof MockFailure && isDeclared(endpoint, error)) {
    respond(response, error.httpStatus, {
      code: error.code,
      message: error.text[language],
      result: error.result ?? null,
    });
    return;
  }
  console.error('[mock] A handler failed:', error);
  respond(response, 500, { code: MOCK_CODE.crashed, message: CRASHED[language], result: null });
}

function respond(response: MockResponse, status: number, body: object): void {
  response.status(status).setHeader('Cache-Control', 'no-store');
  stateTime(response).json(body);
}

function stateTime(response: MockResponse): MockResponse {
  response.setHeader('Date', new Date(now()).toUTCString());
  return response;
}

function sendReply(response: MockResponse, { status, headers, body }: MockReply): void {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.send(body);
}

function sendFile(response: MockResponse, file: MockFile): void {
  response.status(200).setHeader('Content-Type', file.type);
  // Personal files are not cached, and browsers do not guess another type.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Disposition', file.disposition);
  response.send(file.content);
}
