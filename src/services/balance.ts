import { type AutoTopUpPayload, autoTopUpEndpoints } from '@/domain/money/autoTopUp';
import { type BudgetPayload, budgetEndpoints } from '@/domain/money/budget';
import { statementEndpoints } from '@/domain/money/statement';
import { type WithdrawalPayload, withdrawalEndpoints } from '@/domain/money/withdrawal';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

const write = { timeout: WRITE_TIMEOUT_MS };

/** Returns the budget with what is spent and forecast in this month. Throws a `RequestError`. */
export function fetchBudget(options?: CallOptions) {
  return call(budgetEndpoints.get, {}, options);
}

/** Stores the budget and the alert about a low balance, and returns the budget. Throws a `RequestError`. */
export function saveBudget(body: BudgetPayload) {
  return call(budgetEndpoints.save, { body }, write);
}

/** Returns the automatic top-up and the payment methods that it can charge. Throws a `RequestError`. */
export function fetchAutoTopUp(options?: CallOptions) {
  return call(autoTopUpEndpoints.get, {}, options);
}

/** Turns the automatic top-up on, or changes it. Sent again, it changes nothing. Throws a `RequestError`. */
export function saveAutoTopUp(body: AutoTopUpPayload) {
  return call(autoTopUpEndpoints.save, { body }, write);
}

/** Turns the automatic top-up off at once. Throws a `RequestError`. */
export function turnOffAutoTopUp() {
  return call(autoTopUpEndpoints.turnOff, {}, write);
}

/** Returns the statement of a month, `2026-11`, or of the `current` one. Throws a `RequestError`; code 404 without one. */
export function fetchStatement(month: string, options?: CallOptions) {
  return call(statementEndpoints.get, { params: { month } }, options);
}

/** Exports the statement of a month as a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportStatement(month: string) {
  return call(statementEndpoints.export, { params: { month } });
}

/** Returns what can be withdrawn, and where to. Throws a `RequestError`. */
export function fetchWithdrawalOptions(options?: CallOptions) {
  return call(withdrawalEndpoints.options, {}, options);
}

/** Returns one page of withdrawals, newest first. Throws a `RequestError`. */
export function listWithdrawals(query: { current?: number; pageSize?: number }, options?: CallOptions) {
  return call(withdrawalEndpoints.list, { query }, options);
}

/** Requests a withdrawal. Idempotent by key. Throws a `RequestError` with a code of `BALANCE_ERROR`. */
export function requestWithdrawal(body: WithdrawalPayload) {
  return call(withdrawalEndpoints.request, { body }, write);
}

/** Returns the withdrawal that was requested with a key, if any. Silent. Throws a `RequestError`. */
export async function findWithdrawalByKey(key: string) {
  const options = { silent: true, ...write };
  return (await call(withdrawalEndpoints.byKey, { params: { key } }, options)).withdrawal ?? undefined;
}

/** Cancels a withdrawal that is not being processed yet. Idempotent. Throws a `RequestError`. */
export function cancelWithdrawal(withdrawalId: string) {
  return call(withdrawalEndpoints.cancel, { params: { withdrawalId } }, write);
}
