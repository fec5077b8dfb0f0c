/**
 * Returns numbers of ratings with one to five stars whose mean is `score` when it is rounded to one decimal. Most are good,
 * and a few are bad, as ratings usually are.
 */
export function spreadStars({ score, count }: { score: number; count: number }): number[] {
  const missing = 5 * count - Math.round(score * count);
  const one = Math.floor(missing * 0.05);
  const two = Math.floor(missing * 0.05);
  let three = Math.floor(missing * 0.15);
  let four = missing - 4 * one - 3 * two - 2 * three;
  let five = count - one - two - three - four;
  // Two with four stars are as good as one with three and one with five.
  while (five < 0 && four > 1) {
    four -= 2;
    three += 1;
    five += 1;
  }
  return [one, two, three, four, five];
}

/** Returns a function for pseudo-random numbers from 0 to 1, the same ones for the same text. */
export function randomsOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
