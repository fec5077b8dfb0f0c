export const WHOLE_BASIS_POINTS = 10_000;

/** Returns a share in basis points (hundredths of a percent), rounded; 0 for an empty whole. */
export function basisPoints(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * WHOLE_BASIS_POINTS);
}

/** Returns the relative change in basis points; null without a previous value. */
export function relativeChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * WHOLE_BASIS_POINTS);
}

/** Returns the relative change of a quotient from the changes of its parts, in basis points. */
export function ratioChange(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole === -WHOLE_BASIS_POINTS) return null;
  return relativeChange(WHOLE_BASIS_POINTS + part, WHOLE_BASIS_POINTS + whole);
}

/**
 * Splits a non-negative integer by non-negative weights into integers that sum to `total`: rounding leftovers go to the
 * largest remainders. Without any weight all of it goes to the first.
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
