import { accountingMonth, startOfMonth } from '../../../src/domain/calendar';
import { CURRENCY } from '../../../src/domain/money/money';
import { type Statement, type StatementLine, sumGroups } from '../../../src/domain/money/statement';
import { isoTime } from '../clock';
import { pick } from '../pick';
import { type Language, localize } from '../text';
import { balanceEffect } from './entries';
import type { BookedCharge } from './ledger';
import type { WithdrawalRecord } from './records';

interface Books {
  /** Oldest first. */
  ledger: readonly BookedCharge[];
  withdrawals: readonly Pick<WithdrawalRecord, 'amount' | 'createdAt' | 'finishedAt'>[];
  /** Name for the head of the statement. */
  owner: string;
}

/** The accounting months from the first entry to the current one, newest first. */
export function statementMonths(ledger: readonly Pick<BookedCharge, 'createdAt'>[], at: number): string[] {
  const first = accountingMonth(Math.min(ledger[0]?.createdAt ?? at, at));
  const months: string[] = [];
  for (let shift = 0; ; shift -= 1) {
    const month = accountingMonth(startOfMonth(accountingMonth(at), shift) ?? at);
    months.push(month);
    if (month <= first) return months;
  }
}

/** The statement of a month until `at`; undefined for a month without one. */
export function toStatement(
  { ledger, withdrawals, owner }: Books,
  month: string,
  { at, language }: { at: number; language: Language },
): Statement | undefined {
  const months = statementMonths(ledger, at);
  const from = startOfMonth(month);
  const to = startOfMonth(month, 1);
  if (!months.includes(month) || from === undefined || to === undefined) return undefined;
  const booked = ledger.filter(({ createdAt }) => createdAt >= from && createdAt < to);
  const lines = booked
    .filter((charge) => balanceEffect(charge) !== 0)
    .map((charge) => toLine(charge, language));
  const direct = booked.filter((charge) => charge.status === 'settled' && balanceEffect(charge) === 0);
  const end = Math.min(to - 1, at);
  const frozen = withdrawals.filter(
    ({ createdAt, finishedAt }) => createdAt <= end && (finishedAt === undefined || finishedAt > end),
  );
  return {
    month,
    months,
    from: isoTime(from),
    to: isoTime(to),
    isFinal: to <= at,
    issuedAt: isoTime(at),
    owner,
    currency: CURRENCY,
    opening: ledger.findLast(({ createdAt }) => createdAt < from)?.balanceAfter ?? 0,
    closing: ledger.findLast(({ createdAt }) => createdAt < to)?.balanceAfter ?? 0,
    sums: sumGroups(lines),
    frozen: frozen.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    direct: direct.map((charge) => toLine(charge, language)),
  };
}

function toLine(charge: BookedCharge, language: Language): StatementLine {
  const { direction, amount, balanceAfter, createdAt } = charge;
  return {
    ...localize(pick(charge, ['chargeId', 'flowNo', 'title', 'category', 'payChannel', 'orderId']), language),
    amount: direction === 'in' ? amount : -amount,
    balanceAfter: balanceEffect(charge) === 0 ? undefined : balanceAfter,
    createdAt: isoTime(createdAt),
  };
}
