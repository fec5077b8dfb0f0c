const stars = (count: number) => '*'.repeat(Math.max(0, count));

/** A person's name as it may be shown again: `张*`. At most nine stars, so that a long name does not tell its length. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  return (characters[0] ?? '') + stars(Math.min(characters.length - 1, 9));
}

/** A company's name as it may be shown again: its start and its end, a third in the middle hidden. */
export function maskCompany(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= 4) return maskName(name);
  const hidden = Math.ceil(characters.length / 3);
  const start = Math.min(2, characters.length - hidden - 1);
  return characters.slice(0, start).join('') + stars(hidden) + characters.slice(start + hidden).join('');
}

/** The number of a document as it may be shown again: `3****************4`. */
export function maskNumber(number: string): string {
  return number.length < 3
    ? stars(number.length)
    : number.slice(0, 1) + stars(number.length - 2) + number.slice(-1);
}
