import type { Period } from '../catalog/service';

const MONTHS: Record<Exclude<Period['unit'], 'once'>, number> = { month: 1, quarter: 3, year: 12 };

/** Returns what a term costs per month, in cents, rounded half up; undefined for a single delivery, which has no term. */
export function monthlyPrice(price: number, { unit, count }: Period): number | undefined {
  if (unit === 'once') return undefined;
  return Math.floor(price / (MONTHS[unit] * count) + 1 / 2);
}
