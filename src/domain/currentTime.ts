import { MINUTE_MS } from './calendar';

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
