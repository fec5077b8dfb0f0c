import { accountingDay } from '../../../src/domain/calendar';
import { amountUnavailable, BALANCE_ERROR } from '../../../src/domain/money/balanceError';
import { sumCents } from '../../../src/domain/money/money';
import { TOP_UP_CHANNELS, type TopUpChannel } from '../../../src/domain/money/topUp';
import {
  bankAccountError,
  mostWithdrawable,
  normalizeBankAccount,
  WITHDRAWAL_LIMITS,
  type Withdrawal,
  type WithdrawalOptions,
  type WithdrawalPayload,
  type WithdrawalTarget,
} from '../../../src/domain/money/withdrawal';
import {
  isFrozenWithdrawal,
  isReturnedWithdrawal,
  nextWithdrawalStatus,
  type WithdrawalEvent,
} from '../../../src/domain/money/withdrawalMachine';
import { book } from '../booking';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { MockFailure, malformed } from '../failure';
import { freeId } from '../ids';
import type { Language, Text } from '../text';
import type { UserRecord } from '../users';
import { activeThreshold } from './autoTopUps';
import type { WithdrawalRecord } from './records';
import { dailyLimitReached, nameUnverified, notInCurrentState, wouldComeBack } from './withdrawalRefusals';

/** From the start of the processing to its end. */
const PROCESSED_AFTER_MS = 3_000;

export const REJECTED: Text = {
  zh: '收款方拒绝了这笔款项，请核对收款账户。',
  en: 'The receiving account rejected the payment. Check where the money should go.',
};

const ownWithdrawals = (tables: MockTables, { userId }: Pick<UserRecord, 'userId'>) =>
  tables.withdrawals.filter((withdrawal) => withdrawal.userId === userId);

/** What is being withdrawn by a user, in cents. */
export const frozenAmount = (tables: MockTables, user: Pick<UserRecord, 'userId'>): number =>
  sumCents(
    ownWithdrawals(tables, user)
      .filter(({ status }) => isFrozenWithdrawal(status))
      .map(({ amount }) => amount),
  );

/** Moves a withdrawal on. Returns false, and changes nothing, when its state machine has no such transition. */
function apply(
  tables: MockTables,
  withdrawal: WithdrawalRecord,
  event: WithdrawalEvent,
  { at, actor }: { at: number; actor: 'user' | 'system' },
): boolean {
  const next = nextWithdrawalStatus(withdrawal.status, event, actor);
  if (next === undefined) return false;
  withdrawal.status = next;
  if (isFrozenWithdrawal(next)) return true;
  withdrawal.finishedAt = at;
  const user = tables.users.find(({ userId }) => userId === withdrawal.userId);
  if (isReturnedWithdrawal(next))
    withdrawal.returnBooking = book(tables, user ?? withdrawal, withdrawal.amount);
  return true;
}

/** Applies the transitions due by `at`, each with the time it was due. Returns whether there were any. */
export function settleWithdrawals(tables: MockTables, at: number): boolean {
  let changed = false;
  for (const withdrawal of tables.withdrawals) {
    const { processesAt, finishesAt, outcome } = withdrawal;
    if (processesAt <= at && apply(tables, withdrawal, 'process', { at: processesAt, actor: 'system' })) {
      changed = true;
    }
    if (finishesAt <= at && apply(tables, withdrawal, outcome, { at: finishesAt, actor: 'system' })) {
      changed = true;
    }
  }
  return changed;
}

export function withdrawalOptions(
  tables: MockTables,
  user: UserRecord,
  { at, holder, parts }: { at: number } & Pick<WithdrawalOptions, 'holder' | 'parts'>,
): WithdrawalOptions {
  const today = ownWithdrawals(tables, user).filter(
    ({ createdAt, status }) => status !== 'cancelled' && accountingDay(createdAt) === accountingDay(at),
  );
  return {
    available: user.balance,
    frozen: frozenAmount(tables, user),
    leftToday: Math.max(0, WITHDRAWAL_LIMITS.perDay - today.length),
    channels: TOP_UP_CHANNELS.map((channel) => ({
      channel,
      most: channelRoom(tables, user, channel),
    })).filter(({ most }) => most > 0),
    holder,
    certification: user.certification.status,
    parts,
    mustLeave: activeThreshold(tables, user),
  };
}

/** What a payment method brought and has not got back, in cents. */
function channelRoom(tables: MockTables, user: UserRecord, channel: TopUpChannel): number {
  const came = tables.topUps.filter(
    (topUp) => topUp.userId === user.userId && topUp.channel === channel && topUp.status === 'succeeded',
  );
  const went = ownWithdrawals(tables, user).filter(
    ({ target, status }) =>
      target.kind === 'channel' && target.channel === channel && !isReturnedWithdrawal(status),
  );
  const total = (records: readonly { amount: number }[]) => sumCents(records.map(({ amount }) => amount));
  return Math.max(0, total(came) - total(went));
}

interface RequestTerms extends Pick<WithdrawalOptions, 'holder' | 'parts'> {
  at: number;
  /** Throws unless the user has proved their identity. */
  requireProof: () => void;
}

/**
 * Requests a withdrawal, which takes its amount out of the balance. Idempotent by key. Throws a MockFailure, and changes
 * nothing, when it is not possible or the key was used for something else.
 */
export function requestWithdrawal(
  tables: MockTables,
  user: UserRecord,
  { amount, target, idempotencyKey }: WithdrawalPayload,
  { at, holder, parts, requireProof }: RequestTerms,
): WithdrawalRecord {
  const wanted: WithdrawalTarget =
    target.kind === 'bank'
      ? { ...target, accountNumber: normalizeBankAccount(target.accountNumber) }
      : target;
  const existing = ownWithdrawals(tables, user).find((own) => own.idempotencyKey === idempotencyKey);
  if (existing) {
    if (existing.amount === amount && JSON.stringify(existing.target) === JSON.stringify(wanted))
      return existing;
    throw new MockFailure(BALANCE_ERROR.keyUsed, {
      zh: '您已发起过一笔内容不同的提现，请先查看提现记录。',
      en: 'You already requested a different withdrawal. Check your withdrawals first.',
    });
  }
  requireProof();
  const options = withdrawalOptions(tables, user, { at, holder, parts });
  if (options.leftToday === 0) throw dailyLimitReached();
  if (wanted.kind === 'bank') {
    if (!holder) throw nameUnverified();
    if (bankAccountError(wanted.accountNumber, holder.type)) throw malformed('target.accountNumber');
  }
  if (amount > mostWithdrawable(options, wanted)) throw tooMuch(options, wanted, amount);
  const { withdrawal: outcome, refundAfterMs } = tables.paymentSettings;
  const withdrawal: WithdrawalRecord = {
    withdrawalId: freeId('', at, (id) => tables.withdrawals.some(({ withdrawalId }) => withdrawalId === id)),
    userId: user.userId,
    idempotencyKey,
    amount,
    target: wanted,
    status: 'requested',
    outcome,
    createdAt: at,
    processesAt: at + refundAfterMs,
    finishesAt: at + refundAfterMs + PROCESSED_AFTER_MS,
    booking: book(tables, user, -amount),
  };
  tables.withdrawals.push(withdrawal);
  return withdrawal;
}

function tooMuch(options: WithdrawalOptions, target: WithdrawalTarget, amount: number): MockFailure {
  const { mustLeave } = options;
  const isKeptBack = mustLeave !== undefined && options.available - amount < mustLeave;
  if (isKeptBack && options.available >= amount) return wouldComeBack(mustLeave);
  return new MockFailure(
    amountUnavailable,
    {
      zh: '金额超过目前可提现到该账户的金额。',
      en: 'The amount is more than you can withdraw to this account now.',
    },
    { most: mostWithdrawable(options, target) },
  );
}

/** Cancels a withdrawal that is not being processed yet. Idempotent. Throws a MockFailure for any other. */
export function cancelWithdrawal(tables: MockTables, withdrawal: WithdrawalRecord, at: number): void {
  if (withdrawal.status === 'cancelled') return;
  if (!apply(tables, withdrawal, 'cancel', { at, actor: 'user' })) throw notInCurrentState();
}

export function withdrawalView(withdrawal: WithdrawalRecord, language: Language): Withdrawal {
  const { withdrawalId, amount, status, target, createdAt, finishedAt } = withdrawal;
  const isBank = target.kind === 'bank';
  return {
    withdrawalId,
    amount,
    status,
    channel: isBank ? undefined : target.channel,
    bank: isBank ? target.bank : undefined,
    accountEnding: isBank ? target.accountNumber.slice(-4) : undefined,
    createdAt: isoTime(createdAt),
    finishedAt: isoTime(finishedAt),
    failureReason: status === 'failed' ? REJECTED[language] : undefined,
  };
}
