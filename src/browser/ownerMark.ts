const OFFSETS = [0x811c9dc5, 0x2f0b4c47];

/** Returns a mark that tells texts apart in the keys of local storage without naming them. Who tries all ids can find a short one. */
export function toMark(text: string): string {
  const hashes = OFFSETS.map((offset) => {
    let hash = offset;
    for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(36);
  });
  return hashes.join('');
}

/**
 * Returns what the next history entry of a sign-in keeps of this one's state, which may be of anything: the mark of the user whose
 * page `?redirect=` is.
 */
export function keptOwner(state: unknown): { owner: string } | undefined {
  const { owner } = (typeof state === 'object' && state !== null ? state : {}) as { owner?: unknown };
  return typeof owner === 'string' ? { owner } : undefined;
}

/** Returns the key of something that is kept for a user beyond the session, without their id. */
export const ownKey = (prefix: string, userId: string): string => `${prefix}:${toMark(userId)}`;
