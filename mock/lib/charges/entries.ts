import { accountingMonth } from '../../../src/domain/money/accountingTime';
import {
  CHARGE_CATEGORIES,
  type Charge,
  type ChargeCategory,
  type MonthSums,
} from '../../../src/domain/money/charge';
import { sumCents } from '../../../src/domain/money/money';

/** What the rules of the books need to know of a charge; `amount` in cents. */
export type Entry = Pick<Charge, 'category' | 'direction' | 'amount' | 'payChannel' | 'status'>;

const isSettled = ({ status }: Pick<Entry, 'status'>) => status === 'settled';

/** What a charge adds to what can be spent, in cents; below zero when it takes. */
export function balanceEffect(entry: Entry): number {
  // What a payment channel pays never passes through the balance; a top-up is what brings money there.
  const touches = entry.payChannel === 'balance' || entry.category === 'topUp';
  if (!isSettled(entry) || !touches) return 0;
  return entry.direction === 'in' ? entry.amount : -entry.amount || 0;
}

/** Entries, oldest first, each with what could be spent after it, in cents. The books begin at zero. */
export function withBalances<T extends Entry>(entries: readonly T[]): (T & { balanceAfter: number })[] {
  let balance = 0;
  return entries.map((entry) => {
    balance = sumCents([balance, balanceEffect(entry)]);
    return { ...entry, balanceAfter: balance };
  });
}

/** What came in and what went out, in cents. */
export function ledgerTotals(entries: readonly Entry[]): { in: number; out: number } {
  const sum = (direction: Entry['direction']) =>
    sumCents(
      entries
        .filter((entry) => isSettled(entry) && entry.direction === direction)
        .map(({ amount }) => amount),
    );
  return { in: sum('in'), out: sum('out') };
}

/** The same by category, in cents; every category is there. */
export function totalsByCategory(
  entries: readonly Entry[],
): Record<ChargeCategory, { in: number; out: number }> {
  const sums = CHARGE_CATEGORIES.map((category) => [
    category,
    ledgerTotals(entries.filter((entry) => entry.category === category)),
  ]);
  return Object.fromEntries(sums);
}

/** The same for each of these months of the accounts. `createdAt` is ISO 8601. */
export function totalsByMonth(
  entries: readonly (Entry & Pick<Charge, 'createdAt'>)[],
  months: readonly string[],
): MonthSums[] {
  return months.map((month) => ({
    month,
    ...ledgerTotals(entries.filter(({ createdAt }) => accountingMonth(Date.parse(createdAt)) === month)),
  }));
}

/** What orders have cost, in cents: purchases less refunds. */
export function spentOnOrders(entries: readonly Entry[]): number {
  const { purchase, refund } = totalsByCategory(entries);
  return purchase.out - refund.in;
}

/** Whether a charge explains itself: its parts sum to its amount, and so does the price of one times the quantity. */
export function isExplained({
  amount,
  lines,
  quantity,
  unitPrice,
}: Pick<Charge, 'amount' | 'lines' | 'quantity' | 'unitPrice'>): boolean {
  const byParts = sumCents(lines.map((line) => line.amount)) === amount;
  const byPrice = unitPrice === undefined || unitPrice * (quantity ?? 1) === amount;
  return byParts && byPrice;
}
