import { HOUR_MS, isDay } from '../dayRange';
import { TIME_ZONE_OFFSET_HOURS } from '../timeZone';

const OFFSET_MS = TIME_ZONE_OFFSET_HOURS * HOUR_MS;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Empty for an unreadable moment. */
function local(at: number): string {
  const date = new Date(at + OFFSET_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Returns the accounting day, `2026-11-20`, of a moment (milliseconds since 1970); empty for an unreadable one. */
export function accountingDay(at: number): string {
  return local(at).slice(0, 10);
}

/** Returns the accounting hour, `2026-11-20T05`, of a moment (milliseconds since 1970). */
export function accountingHour(at: number): string {
  return local(at).slice(0, 13);
}

/** Returns the accounting month, `2026-11`, of a moment (milliseconds since 1970). */
export function accountingMonth(at: number): string {
  return local(at).slice(0, 7);
}

/** Returns the start of an accounting day (milliseconds since 1970); `undefined` for an invalid day. */
export function startOfDay(day: string): number | undefined {
  return isDay(day) ? Date.parse(`${day}T00:00:00Z`) - OFFSET_MS : undefined;
}

/**
 * Returns the start of an accounting month, `shift` months later (milliseconds since 1970); `undefined` for an invalid month.
 */
export function startOfMonth(month: string, shift = 0): number | undefined {
  const match = MONTH.exec(month);
  return match ? Date.UTC(Number(match[1]), Number(match[2]) - 1 + shift) - OFFSET_MS : undefined;
}

/** Returns the last `count` accounting months up to `at` (milliseconds since 1970), oldest first. */
export function lastMonths(at: number, count: number): string[] {
  const [year = 0, month = 1] = accountingMonth(at).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - index))).toISOString().slice(0, 7),
  );
}
