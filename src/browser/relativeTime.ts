import { accountingDay, DAY_MS, daysBetween, HOUR_MS, MINUTE_MS } from '@/domain/calendar';
import { numberFormat } from '@/domain/intlFormats';

/** The days of the calendar from one moment to another (both in milliseconds). */
const daysFrom = (from: number, to: number) => daysBetween(accountingDay(from), accountingDay(to));

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/**
 * Returns the distance of a moment (ISO 8601) from `now` (milliseconds since 1970) in its largest unit;
 * negative in the past. Days are those of the calendar, so that -1 is yesterday.
 */
export function relativeTime(at: string, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) * 1000 < size) continue;
    const value = unit === 'day' ? daysFrom(now, Date.parse(at)) : Math.trunc((seconds * 1000) / size);
    return { value, unit };
  }
  return { value: seconds, unit: 'second' };
}

export interface Ago {
  value: number;
  unit: 'hour' | 'minute' | 'second';
}

/**
 * Returns how long before `now` a time was (both in milliseconds), in whole hours or minutes. 0 seconds under
 * a minute and for the future; undefined after a day, when a date is more useful.
 */
export function ago(at: number, now: number): Ago | undefined {
  const passed = now - at;
  if (passed >= DAY_MS) return undefined;
  if (passed >= HOUR_MS) return { value: -Math.floor(passed / HOUR_MS), unit: 'hour' };
  if (passed >= MINUTE_MS) return { value: -Math.floor(passed / MINUTE_MS), unit: 'minute' };
  return { value: 0, unit: 'second' };
}

/** Returns the days of the calendar from `at` to `now` (both in milliseconds), never negative; 0 is today. */
export const daysSince = (at: number, now: number) => Math.max(0, daysFrom(at, now));

const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats a duration in its largest unit: "35 minutes", "2.5 hours". */
export function durationText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes >= DAY
      ? [minutes / DAY, 'day']
      : minutes >= HOUR
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}
