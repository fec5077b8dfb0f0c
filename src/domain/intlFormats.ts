import { TIME_ZONE } from './calendar';

/** Dates, numbers and amounts have the same digits in every language, those of ids, phone numbers and fields. */
const DIGITS = { numberingSystem: 'latn' };

/** Creating a format is slow, so each is cached. */
const formats = new Map<string, unknown>();

function cached<Format>(key: string, make: () => Format): Format {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key) as Format;
}

/** What stands for a missing or unreadable value. */
export const NO_VALUE = '-';

/**
 * Times of day and parts of dates, as an axis shows them, in the zone of the portal; "-" for an invalid date. A whole
 * date is the business of `dateText`.
 */
export const dateFormat = (language: string, options: Omit<Intl.DateTimeFormatOptions, 'dateStyle'>) =>
  zoneFormat(language, options);

function zoneFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(`date ${language} ${JSON.stringify(options)}`, () => {
    const dates = new Intl.DateTimeFormat(language, { ...DIGITS, timeZone: TIME_ZONE, ...options });
    const format = dates.format.bind(dates);
    return Object.defineProperty(dates, 'format', {
      value: (date?: Date | number) => (Number.isNaN(Number(date ?? 0)) ? NO_VALUE : format(date)),
    });
  });
}

/** Writes a hyphen before a number as the minus sign that it stands for. */
export const withMinus = (number: string): string => number.replace('-', '\u2212');

/** Numbers as they are shown, with a true minus below zero. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(`number ${language} ${JSON.stringify(options)}`, () => {
    const numbers = new Intl.NumberFormat(language, { ...DIGITS, ...options });
    const format = numbers.format.bind(numbers);
    return Object.defineProperty(numbers, 'format', { value: (value: number) => withMinus(format(value)) });
  });
}

/** From here on, Chinese counts in units of ten thousand. */
const TEN_THOUSAND = 10_000;

/** A number of orders, ratings and the like, as people write it: `12,480` in English, `1.2万` in Chinese. */
export const countText = (language: string, count: number): string =>
  numberFormat(
    language,
    language.startsWith('zh') && count >= TEN_THOUSAND
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : {},
  ).format(count);

/** A rate in hundredths of a percent, such as `6%`. */
export const rateText = (language: string, basisPoints: number): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

export interface DateForm {
  /** For a table or the row of a list: the month in short. */
  short?: boolean;
  /** Shows hours and minutes too. */
  withTime?: boolean;
}

/** A date (ISO 8601 or milliseconds) in the long form of a text or the short one of a table; "-" when it is unreadable. */
export const dateText = (language: string, at: string | number, { short, withTime }: DateForm = {}): string =>
  zoneFormat(language, {
    dateStyle: short ? 'medium' : 'long',
    ...(withTime && { timeStyle: 'short' }),
  }).format(new Date(at));

/**
 * `yesterday` instead of `1 day ago`, for days of the calendar; months and years are lengths of time, so that 35 days ago is
 * not `last month`. "-" for a distance that is no number.
 */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return cached(`relative ${language}`, () => {
    const distances = new Intl.RelativeTimeFormat(language, { ...DIGITS, numeric: 'auto' });
    const lengths = new Intl.RelativeTimeFormat(language, { ...DIGITS, numeric: 'always' });
    const named = distances.format.bind(distances);
    return Object.defineProperty(distances, 'format', {
      value: (value: number, unit: Intl.RelativeTimeFormatUnit) => {
        if (!Number.isFinite(value)) return NO_VALUE;
        return unit === 'month' || unit === 'year' ? lengths.format(value, unit) : named(value, unit);
      },
    });
  });
}
