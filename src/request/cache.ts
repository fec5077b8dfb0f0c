import { safeParse } from 'valibot';
import type { CallContext, Middleware } from './callContext';
import { createResultStore } from './resultStore';
import type { Session } from './session';
import { createSharedCalls } from './sharedCalls';

const DEFAULT_TTL = 60_000;

/** Everything an answer may depend on: address, query, and all headers, so also the token and the language. */
function cacheKey({ req: { url, options }, judgesSession }: CallContext): string {
  const sorted = (values: object = {}) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    [url, sorted(options.params), sorted(options.headers), options.credentials, judgesSession],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
}

/**
 * The optional GET cache (spec sections 7 and 9): 60000 ms by default, one flight for identical calls, failures never kept,
 * emptied whenever a session starts or ends.
 */
export function cacheMiddleware(session: Session): Middleware {
  const store = createResultStore();
  const flights = createSharedCalls<string | undefined>();
  let age = 0;
  session.subscribe(() => {
    age += 1;
    store.clear();
    flights.forget();
  });

  return async (ctx, next) => {
    const { options } = ctx.req;
    const cacheable =
      options.useCache && (options.method ?? 'get') === 'get' && options.responseType !== 'blob';
    // umi-request has a cache of its own, which would mix up users.
    options.useCache = false;
    if (!cacheable) return next();

    const key = cacheKey(ctx);
    const bornAt = age;
    const kept = store.get(key);
    const flown =
      kept ??
      (await flights.join(key, options.signal, async (signal) => {
        options.signal = signal;
        await next();
        const json = JSON.stringify(ctx.res);
        const good = !options.schema || safeParse(options.schema, ctx.res).success;
        if (good && bornAt === age) store.set(key, json, options.ttl ?? DEFAULT_TTL);
        return { json };
      }));
    // Parsed anew for each reader, so that nobody can change what another one gets.
    ctx.res = flown.json === undefined ? undefined : JSON.parse(flown.json);
  };
}
