import { MINUTE_MS } from './calendar';

/** Time of a response on the server's clock and its arrival on the browser's monotonic clock (milliseconds). */
export interface ServerMoment {
  /** ISO 8601 UTC. */
  serverTime: string;
  receivedAt: number;
}

/** Adds the arrival time to a response, so that the local clock is never needed. */
export function withReceivedAt<T extends { serverTime: string }>(
  response: T,
  monotonicNow: number = performance.now(),
): T & ServerMoment {
  return { ...response, receivedAt: monotonicNow };
}

/** Returns the current server time (milliseconds since 1970). */
export function serverNow(moment: ServerMoment, monotonicNow: number = performance.now()): number {
  return Date.parse(moment.serverTime) + Math.max(0, monotonicNow - moment.receivedAt);
}

/** Returns the whole seconds to a deadline (ISO 8601) on the server's clock, rounded up, never negative. */
export function serverSecondsLeft(deadline: string, moment: ServerMoment, monotonicNow?: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - serverNow(moment, monotonicNow)) / 1000));
}

/** Formats seconds: `29:05`, `1:00:00`. */
export function countdownDigits(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${two(minutes)}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** How far the server's clock is ahead of that of the device. Below a minute both are right. */
let aheadMs = 0;

/**
 * Compares the clocks when a response arrives.
 * @param header the `Date` of the response
 * @param result its `result`, whose `serverTime` takes precedence: a proxy may have set the header
 */
export function noteServerTime(header: string | null, result: unknown): void {
  const stated =
    typeof result === 'object' && result !== null && 'serverTime' in result ? result.serverTime : header;
  const ahead = Date.parse(String(stated)) - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < MINUTE_MS ? 0 : ahead;
}

/**
 * Returns the time in milliseconds since 1970 on the server's clock, as of the last response. It is for what has no
 * `ServerMoment` of its own: relative times, today. Whoever has one uses `serverNow`.
 */
export const currentTime = (): number => Date.now() + aheadMs;
