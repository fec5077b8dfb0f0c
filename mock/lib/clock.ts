import { db } from './db';

/** Milliseconds since 1970 on the mock's clock: the real one plus the offset set on the demo page. */
export const now = (): number => Date.now() + db().clockOffsetSeconds * 1000;

/** A time of the mock's clock as replies carry it, ISO 8601 UTC. */
export function isoTime(milliseconds: number): string;
export function isoTime(milliseconds: number | undefined): string | undefined;
export function isoTime(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();
}
