import type { MockTables } from './db';
import type { UserRecord } from './users';

declare module './db' {
  interface MockTables {
    /** Number of entries that were booked. */
    bookings: number;
  }
}

/**
 * The only way a balance changes: by an amount in cents, 0 for what another payment method pays. Returns the number of the entry:
 * entries of one moment stand in the order in which they were booked.
 */
export function book(
  tables: MockTables,
  user: Pick<UserRecord, 'balance'> | undefined,
  amount: number,
): number {
  if (user) user.balance += amount;
  tables.bookings += 1;
  return tables.bookings;
}
