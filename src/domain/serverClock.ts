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
