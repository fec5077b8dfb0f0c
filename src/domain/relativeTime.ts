const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How far a moment (ISO 8601) is from `now` (milliseconds since 1970) in the largest unit that fits; negative is past. */
export function relativeTime(at: string, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return { value: Math.trunc(seconds / size), unit };
  }
  return { value: seconds, unit: 'second' };
}
