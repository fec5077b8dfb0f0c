import { BUSY, MAX_AUTOMATIC_TRIES, MAX_PAUSE_SECONDS, toPauseMs } from '@/domain/pauses';
import { isRequestError, type Pause, RequestError } from '@/domain/requestError';
import type { Middleware } from './callContext';

/** A pause whose failure is kept for the calls that are not sent. */
interface KeptPause extends Pause {
  error: RequestError;
}

/** How long after its end a pause counts for the next one of the same path, in milliseconds. */
const IN_A_ROW_MS = 300_000;

/** Whole seconds that are left of a pause. A clock that was set back ends it. */
function secondsLeft({ endsAt }: Pause): number {
  const seconds = Math.ceil((endsAt - Date.now()) / 1000);
  return seconds > 0 && seconds <= MAX_PAUSE_SECONDS ? seconds : 0;
}

/** The failure of a pause that goes on, for a call that is not sent. */
function repeatError({ error, ...pause }: KeptPause): RequestError {
  const { kind, message, code, httpStatus, info } = error;
  const details = { code, httpStatus, info, retryAfterSeconds: secondsLeft(pause) };
  return Object.assign(new RequestError(kind, message, details), { pause });
}

/**
 * Keeps the pauses that a server asks for (contract, "Pauses"): after 429 for the same path, after 503 for all calls, until one
 * succeeds. An automatic call fails meanwhile as the last one did, and nothing is sent; what a user does is always sent.
 * @param random from 0 to 1, as of `Math.random`
 */
export function pauseMiddleware(random: () => number): Middleware {
  const paths = new Map<string, KeptPause>();
  let ofAll: KeptPause | undefined;

  function keep(path: string, before: number, error: RequestError, seconds: number): void {
    const now = Date.now();
    const endsAt = now + seconds * 1000;
    const inRow = before + 1;
    const readAgainAt = inRow > MAX_AUTOMATIC_TRIES ? undefined : now + toPauseMs(seconds, random());
    error.pause = { endsAt, inRow, readAgainAt };
    for (const [each, pause] of paths) if (now - pause.endsAt > IN_A_ROW_MS) paths.delete(each);
    paths.set(path, { ...error.pause, error });
    if (error.httpStatus === BUSY) ofAll = { ...error.pause, error };
  }

  return async (ctx, next) => {
    const [path = ''] = ctx.req.url.replace(/^\/+/, '').split(/[?#]/, 1);
    const last = paths.get(path);
    const running = [last, ofAll].find((pause) => pause && secondsLeft(pause) > 0);
    if (running && ctx.req.options.automatic) throw repeatError(running);
    // As of now: calls that are sent at the same time fail once.
    const before = last && Date.now() - last.endsAt <= IN_A_ROW_MS ? last.inRow : 0;
    try {
      await next();
    } catch (error) {
      if (!isRequestError(error) || error.httpStatus === undefined) throw error;
      if (error.retryAfterSeconds) keep(path, before, error, error.retryAfterSeconds);
      else paths.delete(path);
      throw error;
    }
    paths.delete(path);
    ofAll = undefined;
  };
}
