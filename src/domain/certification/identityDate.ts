/** Written for a document that never expires. */
export const LONG_TERM = 'longTerm';

const CHINA_AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in China, `YYYY-MM-DD`, of a moment in milliseconds since 1970. */
export function chinaDay(moment: number): string {
  return new Date(moment + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`. Such texts compare as days do. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** Whole days from one day to another; negative when it has passed. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** Whether a document is no longer valid on this day. It is valid on its last day. */
export function hasExpired(validUntil: string, today: string): boolean {
  return validUntil !== LONG_TERM && validUntil < today;
}
