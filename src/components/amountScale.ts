/** Steps of a scale, in powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
/** With the line at zero there are four. */
const MOST_STEPS = 3;

/**
 * Returns the amounts in cents at which the lines of a scale stand: at most four, in round steps from zero to the first that
 * reaches the highest amount. `highest` is in cents and above zero.
 */
export function amountScale(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const steps = STEPS.map((step) => step * power).filter(Number.isInteger);
  const step = steps.find((each) => each * MOST_STEPS >= highest) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, line) => line * step);
}
