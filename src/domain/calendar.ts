/** The zone of the accounts and of all dates and times shown: China's, which has no daylight saving. */
export const TIME_ZONE = 'Asia/Shanghai';
export const TIME_ZONE_OFFSET_HOURS = 8;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const OFFSET_MS = TIME_ZONE_OFFSET_HOURS * HOUR_MS;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONTHS = { month: 1, quarter: 3, year: 12, once: 0 };

/** The time in the zone as if it were UTC; empty for an unreadable moment. */
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

/** Returns the accounting year, 2026, of a moment (milliseconds since 1970); NaN for an unreadable one. */
export const accountingYear = (at: number): number => Number(local(at).slice(0, 4) || Number.NaN);

/** Returns the date and time of a moment (milliseconds since 1970) in the zone, `2026-11-20T05:06:07`; empty for an unreadable one. */
export const zoneTime = (at: number): string => local(at).slice(0, 19);

/** Returns the moment (milliseconds since 1970) of a date and time in the zone, `2026-11-20T05:06`; NaN for an unreadable one. */
export const fromZoneTime = (text: string): number => Date.parse(`${text}Z`) - OFFSET_MS;

/** Returns the start of an accounting hour, `2026-11-20T05` (milliseconds since 1970); NaN for an unreadable one. */
export const startOfHour = (hour: string): number => fromZoneTime(`${hour}:00`);

/** Returns a moment (milliseconds since 1970) as iCalendar writes it, in UTC: `20261120T050607Z`. */
export const calendarFileTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns the hour (0 to 23) on the clock of the device, which is the user's own time of day; everything else is in the zone. */
export const deviceHour = (): number => new Date().getHours();

/** Returns the accounting day of a moment (milliseconds since 1970) as numbers carry it, `20261120`. */
export function dayDigits(at: number): string {
  return accountingDay(at).replaceAll('-', '');
}

/** Whether a text is a day of the calendar, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the error of a required day in a form. */
export const dayError = (day: string) => (day === '' ? 'required' : isDay(day) ? undefined : 'day');

/** Returns the start of an accounting day (milliseconds since 1970); `undefined` for an invalid day. */
export function startOfDay(day: string): number | undefined {
  return isDay(day) ? Date.parse(`${day}T00:00:00Z`) - OFFSET_MS : undefined;
}

/**
 * Returns the end of an accounting day (milliseconds since 1970), up to which something "valid until" that day is valid;
 * `undefined` for an invalid day.
 */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day);
  return start === undefined ? undefined : start + DAY_MS;
}

/** Returns the day so many days after an accounting day; an invalid day as it is. */
export function shiftDay(day: string, days: number): string {
  const start = startOfDay(day);
  return start === undefined ? day : accountingDay(start + days * DAY_MS);
}

/** Returns the days from one accounting day to another, negative for an earlier one; NaN for an invalid day. */
export function daysBetween(from: string, to: string): number {
  return ((startOfDay(to) ?? Number.NaN) - (startOfDay(from) ?? Number.NaN)) / DAY_MS;
}

/** Returns the day of the week of an accounting day, 0 (Sunday) to 6; NaN for an invalid day. */
export function weekdayOf(day: string): number {
  // The first of January 1970 was a Thursday.
  return (((daysBetween('1970-01-01', day) + 4) % 7) + 7) % 7;
}

/**
 * Returns the last moment before an end (both ISO 8601): what is valid through a day ends at the start of the next one, and is
 * shown with its last day. An unreadable end as it is.
 */
export function lastMomentBefore(end: string): string {
  const at = Date.parse(end) - 1;
  return Number.isNaN(at) ? end : new Date(at).toISOString();
}

/**
 * Returns the moments (ISO 8601 UTC) at which the first day begins and the last one ends. Invalid days are left out.
 */
export function dayRange(
  first: string | undefined,
  last: string | undefined,
): { from?: string; to?: string } {
  const from = startOfDay(first ?? '');
  const to = endOfDay(last ?? '');
  return {
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(to !== undefined && { to: new Date(to).toISOString() }),
  };
}

/**
 * Returns the start of an accounting month, `shift` months later (milliseconds since 1970); `undefined` for an invalid month or shift.
 */
export function startOfMonth(month: string, shift = 0): number | undefined {
  const match = MONTH.exec(month);
  const start = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1 + shift) - OFFSET_MS : Number.NaN;
  return Number.isNaN(start) ? undefined : start;
}

/** Returns the number of days of an accounting month; NaN for an invalid month. */
export function daysInMonth(month: string): number {
  return ((startOfMonth(month, 1) ?? Number.NaN) - (startOfMonth(month) ?? Number.NaN)) / DAY_MS;
}

/** Returns the last `count` accounting months up to `at` (milliseconds since 1970), oldest first. */
export function lastMonths(at: number, count: number): string[] {
  const current = accountingMonth(at);
  return Array.from({ length: count }, (_, index) =>
    accountingMonth(startOfMonth(current, index + 1 - count) ?? Number.NaN),
  );
}

/** Returns the day of the month, 1 to 31, of a moment (milliseconds since 1970): the anchor of terms that begin then. */
export function anchorDay(at: number): number {
  return Number(accountingDay(at).slice(8));
}

/**
 * Returns the same time of day so many months later (negative for earlier), on the anchor day or the last day of a shorter
 * month; `undefined` for an unreadable moment. An anchor counts only from the last day of a shorter month, which stands for it;
 * from any other day, that day is the anchor. Milliseconds since 1970.
 */
export function shiftMonths(from: number, months: number, anchor?: number): number | undefined {
  const date = new Date(from + OFFSET_MS);
  const [year, month, ownDay] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const lastDay = (shift: number) => new Date(Date.UTC(year, month + shift + 1, 0)).getUTCDate();
  const day = ownDay === lastDay(0) ? Math.max(ownDay, anchor ?? ownDay) : ownDay;
  const shiftedDay = Date.UTC(year, month + months, Math.min(day, lastDay(months)));
  const shifted = from + shiftedDay - Date.UTC(year, month, ownDay);
  return Number.isNaN(shifted) ? undefined : shifted;
}

/** Returns the months of a term; 0 for a single delivery. */
export const monthsOfPeriod = ({ unit, count }: { unit: keyof typeof MONTHS; count: number }): number =>
  MONTHS[unit] * count;

/**
 * Returns a moment shifted by terms (negative for earlier); `undefined` for a single delivery and for an unreadable moment or
 * term. A term that was bought on 31 January ends on 28 February and the next one on 31 March, when the anchor day is 31.
 * Milliseconds since 1970.
 */
export function shiftByPeriod(
  from: number,
  period: { unit: keyof typeof MONTHS; count: number },
  times = 1,
  anchor?: number,
): number | undefined {
  return period.unit === 'once' ? undefined : shiftMonths(from, monthsOfPeriod(period) * times, anchor);
}
