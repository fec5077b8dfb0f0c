/** Ten thousand hundredths of a percent are the whole. */
export const WHOLE_BASIS_POINTS = 10_000;

/** What part of `whole` something is, in basis points (hundredths of a percent), rounded; 0 of nothing. */
export function basisPoints(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * WHOLE_BASIS_POINTS);
}

/** How much a figure has changed, in basis points of what it was; null where there was nothing to compare with. */
export function relativeChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * WHOLE_BASIS_POINTS);
}

/** How much a quotient has changed whose parts have changed by so much; all in basis points, null for what is not known. */
export function ratioChange(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole === -WHOLE_BASIS_POINTS) return null;
  return relativeChange(WHOLE_BASIS_POINTS + part, WHOLE_BASIS_POINTS + whole);
}

/**
 * Splits a whole number (not negative) by weights (not negative) into whole numbers whose sum is exactly `total`: what
 * rounding leaves over goes to the largest remainders. Without any weight all of it goes to the first.
 */
export function splitByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
