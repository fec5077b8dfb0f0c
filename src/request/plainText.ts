const MAX_LENGTH = 300;

// Control characters, zero-width and bidi marks: they can hide or turn around what a server's sentence says.
// Joiners (U+200C, U+200D) stay: Persian words and emoji need them.
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F]+/gu;

/**
 * A foreign value as one line of text that may be shown: invisible characters out, at most 300 characters.
 * @returns `undefined` for anything but a string, and for a string with nothing to read.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Cut first, generously: a hostile megabyte must not be walked character by character.
  const line = value
    .slice(0, MAX_LENGTH * 10)
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
  const characters = Array.from(line);
  if (characters.length === 0) return undefined;
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : line;
}
