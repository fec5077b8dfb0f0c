/** Normalises a name: NFC, single spaces, one kind of middle dot. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2022\u2027\u30fb\uff0e\uff65]/g, '\u00b7')
    .replace(/\s+/g, ' ')
    .trim();
}

// Letters of Hangul that take room and show nothing.
const INVISIBLE_LETTERS = /[\u115f\u1160\u3164\uffa0]/g;

const countLetters = (text: string) => text.replace(INVISIBLE_LETTERS, '').match(/\p{L}/gu)?.length ?? 0;

/** Whether a text is a person's name: two to fifty letters with middle dots, hyphens, apostrophes and spaces inside. */
export function isPersonName(text: string): boolean {
  const name = normalizeName(text);
  return (
    countLetters(name) >= 2 &&
    Array.from(name).length <= 50 &&
    /^\p{L}[\p{L}\p{M}]*([ .'\u2019\u00b7-]+\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name)
  );
}

/** Whether a text is a company's name: two to a hundred characters. */
export function isCompanyName(text: string): boolean {
  const name = normalizeName(text);
  return (
    countLetters(name) >= 2 &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'\u2019\u00b7()\uff08\uff09-]{1,99}$/u.test(name)
  );
}

/** Whether a text is an address: five to two hundred visible characters, one letter at least. */
export function isAddress(text: string): boolean {
  const address = normalizeName(text);
  return countLetters(address) > 0 && /^[^\p{C}<>]{5,200}$/u.test(address);
}

const stars = (count: number) => '*'.repeat(Math.max(0, count));

/** Masks a person's name: `张*`, with at most nine stars. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  return (characters[0] ?? '') + stars(Math.min(characters.length - 1, 9));
}

/** Masks the middle third of a company's name. */
export function maskCompany(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= 4) return maskName(name);
  const hidden = Math.ceil(characters.length / 3);
  const start = Math.min(2, characters.length - hidden - 1);
  return characters.slice(0, start).join('') + stars(hidden) + characters.slice(start + hidden).join('');
}

/** Masks a document number: `3****************4`. */
export function maskNumber(number: string): string {
  return number.length < 3
    ? stars(number.length)
    : number.slice(0, 1) + stars(number.length - 2) + number.slice(-1);
}
