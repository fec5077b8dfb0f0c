const PHONE_PATTERN = /^1[3-9]\d{9}$/;
// Cf covers zero-width and direction marks, which contact lists and chat apps add around copied numbers.
const IGNORED_CHARACTERS = /[\s\p{Pd}\p{Cf}\u2212]/gu;
const COUNTRY_PREFIX = /^(?:\+86|0086)/;

/**
 * Brings a typed or pasted phone number into the form the server keeps: full-width digits become plain,
 * spaces, hyphens, zero-width characters and a leading `+86`/`0086` go. The result need not be a phone number.
 */
export function normalizePhone(input: string): string {
  return input.normalize('NFKC').replace(IGNORED_CHARACTERS, '').replace(COUNTRY_PREFIX, '');
}

/** Whether the input, once normalised, is a mainland mobile number (spec section 5 "Phone number is invalid!"). */
export function isPhone(input: string): boolean {
  return PHONE_PATTERN.test(normalizePhone(input));
}

/**
 * The number as it may be shown again: `138****8000`. Masking twice changes nothing; text that is no phone
 * number shows none of its characters but its length, at most eleven.
 */
export function maskPhone(phone: string): string {
  const normalized = normalizePhone(phone);
  if (/^1[3-9]\d\*{4}\d{4}$/.test(normalized)) return normalized;
  if (!PHONE_PATTERN.test(normalized)) return '*'.repeat(Math.min(normalized.length, 11));
  return `${normalized.slice(0, 3)}****${normalized.slice(-4)}`;
}
