import {
  accountingDay,
  accountingHour,
  accountingMonth,
  daysBetween,
  daysInMonth,
  shiftDay,
  startOfDay,
  startOfHour,
  startOfMonth,
} from '../calendar';
import { dateFormat } from '../intlFormats';

/** First and last accounting day (`2026-11-20`), both included. */
export interface DashboardRange {
  from: string;
  to: string;
}

/** Each range ends today. */
export const RANGE_PRESETS = ['today', 'week', 'month', 'year'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];
export const DEFAULT_PRESET: RangePreset = 'month';

const PRESET_DAYS: Record<RangePreset, number> = { today: 1, week: 7, month: 30, year: 365 };
export const LONGEST_RANGE_DAYS = 366;
/** Longer ranges are shown by month. */
const MOST_DAYS_BY_DAY = 62;

export const RANGE_GRAINS = ['hour', 'day', 'month'] as const;
export type RangeGrain = (typeof RANGE_GRAINS)[number];

/** Two days, or a named range that ends today by the server's calendar. */
export type RangeQuery = DashboardRange | { range: RangePreset };

/** Reads the chosen range from the search of an address. Unknown presets are ignored. */
export function readRange(search: URLSearchParams): RangeQuery {
  const from = search.get('from');
  const to = search.get('to');
  if (from !== null || to !== null) return { from: from ?? '', to: to ?? '' };
  return { range: RANGE_PRESETS.find((preset) => preset === search.get('range')) ?? DEFAULT_PRESET };
}

export function presetRange(preset: RangePreset, today: string): DashboardRange {
  return { from: shiftDay(today, 1 - PRESET_DAYS[preset]), to: today };
}

export function dayCount({ from, to }: DashboardRange): number {
  return daysBetween(from, to) + 1;
}

/** Returns the range of the same length that ends right before this one. */
export function previousRange(range: DashboardRange): DashboardRange {
  const days = dayCount(range);
  return { from: shiftDay(range.from, -days), to: shiftDay(range.to, -days) };
}

/** Oldest first. */
export function getDays(range: DashboardRange): string[] {
  return Array.from({ length: dayCount(range) }, (_, index) => shiftDay(range.from, index));
}

/** Returns the step of a range: one day by the hour, two months by the day, more by the month. */
export function getGrain(range: DashboardRange): RangeGrain {
  const days = dayCount(range);
  if (days === 1) return 'hour';
  return days <= MOST_DAYS_BY_DAY ? 'day' : 'month';
}

/** Why a step of a range holds less than its whole time: it has not ended yet, or the range cuts it. */
export const SLOT_GAPS = ['running', 'cut'] as const;
export type SlotGap = (typeof SLOT_GAPS)[number];

/** Returns what a step (`2026-11-20T05`, `2026-11-20` or `2026-11`) lacks at a time (milliseconds since 1970), if anything. */
export function getSlotGap(at: string, { from, to }: DashboardRange, now: number): SlotGap | undefined {
  const isCurrent = [accountingHour, accountingDay, accountingMonth].some((slot) => slot(now) === at);
  if (isCurrent && to === accountingDay(now)) return 'running';
  if (at.length > 'yyyy-mm'.length) return undefined;
  const lastDay = `${at}-${daysInMonth(at)}`;
  return from > `${at}-01` || to < lastDay ? 'cut' : undefined;
}

export const DATE_RANGE_ERRORS = ['missing', 'future', 'reversed', 'tooLong'] as const;

export interface DateRangeError {
  field: 'from' | 'to';
  reason: (typeof DATE_RANGE_ERRORS)[number];
}

/** Validates a range; without `today` future days are allowed. */
export function dateRangeError({ from, to }: DashboardRange, today?: string): DateRangeError | undefined {
  if (startOfDay(from) === undefined) return { field: 'from', reason: 'missing' };
  if (startOfDay(to) === undefined) return { field: 'to', reason: 'missing' };
  if (today !== undefined && from > today) return { field: 'from', reason: 'future' };
  if (today !== undefined && to > today) return { field: 'to', reason: 'future' };
  if (from > to) return { field: 'to', reason: 'reversed' };
  if (dayCount({ from, to }) > LONGEST_RANGE_DAYS) return { field: 'from', reason: 'tooLong' };
  return undefined;
}

const SLOT_FORMATS: Record<RangeGrain, Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

const SLOT_STARTS: Record<RangeGrain, (at: string) => number | undefined> = {
  hour: startOfHour,
  day: startOfDay,
  month: (at) => startOfMonth(at),
};

/** Formats a step of a range: `2026-11-20T05` is `05:00`, `2026-11-20` a day, `2026-11` a month. */
export function slotLabel(at: string, grain: RangeGrain, language: string): string {
  // An answer may name a grain that is not known.
  return dateFormat(language, SLOT_FORMATS[grain]).format(SLOT_STARTS[grain]?.(at) ?? Number.NaN);
}
