import type { UserRecord } from '../tables';
import type { OrderRecord } from './records';

/** Gives a refund back: the one place where it reaches the person's balance. Cents. */
export function creditBalance(user: UserRecord, cents: number, order: OrderRecord): void {
  user.balance += cents;
  order.refundedAmount += cents;
}
