import { isShortPause, pauseText } from '@/domain/pauses';
import {
  codeOf,
  isAbortError,
  isNotOffered,
  isOutcomeUnknown,
  isRequestError,
  type RequestError,
} from '@/domain/requestError';
import type { Middleware, SentOptions } from './callContext';
import { normalizeCode } from './envelope';
import { createThrottle, type Popup } from './popups';
import type { RequestParts } from './requestConfig';
import type { Session } from './session';

/** Query of the error page (spec section 8). */
export interface ErrorPageQuery {
  errorCode: string;
  errorMessage: string;
}

type DisplayParts = Pick<RequestParts, 'text' | 'locale' | 'popups' | 'openErrorPage'>;

const SHOW_TYPE = { silent: 0, warning: 1, error: 2, notification: 4, page: 9 } as const;
const ONE_SECOND = 1000;

function codeText(error: RequestError): string {
  return String(error.info?.errorCode ?? error.code ?? '');
}

/** The message of a failure, with the time of the next try if the server has named one. */
function describe({ message, retryAfterSeconds }: RequestError, { text, locale }: DisplayParts): string {
  const shown = message || text('request.retry');
  if (retryAfterSeconds === undefined) return shown;
  const sentence = /\p{P}$/u.test(shown) ? shown : shown + text('request.end');
  return text('request.pause', { message: sentence, time: pauseText(locale(), retryAfterSeconds) });
}

function toPopup(error: RequestError, parts: DisplayParts): Popup {
  const { text } = parts;
  if (error.kind === 'network') {
    return {
      type: 'notification',
      title: text('request.network.title'),
      description: text('request.network.description'),
    };
  }
  if (error.kind === 'timeout')
    return { type: 'error', text: text('request.timeout', { ms: error.timeout ?? 0 }) };
  const shown = describe(error, parts);
  const showType = error.info?.showType;
  if (showType === SHOW_TYPE.notification)
    return { type: 'notification', title: codeText(error) || text('request.failed'), description: shown };
  return { type: showType === SHOW_TYPE.warning ? 'warning' : 'error', text: shown };
}

/** Shows an error as the server requested (showType in spec section 8). */
export function createErrorDisplay(parts: DisplayParts) {
  const { text, popups, openErrorPage } = parts;
  // Independent of the popup throttle: a page must open even after a popup, but only once.
  const pageThrottle = createThrottle(ONE_SECOND);

  return (error: unknown, options?: { urgent?: boolean }): void => {
    if (!isRequestError(error)) {
      const own = error instanceof Error && error.message;
      popups.show({ type: 'error', text: own || text('request.retry') });
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
      error.kind === 'session' ? { type: 'error', text: error.message } : toPopup(error, parts);
    popups.show(popup, options);
  };
}

/** Whether a call only reads what a page shows, and is no file that a user wants. */
const isRead = ({ method = 'get', responseType }: SentOptions) =>
  /^get$/i.test(method) && responseType !== 'blob';

/** Whether a failure has no popup. What the server does not offer is left out by the page, or it says so in its place. */
function isQuiet(options: SentOptions, error: unknown): boolean {
  const { silent, skipErrorHandler, willRepeat, handledCodes = [] } = options;
  if (isNotOffered(error) && isRead(options)) return true;
  if (silent || skipErrorHandler) return true;
  const { code, retryAfterSeconds } = isRequestError(error) ? error : {};
  if (willRepeat && isOutcomeUnknown(error) && isShortPause(retryAfterSeconds)) return true;
  return code !== undefined && handledCodes.some((handled) => normalizeCode(codeOf(handled)) === code);
}

/**
 * The outermost middleware: shows an error unless the call is silent, ends an expired session, and rethrows (spec section 8).
 */
export function errorMiddleware(
  session: Session,
  display: (error: unknown, options?: { urgent?: boolean }) => void,
): Middleware {
  // Token whose session a silent call ended: the next non-silent call shows why.
  let endedQuietly: string | undefined;

  function endSession(error: RequestError, sentToken: string, quiet: boolean): void {
    const current = session.token();
    if (current === sentToken) {
      endedQuietly = quiet ? sentToken : undefined;
      // Shown before listeners navigate.
      if (!quiet) display(error, { urgent: true });
      session.expire(sentToken, error.message, !quiet);
    } else if (!quiet && current === undefined && endedQuietly === sentToken) {
      endedQuietly = undefined;
      display(error, { urgent: true });
    }
    // All other session errors belong to an earlier session.
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
