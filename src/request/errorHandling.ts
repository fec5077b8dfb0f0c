import { isAbortError, isRequestError, type RequestError } from '@/domain/requestError';
import type { Middleware, SentOptions } from './callContext';
import { normalizeCode } from './envelope';
import type { Session } from './session';

function isQuiet({ silent, skipErrorHandler, handledCodes = [] }: SentOptions, error: unknown): boolean {
  if (silent || skipErrorHandler) return true;
  const code = isRequestError(error) ? error.code : undefined;
  return code !== undefined && handledCodes.some((handled) => normalizeCode(handled) === code);
}

/**
 * The outermost layer: shows a failure once, unless the call asks for quiet, ends a dead session, and always rethrows
 * (spec section 8).
 */
export function errorMiddleware(
  session: Session,
  display: (error: unknown, options?: { urgent?: boolean }) => void,
): Middleware {
  // A token whose session a quiet call ended: the first loud one still in flight says why.
  let endedQuietly: string | undefined;

  function endSession(error: RequestError, sentToken: string, quiet: boolean): void {
    const current = session.token();
    if (current === sentToken) {
      endedQuietly = quiet ? sentToken : undefined;
      // Popup first: listeners navigate, and the reason should already be there.
      if (!quiet) display(error, { urgent: true });
      session.expire(sentToken, error.message);
    } else if (!quiet && current === undefined && endedQuietly === sentToken) {
      endedQuietly = undefined;
      display(error, { urgent: true });
    }
    // Otherwise it speaks of a session that is over and explained, or of one before the current: nothing to say.
  }

  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (isAbortError(error)) throw error;
      const quiet = isQuiet(ctx.req.options, error);
      if (isRequestError(error) && error.kind === 'session' && ctx.sentToken) {
        endSession(error, ctx.sentToken, quiet);
      } else if (!quiet) {
        display(error);
      }
      throw error;
    }
  };
}
