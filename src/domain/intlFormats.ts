import { TIME_ZONE } from './timeZone';

/** Creating a format is slow, so each is cached. */
const formats = new Map<string, unknown>();

function cached<Format>(key: string, make: () => Format): Format {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key) as Format;
}

/** Dates and times in the zone of the portal, unless the options name another. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(
    `date ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, ...options }),
  );
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(language, options),
  );
}

/** `yesterday` instead of `1 day ago`. */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return cached(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
}
