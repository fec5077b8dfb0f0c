import { isRequestError, type RequestError } from '@/domain/requestError';
import type { Text } from './callContext';
import type { Popup, Popups } from './popups';
import { createThrottle } from './throttle';

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
