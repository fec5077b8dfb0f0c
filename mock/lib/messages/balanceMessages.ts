import type { MessageTarget } from '../../../src/domain/message/message';
import { budgetCrossings, lowBalanceCrossings } from '../../../src/domain/money/budget';
import type { WithdrawalEvent } from '../../../src/domain/money/withdrawalMachine';
import type { MockTables } from '../db';
import { findBudget, toSpending } from '../money/budgets';
import { balanceEffect } from '../money/entries';
import { type BookedCharge, getLedger } from '../money/ledger';
import type { AutoTopUpRecord, BudgetRecord, TopUpRecord, WithdrawalRecord } from '../money/records';
import { topUpFailure } from '../money/topUps';
import { toPlace } from '../money/withdrawalCharges';
import { REJECTED } from '../money/withdrawals';
import { CHANNEL_NAMES, money } from '../orders/wording';
import type { UserRecord } from '../users';
import type { NotificationEvent } from './records';
import { type MessageEvent, messageText, monthText, percentText } from './texts';

/** What a user is told about the balance: top-ups, withdrawals, the budget and a low balance. */
export function balanceEvents(tables: MockTables, user: UserRecord, at: number): NotificationEvent[] {
  const isOwn = ({ userId }: { userId: string }) => userId === user.userId;
  const budget = findBudget(tables, user);
  const hasAlert = budget && (budget.monthlyAmount !== null || budget.lowBalance !== null);
  return [
    ...tables.topUps.filter(isOwn).flatMap(topUpEvents),
    ...tables.autoTopUps.filter(isOwn).flatMap(limitEvents),
    ...tables.withdrawals.filter(isOwn).flatMap(withdrawalEvents),
    ...(hasAlert ? alertEvents(getLedger(tables, user.userId), budget, at) : []),
  ];
}

const toEvent = (
  messageId: string,
  createdAt: number,
  kind: MessageTarget['kind'],
  [event, values]: [MessageEvent, Parameters<typeof messageText>[1]],
): NotificationEvent => ({
  messageId,
  topic: 'payment',
  ...messageText(event, values),
  target: { kind, id: undefined },
  createdAt,
});

function topUpEvents(topUp: TopUpRecord): NotificationEvent[] {
  const { topUpId, status, automatic, amount, channel, settlesAt } = topUp;
  if (status === 'pending') return [];
  const events = automatic
    ? (['automaticTopUpDone', 'automaticTopUpFailed'] as const)
    : (['topUpDone', 'topUpFailed'] as const);
  const values = { amount: money(amount), channel: CHANNEL_NAMES[channel], reason: topUpFailure(topUp) };
  const event = status === 'succeeded' ? events[0] : events[1];
  const kind = event === 'automaticTopUpFailed' ? 'budget' : 'balance';
  return [toEvent(`topUp-${topUpId}`, settlesAt, kind, [event, values])];
}

const limitEvents = ({ userId, limited, threshold, amount, monthlyLimit }: AutoTopUpRecord) =>
  limited.map(({ month, at }) =>
    toEvent(`autoTopUp-${userId}-${month}`, at, 'budget', [
      'automaticTopUpLimited',
      { threshold: money(threshold), amount: money(amount), limit: money(monthlyLimit) },
    ]),
  );

const ENDS: Record<WithdrawalRecord['status'], { event: MessageEvent; by: WithdrawalEvent } | undefined> = {
  requested: undefined,
  processing: undefined,
  paid: { event: 'withdrawalPaid', by: 'pay' },
  failed: { event: 'withdrawalFailed', by: 'fail' },
  cancelled: { event: 'withdrawalCancelled', by: 'cancel' },
};

function withdrawalEvents(withdrawal: WithdrawalRecord): NotificationEvent[] {
  const { withdrawalId, amount, target, status, createdAt, finishedAt } = withdrawal;
  const values = { amount: money(amount), place: toPlace(target), reason: REJECTED };
  const toMessage = (key: string, at: number, event: MessageEvent) =>
    toEvent(`withdrawal-${withdrawalId}-${key}`, at, 'withdrawal', [event, values]);
  const end = ENDS[status];
  return [
    toMessage('request', createdAt, 'withdrawalRequested'),
    ...(end && finishedAt !== undefined ? [toMessage(end.by, finishedAt, end.event)] : []),
  ];
}

/** The alerts of a budget and of a low balance, each at most once a month. */
function alertEvents(
  ledger: readonly BookedCharge[],
  { userId, monthlyAmount, lowBalance, budgetSince, alertSince }: BudgetRecord,
  now: number,
): NotificationEvent[] {
  const budget =
    monthlyAmount === null
      ? []
      : budgetCrossings(toSpending(ledger), monthlyAmount, { since: budgetSince, now }).map(
          ({ percent, month, at }) =>
            toEvent(`budget-${userId}-${month}-${monthlyAmount}-${percent}`, at, 'budget', [
              'budgetReached',
              { percent: percentText(percent), month: monthText(month), budget: money(monthlyAmount) },
            ]),
        );
  if (lowBalance === null) return budget;
  const balances = ledger
    .filter((charge) => balanceEffect(charge) !== 0)
    .map(({ createdAt, balanceAfter }) => ({ at: createdAt, balance: balanceAfter }));
  const low = lowBalanceCrossings(balances, lowBalance, { since: alertSince, now });
  return [
    ...budget,
    ...low.map(({ month, at, balance }) =>
      toEvent(`lowBalance-${userId}-${month}-${lowBalance}`, at, 'balance', [
        'balanceBelow',
        { balance: money(balance), limit: money(lowBalance) },
      ]),
    ),
  ];
}
