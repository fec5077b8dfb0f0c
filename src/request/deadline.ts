import { RequestError } from '@/domain/requestError';
import type { Middleware } from './callContext';

// A timer with a longer delay fires at once.
const LONGEST_TIMER = 2_147_483_647;

function abortError(signal: AbortSignal): Error {
  const { reason } = signal;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  return new DOMException('The call was given up', 'AbortError');
}

/**
 * Aborts a call and its connection on timeout (milliseconds) or by the caller's signal, also while the body is read. umi-
 * request's own timeout leaves the connection open.
 * @throws RequestError `timeout`, or the caller's AbortError
 */
export const deadlineMiddleware: Middleware = async (ctx, next) => {
  const { options } = ctx.req;
  const { signal: caller, timeout } = options;
  options.timeout = undefined;
  const limited = timeout !== undefined && timeout > 0 && timeout <= LONGEST_TIMER;
  if (caller?.aborted) throw abortError(caller);
  if (!caller && !limited) return next();

  const connection = new AbortController();
  options.signal = connection.signal;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const stopped = new Promise<never>((_, reject) => {
    const stop = (reason: Error) => {
      // Rejects before aborting, so that the race does not see the fetch's own rejection first.
      reject(reason);
      connection.abort();
    };
    if (limited) {
      const outOfTime = new RequestError('timeout', `timeout of ${timeout}ms exceeded`, { timeout });
      timer = setTimeout(stop, timeout, outOfTime);
    }
    if (caller) abort = () => stop(abortError(caller));
    caller?.addEventListener('abort', abort);
  });
  try {
    await Promise.race([stopped, next()]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
};
