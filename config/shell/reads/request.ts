import { LOCALE_KEY, resolveLocale } from '@/browser/locale';
import { readPreference } from '@/browser/preference';
import { addressMiddleware } from '@/request/address';
import type { CallContext } from '@/request/callContext';
import { type EarlyRead, earlyReadKey, sentUrl } from '@/request/earlyReads';
import type { ApiOptions } from '@/request/options';
import { session } from '@/request/session';

/** Milliseconds that an answer waits for its page. */
const KEPT_MS = 5_000;

/** Another spelling of the host than this is left to the portal, which corrects it (runtimeSettings.ts). */
function isOrigin(host: string): boolean {
  try {
    return new URL(host).origin === host;
  } catch {
    return false;
  }
}

const config = window.__PORTAL_CONFIG__ as { apiHost?: unknown } | undefined;
const apiHost = config?.apiHost ?? '';
const isKnownHost = typeof apiHost === 'string' && (apiHost === '' || isOrigin(apiHost));

const addAddress = addressMiddleware({
  apiHost: () => String(apiHost),
  locale: () =>
    resolveLocale(readPreference(LOCALE_KEY), navigator.languages ?? [navigator.language]).language,
  session,
});

const reads = new Map<string, EarlyRead>();
globalThis.__EARLY_READS__ = reads;

/** Whether an address is sent as it is written: an id such as ".." would lead to another endpoint. */
const isExact = (address: string) => new URL(address, location.href).href.endsWith(address);

async function send({ req }: CallContext): Promise<void> {
  const address = sentUrl(req);
  if (!isKnownHost || !isExact(address)) return;
  const { headers, credentials } = req.options;
  const connection = new AbortController();
  const { signal } = connection;

  async function answer(): EarlyRead['answer'] {
    try {
      const response = await fetch(address, {
        headers: headers as Record<string, string>,
        credentials,
        signal,
      });
      // The whole body, so that what breaks off is asked again.
      const body = await response.text();
      return response.ok
        ? { status: response.status, headers: response.headers, text: async () => body }
        : undefined;
    } catch {
      return undefined;
    }
  }

  const key = earlyReadKey(req);
  const read: EarlyRead = { answer: answer(), hasArrived: false, abort: () => connection.abort() };
  reads.set(key, read);
  read.hasArrived = (await read.answer) !== undefined;
  setTimeout(() => reads.delete(key), KEPT_MS);
}

/** `request` for the services, in place of the portal's: sends, and leaves the answer to the page. */
export function request(url: string, options: ApiOptions<undefined>): Promise<unknown> {
  const req = { url, options: { ...options, credentials: 'same-origin' as const } };
  const ctx: CallContext = { req, res: undefined };
  void addAddress(ctx, () => send(ctx));
  return new Promise(() => {});
}
