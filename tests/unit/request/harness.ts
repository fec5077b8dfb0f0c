import enUS from '@/locales/en-US/request';
import zhCN from '@/locales/zh-CN/request';
import { createApiRequest } from '@/request/apiRequest';
import type { Text } from '@/request/callContext';
import type { CallWatch } from '@/request/callWatch';
import { createPopups } from '@/request/popups';
import { createRequestConfig } from '@/request/requestConfig';
import { createSession, type SessionEvent } from '@/request/session';

/** A call as received by fetch. */
export interface Sent {
  url: string;
  method?: string;
  headers: Record<string, string>;
  body?: unknown;
  credentials?: string;
  signal?: AbortSignal;
}

export type ReplyHandler = (sent: Sent) => Response | Promise<Response>;

/** Returns the texts of a language, like the app's intl. */
export function createText(locale: string): Text {
  const texts: Record<string, string> = locale === 'zh-CN' ? zhCN : enUS;
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`No text for ${id}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

export const english = createText('en-US');

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

export function raw(body: string | null, status = 200, type = 'text/html'): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

/** In-memory session storage. */
export function memoryStorage(token?: string) {
  const values = new Map<string, string>(token ? [['token', token]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Replies to everything except the logout, which always succeeds. */
export function onlyApi(reply: ReplyHandler): ReplyHandler {
  return (sent) => (sent.url.endsWith('/user/logout') ? json({ code: 0 }) : reply(sent));
}

/** Replies that the session has expired. */
export const expired = onlyApi(() => json({ code: 401, message: 'Signed in elsewhere' }));

/** A fetch whose replies are resolved by the test. */
export function held() {
  const replies: ((response: Response) => void)[] = [];
  const reply = ({ signal }: Sent) =>
    new Promise<Response>((resolve, reject) => {
      replies.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return { replies, reply };
}

/** Waits until all available replies are read. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

/** The request layer on umi-request's real `extend`; `reply` replaces the network. */
export function createHarness(
  reply: ReplyHandler,
  {
    token,
    locale = 'en-US',
    apiHost = '',
    watch,
    waitForConnection = async () => {},
    waitForPause = async () => {},
    random = () => 0,
  }: HarnessOptions = {},
) {
  const sent: Sent[] = [];
  const shown: string[] = [];
  const pages: { errorCode: string; errorMessage: string }[] = [];
  const events: SessionEvent[] = [];
  const operationEnds: string[] = [];
  let keys = 0;
  const environment = { locale, apiHost };
  // The popups' clock is fixed, so that slow machines show no more of them.
  const clock = { now: 0 };

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { headers, ...rest } = init as Sent;
    const call: Sent = { ...rest, url: String(url), headers: Object.fromEntries(new Headers(headers)) };
    sent.push(call);
    return reply(call);
  });

  const session = createSession(memoryStorage(token));
  const popups = createPopups(() => clock.now);
  popups.bind({
    message: {
      warning: (text: unknown) => void shown.push(`warning: ${text}`),
      error: (text: unknown) => void shown.push(`error: ${text}`),
    } as never,
    notification: {
      error: ({ title, description }: { title?: unknown; description?: unknown }) =>
        void shown.push(`notification: ${title} | ${description}`),
    } as never,
  });
  const config = createRequestConfig({
    apiHost: () => environment.apiHost,
    locale: () => environment.locale,
    text: (id, values) => createText(environment.locale)(id, values),
    session,
    operationEnd: { note: (end) => void operationEnds.push(end) },
    popups,
    openErrorPage: (query) => void pages.push(query),
    watch,
    newIdempotencyKey() {
      keys += 1;
      return `key-${keys}`;
    },
    waitForConnection,
    waitForPause,
    random,
  });
  const request = createApiRequest(config);
  session.setLogoutCall((old) =>
    request('user/logout', {
      method: 'post',
      silent: true,
      skipAuth: true,
      headers: { 'x-authorization': old },
    }),
  );
  session.subscribe((event) => void events.push(event));

  return {
    request,
    session,
    config,
    sent,
    shown,
    pages,
    events,
    operationEnds,
    environment,
    clock,
    /** Calls other than the logout. */
    apiCalls: () => sent.filter(({ url }) => !url.endsWith('/user/logout')),
    logouts: () => sent.filter(({ url }) => url.endsWith('/user/logout')),
  };
}

interface HarnessOptions {
  watch?: CallWatch;
  waitForConnection?: () => Promise<void>;
  waitForPause?: (seconds: number) => Promise<void>;
  random?: () => number;
  token?: string;
  locale?: string;
  apiHost?: string;
}

/** Returns the error of a call, and fails the test if it resolves. */
export async function failure(call: Promise<unknown>): Promise<Record<string, unknown> & Error> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`Expected a failure, got ${JSON.stringify(outcome.value)}`);
  return outcome.error as Record<string, unknown> & Error;
}
