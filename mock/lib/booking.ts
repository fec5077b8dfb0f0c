import type { MockTables } from './db';

declare module './db' {
  interface MockTables {
    /** Number of entries that were booked, by account: one over all accounts would tell each of them about the others. */
    bookings: Record<string, number>;
  }
}

/**
 * The only way a balance changes: by an amount in cents, 0 for what another payment method pays, which needs no balance. Returns
 * the number of the entry: entries of one moment stand in the order in which they were booked.
 */
export function book(
  tables: MockTables,
  account: { userId: string; balance?: number },
  amount: number,
): number {
  if (account.balance !== undefined) account.balance += amount;
  const number = (tables.bookings[account.userId] ?? 0) + 1;
  tables.bookings[account.userId] = number;
  return number;
}
