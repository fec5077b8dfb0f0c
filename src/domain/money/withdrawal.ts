import * as v from 'valibot';
import { CERTIFICATION_STATUSES } from '../account/account';
import { endpoint, NOT_FOUND } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { checkThat, count, idempotencyKey, idSchema, paging, text, timestamp } from '../schemas';
import { amountUnavailable, autoTopUpOn, BALANCE_ERROR } from './balanceError';
import { centsSchema, nonNegativeCentsSchema } from './money';
import { TOP_UP_CHANNELS } from './topUp';
import { WITHDRAWAL_STATUSES } from './withdrawalMachine';

/** Amounts in cents, inclusive. */
export const WITHDRAWAL_LIMITS = { least: 1_000, most: 5_000_000, perDay: 3 } as const;

export const BANKS = ['icbc', 'abc', 'boc', 'ccb', 'bocom', 'cmb', 'psbc', 'spdb', 'cib', 'citic'] as const;

/** As typed, with spaces and hyphens. */
export const BANK_ACCOUNT_MAX_LENGTH = 64;
const BANK_ACCOUNT = /^\d{8,25}$/;

/** Returns a bank account number without its separators, in ASCII digits. */
export function normalizeBankAccount(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}

/** Whether a text of digits ends with the check digit of a bank card. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns the error of a bank account number. A person's is that of a card, with 16 to 19 digits and a check digit; a
 * company's has 8 to 25 digits.
 */
export function bankAccountError(
  typed: string,
  holder: 'personal' | 'enterprise',
): 'required' | 'format' | 'check' | undefined {
  const digits = normalizeBankAccount(typed);
  if (digits === '') return 'required';
  if (holder === 'enterprise') return BANK_ACCOUNT.test(digits) ? undefined : 'format';
  if (!/^\d{16,19}$/.test(digits)) return 'format';
  return hasCheckDigit(digits) ? undefined : 'check';
}

/** Where a withdrawal goes: a payment method of earlier top-ups, or a bank account in the user's verified name. */
export const withdrawalTargetSchema = v.variant('kind', [
  v.object({
    kind: v.literal('channel'),
    /** The payment method that receives the money. */
    channel: v.picklist(TOP_UP_CHANNELS),
  }),
  v.object({
    kind: v.literal('bank'),
    /** The bank of the account. */
    bank: v.picklist(BANKS),
    /** Number of the account that receives the money. */
    accountNumber: v.pipe(
      v.string(),
      v.maxLength(BANK_ACCOUNT_MAX_LENGTH),
      checkThat('8 to 25 digits, with spaces and hyphens.', (typed: string) =>
        BANK_ACCOUNT.test(normalizeBankAccount(typed)),
      ),
    ),
  }),
]);

/** Idempotent by key. */
export const withdrawalPayloadSchema = v.object({
  /** In cents. */
  amount: v.pipe(centsSchema, v.minValue(WITHDRAWAL_LIMITS.least), v.maxValue(WITHDRAWAL_LIMITS.most)),
  target: withdrawalTargetSchema,
  idempotencyKey,
});

/** A withdrawal of balance. `amount` is in cents. */
export const withdrawalSchema = v.object({
  withdrawalId: idSchema,
  /** In cents. */
  amount: nonNegativeCentsSchema,
  /** State; see "Withdrawal of balance" under "States". */
  status: v.picklist(WITHDRAWAL_STATUSES),
  /** `alipay` or `wechat`; missing for a bank account. */
  channel: lenient(v.picklist(TOP_UP_CHANNELS)),
  /** Missing for a payment method. */
  bank: lenient(v.picklist(BANKS)),
  /** Last four digits of the bank account. */
  accountEnding: lenient(text),
  /** When it was requested. */
  createdAt: timestamp,
  /** When it was paid, failed or was cancelled. */
  finishedAt: lenient(timestamp),
  /** Localized reason of a failed one, whose money is back in the balance. */
  failureReason: lenient(text),
});

/** One page of withdrawals, newest first. */
export const withdrawalListSchema = v.object(listingSchema(withdrawalSchema).entries);

/** What the user can withdraw, and where to. Amounts are in cents. */
export const withdrawalOptionsSchema = v.object({
  /** The balance without what is being withdrawn. */
  available: centsSchema,
  /** What is being withdrawn. */
  frozen: nonNegativeCentsSchema,
  /** Withdrawals that today has room for. */
  leftToday: count,
  /** Payment methods of earlier top-ups with the most that each can receive: what came by it and has not gone back. */
  channels: v.array(
    v.object({
      /** The payment method. */
      channel: v.picklist(TOP_UP_CHANNELS),
      most: nonNegativeCentsSchema,
    }),
  ),
  /** Masked verified name that a bank account must have; missing without a verification. */
  holder: lenient(
    v.object({
      /** Whether the name is that of a person or a company. */
      type: v.picklist(['personal', 'enterprise']),
      /** The name, masked. */
      name: text,
    }),
  ),
  /** State of the user's identity verification. */
  certification: v.picklist(CERTIFICATION_STATUSES),
  /**
   * The balance in the order in which it is withdrawn, with what of each part can be withdrawn before an issued or requested
   * invoice is reversed: `free` is at most `amount`.
   */
  parts: lenient(
    v.array(
      v.object({
        /** In cents. */
        amount: nonNegativeCentsSchema,
        free: nonNegativeCentsSchema,
      }),
    ),
  ),
  /** Threshold of the automatic top-up when it is on: a withdrawal must leave that much. */
  mustLeave: lenient(nonNegativeCentsSchema),
});

export type Bank = (typeof BANKS)[number];
export type WithdrawalTarget = v.InferOutput<typeof withdrawalTargetSchema>;
export type WithdrawalPayload = v.InferOutput<typeof withdrawalPayloadSchema>;
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
export type WithdrawalOptions = v.InferOutput<typeof withdrawalOptionsSchema>;

/** Returns the most that can be withdrawn to a target now, in cents; 0 for one that is not offered. */
export function mostWithdrawable(
  {
    available,
    channels,
    holder,
    mustLeave = 0,
  }: Omit<WithdrawalOptions, 'frozen' | 'leftToday' | 'certification' | 'parts'>,
  target: { kind: 'bank' } | { kind: 'channel'; channel: string },
): number {
  const byTarget =
    target.kind === 'bank'
      ? Number(holder !== undefined) * available
      : (channels.find(({ channel }) => channel === target.channel)?.most ?? 0);
  return Math.max(0, Math.min(available - mustLeave, byTarget, WITHDRAWAL_LIMITS.most));
}

/** Why a withdrawal of all leaves money: for the automatic top-up, for the target, or for the limit of one withdrawal. */
export type LeftReason = 'autoTopUp' | 'target' | 'limit';

/**
 * Returns what a withdrawal of all that is possible to a target leaves in the balance, in cents, and why; undefined when it
 * leaves nothing.
 */
export function leftByAll(
  options: Parameters<typeof mostWithdrawable>[0],
  target: Parameters<typeof mostWithdrawable>[1],
): { amount: number; reason: LeftReason } | undefined {
  const { available, mustLeave = 0 } = options;
  const most = mostWithdrawable(options, target);
  if (most >= available) return undefined;
  const amount = available - most;
  if (most === WITHDRAWAL_LIMITS.most) return { amount, reason: 'limit' };
  return { amount, reason: available - mustLeave <= most ? 'autoTopUp' : 'target' };
}

/** Returns by how much invoices are reversed when an amount is withdrawn; both in cents. */
export function invoicedPart({ parts = [] }: Pick<WithdrawalOptions, 'parts'>, amount: number): number {
  let left = amount;
  let invoiced = 0;
  for (const part of parts) {
    const taken = Math.min(left, part.amount);
    invoiced += Math.max(0, taken - part.free);
    left -= taken;
  }
  return invoiced;
}

/** Returns the error of an amount in cents that may be at most `most`. */
export function withdrawalAmountError(
  amount: number | undefined,
  most: number,
): 'invalid' | 'tooLittle' | 'tooMuch' | undefined {
  if (amount === undefined) return 'invalid';
  if (amount < WITHDRAWAL_LIMITS.least) return 'tooLittle';
  return amount > most ? 'tooMuch' : undefined;
}

const { proofRequired } = INSTANCE_ERROR;
const { dailyLimit, nameUnverified, keyUsed } = BALANCE_ERROR;

export const withdrawalEndpoints = {
  options: endpoint('GET balance/withdrawal/options', { result: withdrawalOptionsSchema }),
  list: endpoint('GET balance/withdrawal/list', {
    query: v.object(paging),
    result: withdrawalListSchema,
  }),
  request: endpoint('POST balance/withdrawal', {
    body: withdrawalPayloadSchema,
    result: withdrawalSchema,
    refusals: [proofRequired, amountUnavailable, dailyLimit, nameUnverified, autoTopUpOn, keyUsed],
  }),
  /** The withdrawal that was requested with a key; null when there is none. */
  byKey: endpoint('GET balance/withdrawal/byKey/:key', {
    result: v.object({ withdrawal: v.nullable(withdrawalSchema) }),
  }),
  cancel: endpoint('POST balance/withdrawal/:withdrawalId/cancel', {
    result: withdrawalSchema,
    refusals: [BALANCE_ERROR.transitionRefused, NOT_FOUND],
  }),
};
