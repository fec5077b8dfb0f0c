/** A pseudo-random number, 0 to 2^32, from the last steps of MurmurHash3. */
function hashNumber(number: number, salt: number): number {
  let hash = Math.imul(number, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A pseudo-random index below `choices`: the same for the same number and salt. */
export const pickIndex = (number: number, salt: number, choices: number) =>
  Math.floor((hashNumber(number, salt) / 2 ** 32) * choices);

/** An item by index, which wraps around. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}
