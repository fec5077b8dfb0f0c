import { isDay as isCalendarDay } from '../calendar';

/** The end date of a document that never expires. */
export const LONG_TERM = 'longTerm';

export { accountingDay as chinaDay, daysBetween } from '../calendar';

/** Whether a text is a day (`YYYY-MM-DD`) between 1900 and 2199. */
export const isDay = (text: string) => /^(19|20|21)/.test(text) && isCalendarDay(text);

/** Whether a document has expired. It is valid on its last day. */
export function hasExpired(validUntil: string, today: string): boolean {
  return validUntil !== LONG_TERM && validUntil < today;
}
