import type { ChargeCategory } from './charge';
import { statementGroup } from './statement';

/** A settled charge; `amount` in cents, positive for money in and negative for money out. */
interface SignedCharge {
  category: ChargeCategory;
  amount: number;
}

/** What a charge adds to what was spent: purchases, usage and taxes, less refunds and credits. In cents. */
export function spentAmount({ category, amount }: SignedCharge): number {
  const group = statementGroup(category);
  const isSpending = group === 'payments' || category === 'refund' || category === 'credit';
  return isSpending ? -amount || 0 : 0;
}

/** Returns what was spent with all payment methods, in cents. It is inexact for amounts that are too large to be added. */
export const sumSpent = (charges: readonly SignedCharge[]): number =>
  charges.reduce((sum, charge) => sum + spentAmount(charge), 0);

/**
 * What a charge to the balance adds to what the balance paid: purchases, usage and taxes, as on the statement. Refunds to
 * the balance are not deducted. In cents.
 */
export const balancePayment = ({ category, amount }: SignedCharge): number =>
  statementGroup(category) === 'payments' ? -amount || 0 : 0;
