import { db } from './db';

/** Milliseconds since 1970 on the mock's clock: the real one plus the offset set on the demo page. */
export function now(): number {
  return Date.now() + db().clockOffsetSeconds * 1000;
}

/** A time of the mock's clock as replies carry it, ISO 8601 UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
