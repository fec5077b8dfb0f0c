import { accountingMonth } from '../../../src/domain/calendar';
import type { Charge, MonthSums } from '../../../src/domain/money/charge';
import { sumCents } from '../../../src/domain/money/money';
import { balancePayment, type DatedCharge, sumSpending } from '../../../src/domain/money/spending';
import { pick } from '../pick';
import type { ChargeRecord } from './records';

/** The fields of a charge that the ledger's sums depend on; `amount` in cents. */
export type Entry = Pick<Charge, 'category' | 'direction' | 'amount' | 'payChannel' | 'status'>;

const isSettled = ({ status }: Pick<Entry, 'status'>) => status === 'settled';

/** The change of the balance by a charge, in cents. */
export function balanceEffect(entry: Entry): number {
  // Payments by another channel do not touch the balance; a top-up adds to it, and a withdrawal takes from it.
  const isOnBalance =
    entry.payChannel === 'balance' || entry.category === 'topUp' || entry.category === 'withdrawal';
  if (!isSettled(entry) || !isOnBalance) return 0;
  return entry.direction === 'in' ? entry.amount : -entry.amount || 0;
}

/** Adds the balance after each entry, in cents, starting at zero. Entries are oldest first. */
export function withBalances<T extends Entry>(entries: readonly T[]): (T & { balanceAfter: number })[] {
  let balance = 0;
  return entries.map((entry) => {
    balance = sumCents([balance, balanceEffect(entry)]);
    return { ...entry, balanceAfter: balance };
  });
}

/** The settled money in and out, in cents. */
export function ledgerTotals(entries: readonly Entry[]): { in: number; out: number } {
  const sum = (direction: Entry['direction']) =>
    sumCents(
      entries
        .filter((entry) => isSettled(entry) && entry.direction === direction)
        .map(({ amount }) => amount),
    );
  return { in: sum('in'), out: sum('out') };
}

/** `createdAt` is in milliseconds since 1970. */
type DatedEntry = Entry & Pick<ChargeRecord, 'chargeId' | 'orderId' | 'createdAt'>;

/** Charges as they count for what was spent (`spending.ts`): the cents that they moved, 0 unless they are settled. */
export const toDatedCharges = (
  entries: readonly DatedEntry[],
): (DatedCharge & Pick<ChargeRecord, 'chargeId'>)[] =>
  entries.map((entry) => ({
    ...pick(entry, ['chargeId', 'category', 'orderId']),
    amount: !isSettled(entry) ? 0 : entry.direction === 'in' ? entry.amount : -entry.amount,
    at: entry.createdAt,
  }));

/** What a charge adds to what the balance paid, in cents. */
export const paidFromBalance = (entry: Entry): number =>
  balancePayment({ category: entry.category, amount: balanceEffect(entry) });

/** Totals for each accounting month. */
export const totalsByMonth = (entries: readonly DatedEntry[], months: readonly string[]): MonthSums[] =>
  months.map((month) => {
    const own = entries.filter(({ createdAt }) => accountingMonth(createdAt) === month);
    return {
      month,
      ...ledgerTotals(own),
      spent: sumSpending(toDatedCharges(own)).spent,
      paidFromBalance: sumCents(own.map(paidFromBalance)),
    };
  });

/** Whether the amount equals the sum of the lines, and the unit price times the quantity. */
export function hasConsistentAmount({
  amount,
  lines,
  quantity,
  unitPrice,
}: Pick<Charge, 'amount' | 'lines' | 'quantity' | 'unitPrice'>): boolean {
  const byParts = sumCents(lines.map((line) => line.amount)) === amount;
  const byPrice = unitPrice === undefined || unitPrice * (quantity ?? 1) === amount;
  return byParts && byPrice;
}
