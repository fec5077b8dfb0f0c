export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day of a local hour (0 to 23). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
