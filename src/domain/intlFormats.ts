import { TIME_ZONE } from './timeZone';

/** Creating a format is slow, so each is cached. */
const formats = new Map<string, unknown>();

function cached<Format>(key: string, make: () => Format): Format {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key) as Format;
}

/** What stands for a missing or unreadable value. */
export const NO_VALUE = '-';

class DateFormat extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return Number.isNaN(Number(date ?? 0)) ? NO_VALUE : super.format(date);
  }
}

class RelativeFormat extends Intl.RelativeTimeFormat {
  override format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
    return Number.isFinite(value) ? super.format(value, unit) : NO_VALUE;
  }
}

/** Dates and times in the zone of the portal, unless the options name another; "-" for an invalid date. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(
    `date ${language} ${JSON.stringify(options)}`,
    () => new DateFormat(language, { timeZone: TIME_ZONE, ...options }),
  );
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(language, options),
  );
}

/** A moment (ISO 8601) as `dateFormat` shows it; "-" when it is unreadable. */
export const dateText = (language: string, at: string, options: Intl.DateTimeFormatOptions = {}): string =>
  dateFormat(language, options).format(new Date(at));

/** `yesterday` instead of `1 day ago`. */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return cached(`relative ${language}`, () => new RelativeFormat(language, { numeric: 'auto' }));
}
