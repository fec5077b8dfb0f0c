import { RequestError } from '@/domain/requestError';
import type { Middleware } from './callContext';

// A longer delay makes a timer fire at once.
const LONGEST_TIMER = 2_147_483_647;

function abortError(signal: AbortSignal): Error {
  const { reason } = signal;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  return new DOMException('The call was given up', 'AbortError');
}

/**
 * Ends a call, its connection included, when its time (milliseconds) runs out or its caller gives it up, even while the body is
 * being read. umi-request's own timeout only stops waiting and leaves the connection open, so it never sees ours.
 * @throws RequestError `timeout`, or the caller's AbortError.
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
  let giveUp = () => {};
  const stopped = new Promise<never>((_, reject) => {
    const stop = (reason: Error) => {
      // First the reason, then the abort: the race below must not see the fetch's own rejection first.
      reject(reason);
      connection.abort();
    };
    if (limited) {
      const outOfTime = new RequestError('timeout', `timeout of ${timeout}ms exceeded`, { timeout });
      timer = setTimeout(stop, timeout, outOfTime);
    }
    if (caller) giveUp = () => stop(abortError(caller));
    caller?.addEventListener('abort', giveUp);
  });
  try {
    await Promise.race([stopped, next()]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
};
