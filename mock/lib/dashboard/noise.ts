/** A number from 0 to 1 (exclusive) that always is the same for the same name: what the seeds are made of. */
export function noise(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  // Names that differ in their last letter only would lie close together otherwise.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A factor around 1 that strays at most `spread` (0 to 1) from it. */
export const wobble = (name: string, spread: number) => 1 - spread + 2 * spread * noise(name);
