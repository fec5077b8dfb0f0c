import { db, type MockTables } from '../../../mock/lib/db';
import { type BookedCharge, getLedger } from '../../../mock/lib/money/ledger';
import type { World } from './world';

/** A text that changes with every change of the records behind the ledger of an account. */
function ledgerState({ orders, topUps, withdrawals, charges }: MockTables, userId: string): string {
  const parts: (string | number)[] = [charges.length];
  for (const order of orders) if (order.userId === userId) parts.push(order.version, order.covers?.from ?? 0);
  for (const topUp of topUps) if (topUp.userId === userId) parts.push(topUp.status);
  for (const withdrawal of withdrawals) if (withdrawal.userId === userId) parts.push(withdrawal.status);
  return parts.join(' ');
}

/** The entries of an account, oldest first. The same list as before when nothing has changed. */
export function ledgerOf({ ledgers }: World, userId: string): BookedCharge[] {
  const tables = db();
  const state = ledgerState(tables, userId);
  const known = ledgers.get(userId);
  if (known?.state === state) return known.ledger;
  const ledger = getLedger(tables, userId);
  ledgers.set(userId, { state, ledger });
  return ledger;
}
