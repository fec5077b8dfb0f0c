import type { Middleware } from './callContext';
import { stringify } from './queryString';
import type { RequestParts } from './requestConfig';

/**
 * Decides what the browser's cache may answer (contract, "Caches and fresh data").
 *
 * A call with a token never reads or fills it, so that it has nothing personal after a sign-out. A visitor's read may be answered
 * by it only if this page has read the same before, and nothing was written and that read has not failed since. So a reload, a
 * retry and whoever has changed something always reach the server, which answers 304 without a body if all is as it was.
 */
export function freshnessMiddleware({
  session,
  locale,
}: Pick<RequestParts, 'session' | 'locale'>): Middleware {
  /** The reads since the last write. */
  const current = new Set<string>();
  let writes = 0;

  return async (ctx, next) => {
    const { options, url } = ctx.req;
    const { method = 'get', params = {}, skipAuth, maxAgeSeconds } = options;
    if (!/^(get|head|options)$/i.test(method)) {
      try {
        await next();
      } finally {
        // It may have been done, whatever became of the reply.
        writes += 1;
        current.clear();
      }
      return;
    }
    if (!skipAuth && session.token() !== undefined) options.cache = 'no-store';
    if (options.cache !== undefined || maxAgeSeconds === undefined) return next();

    const key = `${locale()} ${url}?${stringify(params)}`;
    if (!current.has(key)) options.cache = 'no-cache';
    const writesBefore = writes;
    try {
      await next();
    } catch (error) {
      current.delete(key);
      throw error;
    }
    if (writes === writesBefore) current.add(key);
  };
}
