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
 * Returns the moments (ISO 8601 UTC) at which the first day begins and the last one ends, in the local time zone. Invalid days
 * are left out.
 */
export function dayRange(
  first: string | undefined,
  last: string | undefined,
): { from?: string; to?: string } {
  return {
    ...(first !== undefined && isDay(first) && { from: startOfLocalDay(first) }),
    ...(last !== undefined && isDay(last) && { to: startOfLocalDay(last, 1) }),
  };
}

// Uses calendar arithmetic because a day may have 23 or 25 hours.
function startOfLocalDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(year, month - 1, date + daysLater);
  return moment.toISOString();
}
