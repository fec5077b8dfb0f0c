/** Making a format takes longer than writing a page of dates or prices with it, so each is made once. */
const made = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Format;
}

/** How a language (BCP 47) writes dates, as `Intl.DateTimeFormat`. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(
    `date ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(language, options),
  );
}

/** How a language (BCP 47) writes numbers, as `Intl.NumberFormat`. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(language, options),
  );
}

/** How a language (BCP 47) says how long ago something was: “yesterday” rather than “1 day ago”. */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return once(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
}
