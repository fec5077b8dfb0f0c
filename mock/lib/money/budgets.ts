import { accountingMonth } from '../../../src/domain/calendar';
import { forecastRenewals } from '../../../src/domain/instance/renewalForecast';
import type { Budget, BudgetEntry, BudgetPayload } from '../../../src/domain/money/budget';
import { sumCents } from '../../../src/domain/money/money';
import { sumSpending, withSpending } from '../../../src/domain/money/spending';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { getRenewals } from '../orders/renewals';
import type { UserRecord } from '../users';
import { versionOf } from '../versions';
import { toDatedCharges } from './entries';
import { type BookedCharge, getLedger } from './ledger';
import type { BudgetRecord } from './records';

export const findBudget = (tables: MockTables, { userId }: Pick<UserRecord, 'userId'>) =>
  tables.budgets.find((each) => each.userId === userId);

/** What services cost with all payment methods. Oldest first. */
export const toSpending = (ledger: readonly BookedCharge[]): BudgetEntry[] =>
  withSpending(toDatedCharges(ledger))
    .map(({ at, spent }) => ({ at, amount: spent }))
    .filter(({ amount }) => amount !== 0);

/** The settings of a user, of which `versionOf` is the version. */
export const budgetOf = ({ userId }: UserRecord) => `budget ${userId}`;

/** Changes the budget and the alert. What is the same as before keeps its start. */
export function saveBudget(
  tables: MockTables,
  { userId }: UserRecord,
  changes: Omit<BudgetPayload, 'version'>,
  at: number,
) {
  const former = findBudget(tables, { userId });
  const { monthlyAmount = former?.monthlyAmount ?? null, lowBalance = former?.lowBalance ?? null } = changes;
  const record: BudgetRecord = {
    userId,
    monthlyAmount,
    lowBalance,
    budgetSince: former?.monthlyAmount === monthlyAmount ? former.budgetSince : at,
    alertSince: former?.lowBalance === lowBalance ? former.alertSince : at,
  };
  tables.budgets = [...tables.budgets.filter((each) => each.userId !== userId), record];
}

export function budgetView(tables: MockTables, user: UserRecord, at: number): Budget {
  const record = findBudget(tables, user);
  const month = accountingMonth(at);
  const isThisMonth = (each: { at: number }) => accountingMonth(each.at) === month;
  const { spent } = sumSpending(toDatedCharges(getLedger(tables, user.userId)).filter(isThisMonth));
  const renewals = getRenewals(tables, user, { at, language: 'en' });
  const due = forecastRenewals(renewals, { balance: Number.MAX_SAFE_INTEGER }, { now: at })
    .filter(isThisMonth)
    .map((event) => (event.kind === 'charge' ? event.amount : 0));
  return {
    monthlyAmount: record?.monthlyAmount ?? undefined,
    lowBalance: record?.lowBalance ?? undefined,
    month,
    spent,
    forecast: sumCents([spent, ...due]),
    balance: user.balance,
    version: versionOf(budgetOf(user)),
    serverTime: isoTime(at),
  };
}
