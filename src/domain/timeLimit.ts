/** Seconds before the end of a time limit at which a person is warned and can extend it (WCAG 2.2.1 requires 20 at least). */
export const END_WARNING_SECONDS = 120;

/** Whether a time limit with so many seconds left is warned of: near its end, and not over. */
export const isEndNear = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= END_WARNING_SECONDS;
