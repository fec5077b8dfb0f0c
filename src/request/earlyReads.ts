import type { CallContext, Middleware } from './callContext';
import { stringify } from './queryString';

/** A read that the document started while the code of its page was still loading. */
export interface EarlyRead {
  /** A complete response of success; undefined when there was none. Never rejects. */
  answer: Promise<(Pick<Response, 'status' | 'text'> & { headers?: Headers }) | undefined>;
  /** Whether `answer` has resolved to a response. */
  hasArrived: boolean;
  abort(): void;
}

declare global {
  /** Reads by their `earlyReadKey`, from config/shell/reads/. Each is taken over once, or dropped after some seconds. */
  var __EARLY_READS__: Map<string, EarlyRead> | undefined;
}

type Sent = CallContext['req'];

/** The URL with its query, as umi-request writes it. */
export function sentUrl({ url, options }: Sent): string {
  const query = stringify(options.params ?? {});
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

/** Everything that an answer depends on: URL, query, token and language. */
export function earlyReadKey(sent: Sent): string {
  const headers = Object.entries(sent.options.headers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sentUrl(sent), headers]);
}

/** Ends a call with `onlyEarly` unless the answer of its early read has arrived, so that nothing waits for it. */
export const onlyEarlyMiddleware: Middleware = async (ctx, next) => {
  const { onlyEarly } = ctx.req.options;
  if (onlyEarly && !globalThis.__EARLY_READS__?.get(earlyReadKey(ctx.req))?.hasArrived)
    throw new DOMException('There is no early answer', 'AbortError');
  return next();
};

const isPlainGet = ({ method = 'get', responseType, credentials }: Sent['options']) =>
  method.toLowerCase() === 'get' && responseType !== 'blob' && credentials === 'same-origin';

/**
 * Takes over the response of a read that the document has started; asks the server itself where there is none. Outside of
 * the tracing header, which a read that was sent before the reporter does not carry.
 */
export const earlyReadMiddleware: Middleware = async (ctx, next) => {
  const reads = globalThis.__EARLY_READS__;
  if (!reads?.size) return next();
  const { options } = ctx.req;
  if (!isPlainGet(options)) {
    // After a write, what was read before it may be wrong.
    for (const read of reads.values()) read.abort();
    reads.clear();
    return next();
  }
  const key = earlyReadKey(ctx.req);
  const read = reads.get(key);
  reads.delete(key);
  if (!read) return next();
  options.signal?.addEventListener('abort', read.abort);
  const response = await read.answer;
  options.signal?.removeEventListener('abort', read.abort);
  if (!response) return next();
  // From here on, failures are those of a call that was sent (answer.ts).
  ctx.req.originUrl = ctx.req.url;
  ctx.res = response;
};
