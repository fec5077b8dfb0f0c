import { accountingMonth } from '../calendar';
import type { ChargeCategory } from './charge';
import { statementGroup } from './statement';

interface SignedCharge {
  category: ChargeCategory;
  /** In cents, positive for money in and negative for money out. */
  amount: number;
}

/** A settled charge as it counts for the spending of its accounting month. */
export interface DatedCharge extends SignedCharge {
  orderId?: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a charge adds to the sums of its month, in cents. */
export interface SpendingEffect {
  spent: number;
  /** The refund of a purchase of an earlier month, which `spent` does not contain. */
  earlierRefund: number;
}

/**
 * Returns the charges with what each adds to the spending of its accounting month: purchases, usage and taxes, less credits
 * and the refunds of the month's own purchases. A refund of an earlier purchase makes nothing cheaper that was bought in the
 * month in which it is paid. The charges must contain all purchases of their months.
 */
export function withSpending<T extends DatedCharge>(charges: readonly T[]): (T & SpendingEffect)[] {
  const getKey = ({ orderId, at }: DatedCharge) => `${accountingMonth(at)} ${orderId}`;
  const bought = new Set(charges.filter(({ category }) => category === 'purchase').map(getKey));
  return charges.map((charge) => {
    const { category, amount } = charge;
    if (category === 'refund' && !bought.has(getKey(charge)))
      return { ...charge, spent: 0, earlierRefund: amount };
    const isSpending =
      statementGroup(category) === 'payments' || category === 'refund' || category === 'credit';
    return { ...charge, spent: isSpending ? -amount || 0 : 0, earlierRefund: 0 };
  });
}

/**
 * Returns the sums of one accounting month with all payment methods, in cents. What was spent is never below zero, also when
 * the credits exceed it. The sums are inexact for amounts that are too large to be added.
 */
export function sumSpending(charges: readonly DatedCharge[]): SpendingEffect {
  const effects = withSpending(charges);
  const sum = (name: keyof SpendingEffect) => effects.reduce((total, effect) => total + effect[name], 0);
  return { spent: Math.max(0, sum('spent')), earlierRefund: sum('earlierRefund') };
}

/**
 * What a charge to the balance adds to what the balance paid: purchases, usage and taxes, as on the statement. Refunds to
 * the balance are not deducted. In cents.
 */
export const balancePayment = ({ category, amount }: SignedCharge): number =>
  statementGroup(category) === 'payments' ? -amount || 0 : 0;
