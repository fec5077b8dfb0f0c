const OFFSETS = [0x811c9dc5, 0x2f0b4c47];

/** Returns a mark that tells texts apart without containing them. Whoever tries all ids can find a short one. */
export function toMark(text: string): string {
  const hashes = OFFSETS.map((offset) => {
    let hash = offset;
    for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(36);
  });
  return hashes.join('');
}
