/** Returns a number from 0 to 1 that spreads calls over time. A property, so that tests can set it. */
export const jitter = { random: (): number => Math.random() };
