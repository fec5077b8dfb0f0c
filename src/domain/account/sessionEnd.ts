import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar';
import { END_WARNING_SECONDS } from '../timeLimit';

/**
 * Header of each reply to a call with the token of a session: in how many seconds it ends without another call, or in any case. A
 * server without it says nothing about the end, and nobody is warned.
 */
export const SESSION_AGE_HEADER = 'Session-Max-Age';

/**
 * How long a session lasts, in milliseconds. Without a limit of its own, one that is used every day would never end, and neither would
 * what somebody does with a stolen token. A day is enough for a day's work with one sign-in, and on a computer that others use as well
 * nobody is signed in the next day. A device that its user has asked the portal to remember gets 30 days, the most that NIST SP 800-63B
 * allows without signing in again.
 */
export const SESSION_LIMITS = { idleMs: DAY_MS, lifeMs: DAY_MS, rememberedLifeMs: 30 * DAY_MS } as const;

/** Milliseconds before the end that no call puts off at which its user is told of it. */
export const SESSION_NOTICE_MS = HOUR_MS;

/** What decides when a session ends; times in milliseconds since 1970. */
export interface SessionTimes {
  createdAt: number;
  lastSeenAt: number;
  /** Whether its user has asked the portal to remember the device. */
  remembered?: boolean;
}

/** Returns when a session ends at the latest, whatever its user does, in milliseconds since 1970. */
export const latestSessionEnd = ({ createdAt, remembered }: Omit<SessionTimes, 'lastSeenAt'>): number =>
  createdAt + (remembered ? SESSION_LIMITS.rememberedLifeMs : SESSION_LIMITS.lifeMs);

/** Returns when a session ends without another call, in milliseconds since 1970. */
export const sessionEnd = (session: SessionTimes): number =>
  Math.min(session.lastSeenAt + SESSION_LIMITS.idleMs, latestSessionEnd(session));

/**
 * Whether the end that no call puts off is near enough for its user to be told.
 * @param latestEnd with `now` in milliseconds since 1970 on the server's clock; undefined or NaN where it is unknown
 */
export const isLatestEndNear = (latestEnd: number | undefined, now: number): boolean =>
  latestEnd !== undefined && latestEnd > now && latestEnd - now <= SESSION_NOTICE_MS;

/** The server counts in whole seconds. */
const ROUNDING_MS = 2_000;

/** Whether the end of which a session is warned is its latest one, which no call puts off. Times as in `isLatestEndNear`. */
export const isLatestEnd = (endsAt: number, latestEnd: number | undefined): boolean =>
  latestEnd !== undefined && latestEnd <= endsAt + ROUNDING_MS;

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
