import type { Period, PeriodUnit } from '../catalog/service';

const DAY_MS = 86_400_000;
const MONTHS: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12, once: 0 };

/**
 * The same day so many periods later (before, for a `times` below zero), or that month's last (UTC); `undefined` for what is
 * delivered once. Milliseconds since 1970.
 */
export function shiftByPeriod(from: number, { unit, count }: Period, times = 1): number | undefined {
  if (unit === 'once') return undefined;
  const start = new Date(from);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + MONTHS[unit] * count * times);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime();
}

/** Days from one moment to another (milliseconds), a day begun counting as one; never below zero. */
export function daysUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / DAY_MS));
}

/** When a renewed service ends: a period after its end, or after now when it has run out. Milliseconds since 1970. */
export function renewedEnd(endsOn: number, period: Period, now: number): number | undefined {
  return shiftByPeriod(Math.max(endsOn, now), period);
}
