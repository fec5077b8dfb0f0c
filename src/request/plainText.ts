import { cutCharacters, shortenText } from '@/domain/characters';

const MAX_LENGTH = 300;

// Control characters, zero-width and bidi marks. Joiners (U+200C, U+200D) stay: Persian and emoji need them.
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F]+/gu;

/**
 * Converts an untrusted value to one line of visible text, at most 300 characters.
 * @returns `undefined` without visible text
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Cut first, because the text may be huge.
  const line = cutCharacters(value, MAX_LENGTH * 10)
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
  return line === '' ? undefined : shortenText(line, MAX_LENGTH);
}
