/** A picture that follows from an id alone: the same id always looks the same. */
export interface CoverPattern {
  /** Which of the theme's palette entries, 0 to `hues - 1`. */
  hue: number;
  motif: 'rings' | 'grid' | 'waves' | 'bars' | 'mesh';
  /** Whole numbers from 0 to 99 that place the motif's parts. */
  seeds: number[];
}

const MOTIFS = ['rings', 'grid', 'waves', 'bars', 'mesh'] as const;
const SEEDS = 12;

/** Numbers from 0 to 99 that follow from a text: FNV-1a to begin with, then a linear congruence. */
function* getNumbers(text: string): Generator<number> {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield Math.floor((state / 2 ** 32) * 100);
  }
}

/** The pattern of an id, for a palette of so many hues. */
export function coverPattern(id: string, hues: number): CoverPattern {
  const numbers = getNumbers(id);
  const next = () => numbers.next().value ?? 0;
  return {
    hue: Math.floor((next() * hues) / 100),
    motif: MOTIFS[Math.floor((next() * MOTIFS.length) / 100)] ?? 'rings',
    seeds: Array.from({ length: SEEDS }, next),
  };
}
