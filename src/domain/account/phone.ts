const PHONE_PATTERN = /^1[3-9]\d{9}$/;
// Cf covers zero-width and direction marks, which contact lists add to copied numbers.
const IGNORED_CHARACTERS = /[\s\p{Pd}\p{Cf}\u2212]/gu;
const COUNTRY_PREFIX = /^(?:\+86|0086)/;

/**
 * Normalises a typed phone number: full-width digits, spaces, hyphens, zero-width characters and a leading `+86`/`0086`. The
 * result may be invalid.
 */
export function normalizePhone(input: string): string {
  return input.normalize('NFKC').replace(IGNORED_CHARACTERS, '').replace(COUNTRY_PREFIX, '');
}

/** Whether the input is a mainland mobile number (spec section 5 "Phone number is invalid!"). */
export function isPhone(input: string): boolean {
  return PHONE_PATTERN.test(normalizePhone(input));
}

/** Masks a phone number: `138****8000`. Idempotent; an invalid number is masked completely. */
export function maskPhone(phone: string): string {
  const normalized = normalizePhone(phone);
  if (/^1[3-9]\d\*{4}\d{4}$/.test(normalized)) return normalized;
  if (!PHONE_PATTERN.test(normalized)) return '*'.repeat(Math.min(normalized.length, 11));
  return `${normalized.slice(0, 3)}****${normalized.slice(-4)}`;
}
