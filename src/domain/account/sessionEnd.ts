import { MINUTE_MS } from '../calendar';
import { END_WARNING_SECONDS } from '../timeLimit';

/**
 * Header of each reply to a call with the token of a session: in how many seconds it ends without another call. A server without
 * it says nothing about the end, and nobody is warned.
 */
export const SESSION_AGE_HEADER = 'Session-Max-Age';

export interface SessionWarning {
  /** Whole seconds to the end, rounded up and never negative; undefined while it is not warned of. */
  secondsLeft: number | undefined;
  /** Milliseconds after which the warning changes, at most a minute: a sleeping computer lets no timer run. */
  changesAfterMs: number;
}

/**
 * Returns whether the end of a session is warned of: in its last two minutes.
 * @param endsAt when it ends; with `now` in milliseconds since 1970 on the server's clock
 */
export function sessionWarning(endsAt: number, now: number): SessionWarning {
  const leftMs = Math.max(0, endsAt - now);
  const untilWarningMs = leftMs - END_WARNING_SECONDS * 1000;
  return untilWarningMs > 0
    ? { secondsLeft: undefined, changesAfterMs: Math.min(untilWarningMs, MINUTE_MS) }
    : { secondsLeft: Math.ceil(leftMs / 1000), changesAfterMs: leftMs % 1000 || 1000 };
}
