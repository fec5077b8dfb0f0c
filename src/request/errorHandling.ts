import { isAbortError, isRequestError, type RequestError } from '@/domain/requestError';
import type { Middleware, SentOptions, Text } from './callContext';
import { normalizeCode } from './envelope';
import type { Popup, Popups } from './popups';
import { createThrottle } from './popups';
import type { Session } from './session';

/** What the error page is told by its query (spec section 8). */
export interface ErrorPageQuery {
  errorCode: string;
  errorMessage: string;
}

interface DisplayParts {
  text: Text;
  popups: Popups;
  openErrorPage(query: ErrorPageQuery): void;
}

const SHOW_TYPE = { silent: 0, warning: 1, error: 2, notification: 4, page: 9 } as const;
const ONE_SECOND = 1000;

function codeText(error: RequestError): string {
  return String(error.info?.errorCode ?? error.code ?? '');
}

function toPopup(error: RequestError, text: Text): Popup {
  if (error.kind === 'network') {
    return {
      type: 'notification',
      title: text('request.network.title'),
      description: text('request.network.description'),
    };
  }
  if (error.kind === 'timeout')
    return { type: 'error', text: text('request.timeout', { ms: error.timeout ?? 0 }) };
  const shown = error.message || text('request.retry');
  switch (error.info?.showType) {
    case SHOW_TYPE.warning:
      return { type: 'warning', text: shown };
    case SHOW_TYPE.notification:
      return { type: 'notification', title: codeText(error) || text('request.failed'), description: shown };
    default:
      return { type: 'error', text: shown };
  }
}

/** Shows an error once, the way the server asked for (the showType switch of spec section 8). */
export function createErrorDisplay({ text, popups, openErrorPage }: DisplayParts) {
  // Apart from the popups' second: a page must open even when a popup has just been shown, but not twenty times.
  const pageThrottle = createThrottle(ONE_SECOND);

  return (error: unknown, options?: { urgent?: boolean }): void => {
    if (!isRequestError(error)) {
      // A mistake in a program; its own message is for developers, and may hold what nobody should read.
      popups.show({ type: 'error', text: text('request.retry') });
      return;
    }
    const showType = error.kind === 'session' ? undefined : error.info?.showType;
    if (showType === SHOW_TYPE.silent) return;
    if (showType === SHOW_TYPE.page) {
      const query = { errorCode: codeText(error), errorMessage: error.message };
      if (pageThrottle.pass()) openErrorPage(query);
      return;
    }
    const popup: Popup =
      error.kind === 'session' ? { type: 'error', text: error.message } : toPopup(error, text);
    popups.show(popup, options);
  };
}

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
