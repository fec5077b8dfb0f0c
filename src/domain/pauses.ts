import { relativeFormat } from './intlFormats';

/** HTTP statuses of a server that asks for a pause: too many calls, and too much load or maintenance. */
export const TOO_MANY_CALLS = 429;
export const BUSY = 503;

/** The longest pause that is taken from a server, in seconds: a wrong header must not stop a page for days. */
export const MAX_PAUSE_SECONDS = 3_600;

/** The longest pause in seconds that a call waits for by itself, while somebody is watching. */
export const MAX_WAITED_SECONDS = 30;

/** Whether a call waits for a pause by itself. */
export const isShortPause = (seconds = 0): boolean => seconds <= MAX_WAITED_SECONDS;

/** How often in a row a page reads again by itself after pauses, before it leaves that to the user. */
export const MAX_AUTOMATIC_TRIES = 3;

const SECONDS = /^\d+$/;
// The three forms of an HTTP date; one of them does not name its zone, which is always GMT.
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;

function secondsOf(header: string, date: string | null, now: number): number {
  if (SECONDS.test(header)) return Number(header);
  if (!HTTP_DATE.test(header)) return Number.NaN;
  const sentAt = Date.parse(date ?? '');
  const until = Date.parse(header.endsWith('GMT') ? header : `${header} GMT`);
  return (until - (Number.isNaN(sentAt) ? now : sentAt)) / 1000;
}

/**
 * Reads `Retry-After`, which has seconds or an HTTP date.
 * @param date the `Date` of the same reply, which the date counts from
 * @param now milliseconds since 1970 on the server's clock, for a reply without a `Date`
 * @returns whole seconds from 1 to `MAX_PAUSE_SECONDS`; undefined when no time is asked for, or none that is still to come
 */
export function readRetryAfter(header: string | null, date: string | null, now: number): number | undefined {
  const seconds = Math.ceil(secondsOf(header?.trim() ?? '', date, now));
  return seconds > 0 ? Math.min(seconds, MAX_PAUSE_SECONDS) : undefined;
}

/** Part of a pause that is added at most, so that not all browsers come back in the same moment. */
const PAUSE_JITTER = 0.25;

/**
 * Returns the milliseconds to wait when a server asks for a pause: never less, and up to a quarter more.
 * @param random from 0 to 1, as of `Math.random`
 */
export const toPauseMs = (seconds: number, random: number): number =>
  Math.round(seconds * 1_000 * (1 + PAUSE_JITTER * random));

/** Up to here a time is said in seconds, then in whole minutes. */
const MOST_SECONDS_SAID = 90;

/** The time until a call may be made again, such as `in 20 seconds`. */
export const pauseText = (language: string, seconds: number): string =>
  seconds > MOST_SECONDS_SAID
    ? relativeFormat(language).format(Math.ceil(seconds / 60), 'minute')
    : relativeFormat(language).format(seconds, 'second');

/** Part by which a pause between two reads is shorter or longer at most. */
const POLL_JITTER = 0.2;
/** The longest pause between two reads after failures in milliseconds, its deviation included. */
export const MAX_POLL_PAUSE_MS = 300_000;

/** The failures in a row of what is read again and again. */
export interface FailedReads {
  count: number;
  /** The pause that the server has asked for last, in seconds. */
  retryAfterSeconds?: number;
}

export const NO_FAILED_READS: FailedReads = { count: 0 };

/**
 * Returns the milliseconds until the next read. The pause doubles with each failure in a row, to five minutes, and is no
 * shorter than the one that the server asks for.
 * @param pauseMs the pause while reads succeed
 * @param random from 0 to 1, as of `Math.random`; 0 deviates by nothing
 */
export function nextPollMs(
  pauseMs: number,
  { count, retryAfterSeconds = 0 }: FailedReads,
  random: number,
): number {
  const grown = Math.min(pauseMs * 2 ** count, Math.max(pauseMs, MAX_POLL_PAUSE_MS / (1 + POLL_JITTER)));
  const deviation = POLL_JITTER * (random < 0.5 ? 2 * random : 2 * random - 2);
  return Math.max(Math.round(grown * (1 + deviation)), toPauseMs(retryAfterSeconds, random));
}

/** The longest time from a restored connection to the first read, in milliseconds. */
export const MAX_RECONNECT_MS = 2_000;

/** Returns the milliseconds from a restored connection to the first read: a network comes back for many at once. */
export const toReconnectMs = (random: number): number => Math.round(MAX_RECONNECT_MS * random);
