import { autoTopUpEndpoints } from '@/domain/money/autoTopUp';
import { type Budget, budgetEndpoints } from '@/domain/money/budget';
import { statementEndpoints } from '@/domain/money/statement';
import { withdrawalEndpoints } from '@/domain/money/withdrawal';
import { type CallOptions, findByKey, service } from './call';
import { write } from './write';

/** Returns the budget with what is spent and forecast in this month. */
export const fetchBudget: (options?: CallOptions) => Promise<Budget> = service(budgetEndpoints.get);

/** Stores the budget and the alert about a low balance, and returns the budget. */
export const saveBudget = service(budgetEndpoints.save, write);

/** Returns the automatic top-up and the payment methods that it can charge. */
export const fetchAutoTopUp = service(autoTopUpEndpoints.get);

/** Turns the automatic top-up on, or changes it. Sent again, it changes nothing. */
export const saveAutoTopUp = service(autoTopUpEndpoints.save, write);

/** Turns the automatic top-up off at once. */
export const turnOffAutoTopUp = service(autoTopUpEndpoints.turnOff, write);

/** Returns the statement of a month, `2026-11`, or of the `current` one. */
export const fetchStatement = service(statementEndpoints.get);

/** Exports the statement of a month as a spreadsheet (spec section 7). */
export const exportStatement = service(statementEndpoints.export);

/** Returns what can be withdrawn, and where to. */
export const fetchWithdrawalOptions = service(withdrawalEndpoints.options);

/** Returns one page of withdrawals, newest first. */
export const listWithdrawals = service(withdrawalEndpoints.list);

/** Requests a withdrawal. Idempotent by key. */
export const requestWithdrawal = service(withdrawalEndpoints.request, write);

/** Returns the withdrawal that was requested with a key, if any. Silent. */
export const findWithdrawalByKey = findByKey(withdrawalEndpoints.byKey);

/** Cancels a withdrawal that is not being processed yet. Idempotent. */
export const cancelWithdrawal = service(withdrawalEndpoints.cancel, write);
