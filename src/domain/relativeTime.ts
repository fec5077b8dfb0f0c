const MINUTE_MS = 60_000;

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** Older than this is told by its date. */
const FRESH_FOR_MS = 7 * 86_400_000;

/** How long ago something was, for `Intl.RelativeTimeFormat`. */
export interface Ago {
  value: number;
  unit: 'day' | 'hour' | 'minute' | 'second';
}

/**
 * How long before `now` a time was (both milliseconds on one clock): whole units of the largest that fits, "now" (0 seconds)
 * under a minute and for what seems to lie ahead; undefined when it is more than a week ago.
 */
export function ago(at: number, now: number): Ago | undefined {
  const passed = now - at;
  if (passed > FRESH_FOR_MS) return undefined;
  const step = STEPS.find(({ ms }) => passed >= ms);
  return step ? { value: -Math.floor(passed / step.ms), unit: step.unit } : { value: 0, unit: 'second' };
}

/** Whole days from `at` to `now` (both milliseconds on one clock), never negative. */
export const daysSince = (at: number, now: number) => Math.max(0, Math.floor((now - at) / STEPS[0].ms));
