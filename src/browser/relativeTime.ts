import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/dayRange';
import { numberFormat } from '@/domain/intlFormats';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How far a moment (ISO 8601) is from `now` (milliseconds since 1970) in the largest unit that fits; negative is past. */
export function relativeTime(at: string, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return { value: Math.trunc(seconds / size), unit };
  }
  return { value: seconds, unit: 'second' };
}

/** How long ago something was, for `Intl.RelativeTimeFormat`. */
export interface Ago {
  value: number;
  unit: 'hour' | 'minute' | 'second';
}

/**
 * How long before `now` a time was (both milliseconds on one clock), in whole hours or minutes; 0 seconds under a minute and
 * for what seems to lie ahead; undefined after a day, when a date says more.
 */
export function ago(at: number, now: number): Ago | undefined {
  const passed = now - at;
  if (passed >= DAY_MS) return undefined;
  if (passed >= HOUR_MS) return { value: -Math.floor(passed / HOUR_MS), unit: 'hour' };
  if (passed >= MINUTE_MS) return { value: -Math.floor(passed / MINUTE_MS), unit: 'minute' };
  return { value: 0, unit: 'second' };
}

/** Whole days from `at` to `now` (both milliseconds on one clock), never negative. */
export const daysSince = (at: number, now: number) => Math.max(0, Math.floor((now - at) / DAY_MS));

const HOUR = 60;
const DAY = 24 * HOUR;

/** A stretch of time in words, in the largest unit that fits: "35 minutes", "2.5 hours". */
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
