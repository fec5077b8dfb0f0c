/**
 * What no name contains: control characters, marks of direction, invisible separators, and tag characters. They hide or reverse
 * what stands beside them. The joiners are no part of it: emoji, Persian and Indian words need them.
 */
const FORBIDDEN =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

const FORBIDDEN_ALL = new RegExp(FORBIDDEN, 'gu');

// Of a character class: white space and what nobody sees. U+2800 is a Braille cell without dots.
const UNSEEN = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`;
const UNSEEN_START = new RegExp(`^[${UNSEEN}]+`, 'u');
/** Without what belongs to the character before: a selector of its form, the tags of a flag. */
const UNSEEN_END = new RegExp(`(?:(?![\\ufe00-\\ufe0f\\u{e0000}-\\u{e01ef}])[${UNSEEN}])+$`, 'u');
const IGNORED = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Removes white space and invisible characters around a name. A name without a visible character becomes empty. */
export const trimName = (typed: string): string => typed.replace(UNSEEN_START, '').replace(UNSEEN_END, '');

/** Makes a text that was not typed as a name one: a single line without the characters that no name may have. */
export const toName = (text: string): string =>
  trimName(text.replace(/\s+/g, ' ').replace(FORBIDDEN_ALL, ''));

/** Whether a text contains control, direction, tag or other characters that no name may have. */
export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text);

/**
 * Returns what makes a name unique: two names that fold to the same text look alike. Case, width, invisible characters and the
 * amount of white space make no difference; accents do.
 */
export function foldName(name: string): string {
  const spaced = name.replace(/[\s\u2800]+/g, ' ');
  const visible = spaced.normalize('NFKC').replace(IGNORED, '');
  // By way of the capitals, which are the same for `ß` and `ss`, `σ` and `ς`.
  const folded = visible.toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(/\s+/g, ' ').trim();
}
