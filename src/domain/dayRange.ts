/** Whether a text is a day of the calendar, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Two days of the person's own calendar as moments (ISO 8601 UTC): from the beginning of the first to the beginning of the day
 * after the last. What is no day is left out.
 */
export function dayRange(
  first: string | undefined,
  last: string | undefined,
): { from?: string; to?: string } {
  return {
    ...(first !== undefined && isDay(first) && { from: beginning(first, 0) }),
    ...(last !== undefined && isDay(last) && { to: beginning(last, 1) }),
  };
}

// By the calendar, because a day may have 23 or 25 hours.
function beginning(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(year, month - 1, date + daysLater);
  return moment.toISOString();
}
