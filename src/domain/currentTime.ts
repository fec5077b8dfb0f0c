import { MINUTE_MS } from './calendar';

/** How far the server's clock is ahead of that of the device. Below a minute both are right. */
let aheadMs = 0;

/**
 * Compares the clocks when a response arrives.
 * @param header the `Date` of the response
 * @param result its `result`, whose `serverTime` takes precedence: a proxy may have set the header
 * @param oldestMs how old the response may be, in milliseconds, if a browser has kept it
 */
export function noteServerTime(header: string | null, result: unknown, oldestMs = 0): void {
  const stated =
    typeof result === 'object' && result !== null && 'serverTime' in result ? result.serverTime : header;
  const ahead = Date.parse(String(stated)) - Date.now();
  // The time that a response has spent in a cache is no difference of the clocks.
  const isOnlyOld = oldestMs > 0 && ahead <= aheadMs && aheadMs - ahead <= oldestMs;
  if (!Number.isNaN(ahead) && !isOnlyOld) aheadMs = Math.abs(ahead) < MINUTE_MS ? 0 : ahead;
}

/**
 * Returns the time in milliseconds since 1970 on the server's clock, as of the last response. It is for what has no
 * `ServerMoment` of its own: relative times, today. Whoever has one uses `serverNow`.
 */
export const currentTime = (): number => Date.now() + aheadMs;
