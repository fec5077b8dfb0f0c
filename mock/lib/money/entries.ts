import { accountingMonth } from '../../../src/domain/calendar';
import {
  CHARGE_CATEGORIES,
  type Charge,
  type ChargeCategory,
  type MonthSums,
} from '../../../src/domain/money/charge';
import { sumCents } from '../../../src/domain/money/money';
import { balancePayment, spentAmount } from '../../../src/domain/money/spending';

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

/** Totals for every category, in cents. */
export function totalsByCategory(
  entries: readonly Entry[],
): Record<ChargeCategory, { in: number; out: number }> {
  const sums = CHARGE_CATEGORIES.map((category) => [
    category,
    ledgerTotals(entries.filter((entry) => entry.category === category)),
  ]);
  return Object.fromEntries(sums);
}

/** A charge as it counts for what was spent and paid (`spending.ts`): the cents that it moved, 0 unless it is settled. */
const toBudgetEntry = (entry: Entry) => ({
  category: entry.category,
  amount: !isSettled(entry) ? 0 : entry.direction === 'in' ? entry.amount : -entry.amount,
});

/** What a charge adds to what was spent with all payment methods, in cents. */
export const spentByEntry = (entry: Entry): number => spentAmount(toBudgetEntry(entry));

/** What a charge adds to what the balance paid, in cents. */
export const paidFromBalance = (entry: Entry): number =>
  balancePayment({ category: entry.category, amount: balanceEffect(entry) });

/** Totals for each accounting month. `createdAt` is ISO 8601. */
export const totalsByMonth = (
  entries: readonly (Entry & Pick<Charge, 'createdAt'>)[],
  months: readonly string[],
): MonthSums[] =>
  months.map((month) => {
    const own = entries.filter(({ createdAt }) => accountingMonth(Date.parse(createdAt)) === month);
    return {
      month,
      ...ledgerTotals(own),
      spent: sumCents(own.map(spentByEntry)),
      paidFromBalance: sumCents(own.map(paidFromBalance)),
    };
  });

/** Purchases less refunds, in cents. */
export function spentOnOrders(entries: readonly Entry[]): number {
  const { purchase, refund } = totalsByCategory(entries);
  return purchase.out - refund.in;
}

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
