/** When an answer was given, on the server's clock, and when it came, on the browser's monotonic one (milliseconds). */
export interface ServerMoment {
  /** ISO 8601 UTC. */
  serverTime: string;
  receivedAt: number;
}

/** Notes when an answer came, so that time can be told from it without ever asking the local clock. */
export function withReceivedAt<T extends { serverTime: string }>(
  answer: T,
  monotonicNow: number = performance.now(),
): T & ServerMoment {
  return { ...answer, receivedAt: monotonicNow };
}

/** The server's time now (milliseconds since 1970), whatever the local clock says. */
export function serverNow(moment: ServerMoment, monotonicNow: number = performance.now()): number {
  return Date.parse(moment.serverTime) + Math.max(0, monotonicNow - moment.receivedAt);
}

/** Whole seconds from now to a deadline (ISO 8601) on the server's clock, rounded up, never negative. */
export function serverSecondsLeft(deadline: string, moment: ServerMoment, monotonicNow?: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - serverNow(moment, monotonicNow)) / 1000));
}

/** Seconds as digits: `29:05`, from an hour on `1:00:00`. */
export function countdownDigits(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${two(minutes)}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
