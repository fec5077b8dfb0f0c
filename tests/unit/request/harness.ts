import enUS from '@/locales/en-US/request';
import zhCN from '@/locales/zh-CN/request';
import { createApiRequest } from '@/request/apiRequest';
import type { Text } from '@/request/callContext';
import type { CallWatch } from '@/request/callWatch';
import { createPopups } from '@/request/popups';
import { createRequestConfig } from '@/request/requestConfig';
import { createSession, type SessionEvent } from '@/request/session';

/** What reached the fetch. */
export interface Sent {
  url: string;
  method?: string;
  headers: Record<string, string>;
  body?: unknown;
  credentials?: string;
  signal?: AbortSignal;
}

export type Answer = (sent: Sent) => Response | Promise<Response>;

/** A reader of one language's texts, as the app's intl would give it. */
export function toText(locale: string): Text {
  const texts: Record<string, string> = locale === 'zh-CN' ? zhCN : enUS;
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`No text for ${id}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

export const english = toText('en-US');

/** A reply with a JSON body. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A reply with any body. */
export function raw(body: string | null, status = 200, type = 'text/html'): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

/** Session storage for a test. */
export function memoryStorage(token?: string) {
  const values = new Map<string, string>(token ? [['token', token]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Answers everything but the logout, which always works. */
export function onlyApi(answer: Answer): Answer {
  return (sent) => (sent.url.endsWith('/user/logout') ? json({ code: 0 }) : answer(sent));
}

/** Every call finds its session over. */
export const expired = onlyApi(() => json({ code: 401, message: 'Signed in elsewhere' }));

/** Fetches that answer only when told. */
export function held() {
  const replies: ((response: Response) => void)[] = [];
  const answer = ({ signal }: Sent) =>
    new Promise<Response>((resolve, reject) => {
      replies.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return { replies, answer };
}

/** Lets every reply that is already there be read to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

/** The whole layer over umi-request's real `extend`; `answer` stands for the network. */
export function createHarness(
  answer: Answer,
  { token, locale = 'en-US', apiHost = '', watch }: HarnessOptions = {},
) {
  const sent: Sent[] = [];
  const shown: string[] = [];
  const pages: { errorCode: string; errorMessage: string }[] = [];
  const events: SessionEvent[] = [];
  const place = { locale, apiHost };
  // The popups' own clock: it stands still, so that a slow machine shows no more of them.
  const clock = { now: 0 };

  globalThis.fetch = (async (url: string, init: object) => {
    const { headers, ...rest } = init as Sent;
    const call: Sent = { ...rest, url, headers: Object.fromEntries(new Headers(headers)) };
    sent.push(call);
    return answer(call);
  }) as typeof fetch;

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
    apiHost: () => place.apiHost,
    locale: () => place.locale,
    text: (id, values) => toText(place.locale)(id, values),
    session,
    popups,
    openErrorPage: (query) => void pages.push(query),
    watch,
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
    place,
    clock,
    /** Calls that are not the logout's. */
    asked: () => sent.filter(({ url }) => !url.endsWith('/user/logout')),
    logouts: () => sent.filter(({ url }) => url.endsWith('/user/logout')),
  };
}

interface HarnessOptions {
  watch?: CallWatch;
  token?: string;
  locale?: string;
  apiHost?: string;
}

/** What a call rejected with; a call that resolves fails the test. */
export async function failure(call: Promise<unknown>): Promise<Record<string, unknown> & Error> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`Expected a failure, got ${JSON.stringify(outcome.value)}`);
  return outcome.error as Record<string, unknown> & Error;
}
