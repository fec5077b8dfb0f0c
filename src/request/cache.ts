import { safeParse } from 'valibot';
import type { CallContext, Middleware } from './callContext';
import type { Session } from './session';

const MAX_ENTRIES = 200;
/** Of all entries together. */
const MAX_CHARACTERS = 1_000_000;

interface Entry {
  json: string | undefined;
  expiresAt: number;
}

/** A store of JSON results with a time to live, at most 200 and a million characters. Drops the oldest ones. */
export function createResultStore() {
  const entries = new Map<string, Entry>();
  return {
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > Date.now()) return entry;
      entries.delete(key);
      return undefined;
    },
    /** `ttl` is in milliseconds. */
    set(key: string, json: string | undefined, ttl: number): void {
      entries.delete(key);
      if (!(ttl > 0)) return;
      const now = Date.now();
      entries.set(key, { json, expiresAt: now + ttl });
      let characters = 0;
      for (const [each, entry] of entries) {
        if (entry.expiresAt <= now) entries.delete(each);
        else characters += each.length + (entry.json?.length ?? 0);
      }
      for (const [oldest, entry] of entries) {
        if (entries.size <= MAX_ENTRIES && characters <= MAX_CHARACTERS) break;
        characters -= oldest.length + (entry.json?.length ?? 0);
        entries.delete(oldest);
      }
    },
    clear(): void {
      entries.clear();
    },
  };
}

interface SharedCall<T> {
  result: Promise<{ json: T }>;
  subscribers: number;
  /** Missing when the first subscriber cannot abort. */
  connection?: AbortController;
}

/** Shares one connection between identical calls; it is closed only when every caller has aborted. */
export function createSharedCalls<T>() {
  const inFlight = new Map<string, SharedCall<T>>();

  function take(
    key: string,
    signal: AbortSignal | undefined,
    send: (signal?: AbortSignal) => Promise<{ json: T }>,
  ) {
    const connection = signal && new AbortController();
    const shared: SharedCall<T> = { result: send(connection?.signal), subscribers: 0, connection };
    const settle = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key);
    };
    shared.result.then(settle, settle);
    inFlight.set(key, shared);
    return shared;
  }

  return {
    async join(
      key: string,
      signal: AbortSignal | undefined,
      send: (signal?: AbortSignal) => Promise<{ json: T }>,
    ): Promise<{ json: T }> {
      const shared = inFlight.get(key) ?? take(key, signal, send);
      shared.subscribers += 1;
      const leave = () => {
        shared.subscribers -= 1;
        if (shared.subscribers > 0 || !shared.connection) return;
        if (inFlight.get(key) === shared) inFlight.delete(key);
        shared.connection.abort();
      };
      signal?.addEventListener('abort', leave);
      try {
        return await shared.result;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    /** Later calls start a new request; pending ones still resolve. */
    forget(): void {
      inFlight.clear();
    },
  };
}

const DEFAULT_TTL = 60_000;

/** Everything a response depends on: URL, query and headers, including token and language. */
function cacheKey({ req: { url, options }, judgesSession }: CallContext): string {
  const sorted = (values: object = {}) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    [url, sorted(options.params), sorted(options.headers), options.credentials, judgesSession],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
}

/**
 * The optional GET cache (spec sections 7 and 9): 60000 ms by default, one request for identical calls, no failures, cleared
 * when a session starts or ends.
 */
export function cacheMiddleware(session: Session): Middleware {
  const store = createResultStore();
  const shared = createSharedCalls<string | undefined>();
  let generation = 0;
  session.subscribe(() => {
    generation += 1;
    store.clear();
    shared.forget();
  });

  return async (ctx, next) => {
    const { options } = ctx.req;
    // umi-request has set the method, in lower case.
    const cacheable = options.useCache && options.method === 'get' && options.responseType !== 'blob';
    // umi-request's own cache would mix up users.
    options.useCache = false;
    if (!cacheable) return next();

    const key = cacheKey(ctx);
    const startedIn = generation;
    const stored = store.get(key);
    const reply =
      stored ??
      (await shared.join(key, options.signal, async (signal) => {
        options.signal = signal;
        await next();
        const json = JSON.stringify(ctx.res);
        const good = !options.schema || safeParse(options.schema, ctx.res).success;
        if (good && startedIn === generation) store.set(key, json, options.ttl ?? DEFAULT_TTL);
        return { json };
      }));
    // Parsed per caller, so that none can change the data of another.
    ctx.res = reply.json === undefined ? undefined : JSON.parse(reply.json);
  };
}
