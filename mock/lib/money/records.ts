import type { AutoTopUpSettings } from '../../../src/domain/money/autoTopUp';
import type { Charge } from '../../../src/domain/money/charge';
import type { TopUpChannel } from '../../../src/domain/money/topUp';
import type { WithdrawalTarget } from '../../../src/domain/money/withdrawal';
import type { WithdrawalStatus } from '../../../src/domain/money/withdrawalMachine';
import type { Text } from '../text';

/** Times are milliseconds since 1970 on the mock's clock, amounts integer cents. */
export interface TopUpRecord {
  topUpId: string;
  userId: string;
  idempotencyKey: string;
  amount: number;
  channel: TopUpChannel;
  status: 'pending' | 'succeeded' | 'failed';
  /** `hang` fails when the QR code expires. */
  outcome: 'succeed' | 'fail' | 'hang';
  /** Whether it was made by the automatic top-up. */
  automatic?: boolean;
  createdAt: number;
  settlesAt: number;
  /** Number of its entry; missing before it has succeeded. */
  booking?: number;
}

/** Times are milliseconds since 1970 on the mock's clock, amounts integer cents. */
export interface AutoTopUpRecord extends AutoTopUpSettings {
  userId: string;
  status: 'on' | 'off' | 'stopped';
  /** When it was turned on or changed; what happened before is left alone. */
  changedAt: number;
  /** The months in which the limit prevented a top-up. */
  limited: { month: string; at: number }[];
}

/** Amounts in cents; null turns the budget or the alert off. */
export interface BudgetRecord {
  userId: string;
  monthlyAmount: number | null;
  lowBalance: number | null;
  /** Milliseconds on the mock's clock; for each what counts from then. */
  budgetSince: number;
  alertSince: number;
}

/** Times are milliseconds since 1970 on the mock's clock, `amount` in cents. */
export interface WithdrawalRecord {
  withdrawalId: string;
  userId: string;
  idempotencyKey: string;
  amount: number;
  /** With the whole number of a bank account, which is masked in every reply. */
  target: WithdrawalTarget;
  status: WithdrawalStatus;
  outcome: 'pay' | 'fail';
  createdAt: number;
  processesAt: number;
  finishesAt: number;
  /** When it reached a final status. */
  finishedAt?: number;
  /** Number of the entry of the request, and of the return. */
  booking?: number;
  returnBooking?: number;
}

type PlainFields = Pick<
  Charge,
  | 'chargeId'
  | 'flowNo'
  | 'orderId'
  | 'instanceId'
  | 'category'
  | 'frequency'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'tax'
  | 'direction'
  | 'payChannel'
  | 'status'
>;

/** A money movement in both languages. Times are milliseconds on the mock's clock, amounts integer cents. */
export interface ChargeRecord extends PlainFields {
  userId: string;
  title: Text;
  planName?: Text;
  unit?: Text;
  period?: { from: number; to?: number };
  createdAt: number;
  /** Number of the entry: entries of one moment stand in this order. */
  booking?: number | undefined;
  lines: { label: Text; formula: Text; amount: number }[];
}

declare module '../db' {
  interface MockTables {
    topUps: TopUpRecord[];
    /** At most one for each user. */
    autoTopUps: AutoTopUpRecord[];
    budgets: BudgetRecord[];
    withdrawals: WithdrawalRecord[];
    /** Usage, credits and adjustments; other money movements are derived from orders, top-ups and withdrawals. */
    charges: ChargeRecord[];
  }
}
