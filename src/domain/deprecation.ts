import { daysBetween, startOfDay } from './calendar';

/** An operation that will end. Accounting days, `2026-11-20`. */
export interface Deprecation {
  /** From this day on, no portal that calls it is deployed. */
  since: string;
  /** The first day on which it need not work. */
  until: string;
}

/** Days that an operation still works when no deployed portal calls it any more: so old may the portal of an open tab be. */
export const DEPRECATION_DAYS = 30;

/** Header of a reply whose operation will end (RFC 9745): since when it is deprecated. */
export const DEPRECATION_HEADER = 'Deprecation';
/** Header of a reply whose operation will end (RFC 8594): when. */
export const SUNSET_HEADER = 'Sunset';

/**
 * Returns the moments of a deprecation, in milliseconds since 1970.
 * @throws Error for an invalid day, and for an end within 30 days
 */
export function deprecationTimes({ since, until }: Deprecation): { since: number; until: number } {
  const times = { since: startOfDay(since), until: startOfDay(until) };
  if (times.since === undefined || times.until === undefined)
    throw new Error(`A deprecation from ${since} until ${until} has no such days`);
  if (daysBetween(since, until) < DEPRECATION_DAYS)
    throw new Error(`A deprecation from ${since} until ${until} is shorter than ${DEPRECATION_DAYS} days`);
  return { since: times.since, until: times.until };
}

/**
 * Returns the headers with which each reply of a deprecated operation says so; none of any other.
 * @throws Error as `deprecationTimes`
 */
export function deprecationHeaders(deprecation: Deprecation | undefined): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const { since, until } = deprecationTimes(deprecation);
  return {
    [DEPRECATION_HEADER]: `@${since / 1000}`,
    [SUNSET_HEADER]: new Date(until).toUTCString(),
  };
}
