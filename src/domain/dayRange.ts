import { TIME_ZONE_OFFSET_HOURS } from './timeZone';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whether a text is a day of the calendar, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the error of a required day in a form. */
export const dayError = (day: string) => (day === '' ? 'required' : isDay(day) ? undefined : 'day');

/**
 * Returns the moments (ISO 8601 UTC) at which the first day begins and the last one ends, in the portal's time zone. Invalid
 * days are left out.
 */
export function dayRange(
  first: string | undefined,
  last: string | undefined,
): { from?: string; to?: string } {
  return {
    ...(first !== undefined && isDay(first) && { from: startOf(first) }),
    ...(last !== undefined && isDay(last) && { to: startOf(last, 1) }),
  };
}

function startOf(day: string, daysLater = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_HOURS * HOUR_MS;
  return new Date(midnight + daysLater * DAY_MS).toISOString();
}
