/** A pseudo-random number from 0 to 1 (exclusive), always the same for a name. */
export function pseudoRandom(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  // Mixes the bits, so that names that differ in their last letter give distant numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A pseudo-random factor that differs from 1 by at most `spread` (0 to 1). */
export const vary = (name: string, spread: number) => 1 - spread + 2 * spread * pseudoRandom(name);

/** Returns a function that gives one pseudo-random number after another (mulberry32), always the same for a name. */
export function randomSequence(name: string): () => number {
  let state = pseudoRandom(name) * 0x1_0000_0000;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
