import { isDay } from './identityDate';

export const ID_TYPES = ['residentId', 'residencePermit'] as const;

/** Identity card, or residence permit of people from Hong Kong, Macao and Taiwan. */
export type IdType = (typeof ID_TYPES)[number];

export type NumberProblem = 'numberFormat' | 'oldNumber' | 'numberRegion' | 'numberDate' | 'numberCheck';

/** Removes spaces and hyphens; converts full-width digits and small letters. */
export function normalizeDocumentNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
}

const REGIONS =
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71'
    .split(' ')
    .join('|');
const REGION_OF: Record<IdType, RegExp> = {
  residentId: new RegExp(`^(${REGIONS}|81|82)`),
  residencePermit: /^(81|82|83)0000/,
};

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECKS = '10X98765432';

/**
 * Returns the problem of an identity number (GB 11643: 18 characters, region, date of birth, checksum).
 * @param today `YYYY-MM-DD`
 */
export function idNumberProblem(text: string, idType: IdType, today: string): NumberProblem | undefined {
  const number = normalizeDocumentNumber(text);
  if (/^\d{15}$/.test(number)) return 'oldNumber';
  if (!/^\d{17}[\dX]$/.test(number)) return 'numberFormat';
  if (!REGION_OF[idType].test(number)) return 'numberRegion';
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDay(born) || born > today) return 'numberDate';
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return number[17] === ID_CHECKS[sum % 11] ? undefined : 'numberCheck';
}

/** The alphabet of GB 32100, without I, O, S, V and Z. */
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_PATTERN = new RegExp(`^[${CREDIT_ALPHABET}]{2}\\d{6}[${CREDIT_ALPHABET}]{10}$`);

/** Returns the problem of a unified social credit code (GB 32100: 18 characters, alphabet, region digits, checksum). */
export function creditCodeProblem(text: string): NumberProblem | undefined {
  const code = normalizeDocumentNumber(text);
  if (!CREDIT_PATTERN.test(code)) return 'numberFormat';
  let sum = 0;
  let weight = 1;
  for (const character of [...code].slice(0, 17)) {
    sum += CREDIT_ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return code[17] === CREDIT_ALPHABET[(31 - (sum % 31)) % 31] ? undefined : 'numberCheck';
}
