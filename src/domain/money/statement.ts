import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { PAY_CHANNELS } from '../order/order';
import { idSchema, text, timestamp } from '../schemas';
import { CHARGE_CATEGORIES, type ChargeCategory, monthText } from './charge';
import { centsSchema, nonNegativeCentsSchema, sumCents } from './money';

/** The sections of a statement, in their order. */
export const STATEMENT_GROUPS = [
  'topUps',
  'refunds',
  /** Sum of credits and adjustments. */
  'credits',
  /** Sum of purchases, usage and taxes. */
  'payments',
  'withdrawals',
] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

const GROUP_OF: Record<ChargeCategory, StatementGroup> = {
  topUp: 'topUps',
  refund: 'refunds',
  credit: 'credits',
  adjustment: 'credits',
  purchase: 'payments',
  usage: 'payments',
  tax: 'payments',
  withdrawal: 'withdrawals',
};

/** Returns the section of a charge. */
export const statementGroup = (category: ChargeCategory): StatementGroup => GROUP_OF[category];

/** One change of the balance, or one payment that left it as it was. Amounts are in cents. */
export const statementLineSchema = v.object({
  chargeId: idSchema,
  /** Number of the charge. */
  flowNo: text,
  /** Localized title. */
  title: text,
  /** What the money moved for. */
  category: v.picklist(CHARGE_CATEGORIES),
  /** How it was paid. */
  payChannel: v.picklist(PAY_CHANNELS),
  /** Missing unless the charge belongs to an order. */
  orderId: lenient(idSchema),
  /** Positive for money in, negative for money out. */
  amount: centsSchema,
  /** Available balance afterwards; missing for a payment that did not move it. */
  balanceAfter: lenient(centsSchema),
  /** When it was recorded. */
  createdAt: timestamp,
});

/** The account's balance in an accounting month. Amounts are in cents. */
export const statementSchema = v.object({
  /** `2026-11`. */
  month: monthText,
  /** All months that have a statement, newest first. */
  months: v.array(monthText),
  /** Start of the month. */
  from: timestamp,
  /** End of the month, exclusive. */
  to: timestamp,
  /** Whether the month has ended, so that the statement is final. */
  isFinal: v.boolean(),
  /** When the statement was made. */
  issuedAt: timestamp,
  /** Masked name of the account's owner. */
  owner: text,
  /** ISO 4217 code: `CNY`. */
  currency: text,
  /** Balance at the start of the month. */
  opening: centsSchema,
  /** Balance at the end of the month. */
  closing: centsSchema,
  /** Positive for money in, negative for money out. */
  sums: v.object(v.entriesFromList(STATEMENT_GROUPS, /** Sum of the section. */ centsSchema)),
  /** What was being withdrawn at the end: neither in the closing balance nor paid out. */
  frozen: nonNegativeCentsSchema,
  /** Changes of the balance, oldest first. */
  lines: v.array(statementLineSchema),
  /** What was paid or refunded another way than by the balance, oldest first. */
  direct: v.array(statementLineSchema),
});

export type Statement = v.InferOutput<typeof statementSchema>;
export type StatementLine = v.InferOutput<typeof statementLineSchema>;

/** Returns the sums of the sections, in cents. */
export function sumGroups(
  lines: readonly Pick<StatementLine, 'category' | 'amount'>[],
): Record<StatementGroup, number> {
  const sumOf = (group: StatementGroup) =>
    sumCents(lines.filter(({ category }) => GROUP_OF[category] === group).map(({ amount }) => amount));
  return {
    topUps: sumOf('topUps'),
    refunds: sumOf('refunds'),
    credits: sumOf('credits'),
    payments: sumOf('payments'),
    withdrawals: sumOf('withdrawals'),
  };
}

/**
 * Returns the closing balance less what the opening balance and the sections sum to, in cents: 0 for a sound statement. It is
 * inexact for amounts that are too large to be added.
 */
export function statementDifference({
  opening,
  closing,
  sums,
}: Pick<Statement, 'opening' | 'closing' | 'sums'>): number {
  return closing - STATEMENT_GROUPS.reduce((sum, group) => sum + sums[group], opening);
}

export const statementEndpoints = {
  /** `month` is an accounting month, `2026-11`, or `current`. */
  get: endpoint('GET balance/statement/:month', { result: statementSchema, refusals: [NOT_FOUND] }),
  export: endpoint('GET balance/statement/:month/export', { download: ['text/csv'] }),
};
