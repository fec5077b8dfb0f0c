/** Makes full-width digits and signs plain ones. */
export const toDigits = (typed: string): string => typed.normalize('NFKC').replace('−', '-').trim();

/** Reads a typed number. Any other text is returned as it is, and `undefined` for none. */
export function readNumber(typed: string): number | string | undefined {
  const digits = toDigits(typed);
  if (digits === '') return undefined;
  const number = Number(digits);
  return Number.isFinite(number) ? number : typed;
}
