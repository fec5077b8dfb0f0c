/** A day in words; react-intl 3 does not know `dateStyle`. */
export const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
