import { isAbortError, isFailedStatus, isRequestError, type RequestErrorKind } from '@/domain/requestError';
import type { CallContext, Middleware } from './callContext';

export interface WatchedCall {
  /** Upper case. */
  method: string;
  /** A failed call may still lack the host. */
  url: string;
  /** See `ApiOptions.pattern`. */
  pattern?: string;
}

/** Observes calls for monitoring (spec sections 7 and 8): URL, its pattern, method and status only. Its errors are ignored. */
export interface CallWatch {
  /**
   * Called when a call is sent.
   * @returns headers to add and a callback for the HTTP status (0 without a response); undefined without tracing. An aborted
   * call does not end.
   */
  starts(call: WatchedCall): { headers: Record<string, string>; ends(status: number): void } | undefined;
  /** Called after a network error (status 0), an HTTP error or an unreadable response. */
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
  return { method: (options.method ?? 'get').toUpperCase(), url, pattern: options.pattern };
}

/** Reports failed calls, timeouts included. */
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

/** Adds the tracing header to each sent call; inside the cache, whose key contains all other headers. */
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
