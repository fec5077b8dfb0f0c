import { isFailedStatus } from '@/domain/monitoring/tracing';
import { isAbortError, isRequestError, type RequestErrorKind } from '@/domain/requestError';
import type { CallContext, Middleware } from './callContext';

export interface WatchedCall {
  /** Upper case. */
  method: string;
  /** As it is called; a failed one may still lack the host. */
  url: string;
}

/**
 * Who is told of calls (monitoring, spec sections 7 and 8). It hears of address, method and status, never of headers, body
 * or answer; and whatever it does, a throw included, changes nothing for the caller.
 */
export interface CallWatch {
  /**
   * A call goes out.
   * @returns the headers it is to carry and whom to tell its HTTP status, 0 when nothing answered; nothing when it is not
   * traced. A call that is given up does not end.
   */
  starts(call: WatchedCall): { headers: Record<string, string>; ends(status: number): void } | undefined;
  /** A call has failed for good: no answer (status 0), an HTTP failure, or an answer that cannot be read. */
  fails(call: WatchedCall & { status: number; kind: RequestErrorKind }): void;
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function watchedCall({ req: { url, options } }: CallContext): WatchedCall {
  return { method: (options.method ?? 'get').toUpperCase(), url };
}

/** Tells of calls that failed; outside the deadline, because who runs out of time is told so there. */
export function failureWatchMiddleware(watch: CallWatch): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (isRequestError(error)) {
        const { kind, httpStatus = 200 } = error;
        const status = kind === 'network' || kind === 'timeout' ? 0 : httpStatus;
        if (kind === 'parse' || isFailedStatus(status)) {
          quietly(() => watch.fails({ ...watchedCall(ctx), status, kind }));
        }
      }
      throw error;
    }
  };
}

/** Gives each call that really goes out its tracing header; inside the cache, whose key holds all other headers. */
export function traceMiddleware(watch: CallWatch): Middleware {
  return async (ctx, next) => {
    const traced = quietly(() => watch.starts(watchedCall(ctx)));
    if (!traced) return next();
    const { options } = ctx.req;
    options.headers = { ...options.headers, ...traced.headers };
    try {
      await next();
    } catch (error) {
      if (!isAbortError(error) && ctx.req.originUrl !== undefined) quietly(() => traced.ends(0));
      throw error;
    }
    quietly(() => traced.ends((ctx.res as Response).status));
  };
}
