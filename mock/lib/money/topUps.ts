import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../../../src/domain/calendar';
import type { PaymentOutcome } from '../../../src/domain/demo';
import type { TopUp, TopUpPayload } from '../../../src/domain/money/topUp';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { book } from '../booking';
import type { MockTables } from '../db';
import { MockFailure } from '../failure';
import type { Language, Text } from '../text';
import type { UserRecord } from '../users';
import type { TopUpRecord } from './records';

/** How long a QR code can be paid. */
const OPEN_FOR_MS = 30 * MINUTE_MS;

const NOT_TAKEN: Text = {
  zh: '支付渠道没有完成扣款，请重试或更换支付方式。',
  en: 'The payment provider declined the payment. Try again or choose another payment method.',
};
const NO_MONEY: Text = { zh: '没有在 30 分钟内收到款项。', en: 'No money arrived within 30 minutes.' };

interface Terms {
  at: number;
  outcome: PaymentOutcome;
  settleAfterMs: number;
}

/** Starts a top-up. Idempotent by key; throws when the key was used with another content. */
export function startTopUp(
  tables: MockTables,
  user: UserRecord,
  { amount, channel, idempotencyKey }: TopUpPayload,
  { at, outcome, settleAfterMs }: Terms,
): { topUp: TopUpRecord; isNew: boolean } {
  const existing = tables.topUps.find(
    (topUp) => topUp.userId === user.userId && topUp.idempotencyKey === idempotencyKey,
  );
  if (existing?.amount === amount && existing.channel === channel) return { topUp: existing, isNew: false };
  if (existing) {
    throw new MockFailure(ORDER_ERROR.idempotencyConflict, {
      zh: '您已发起过一笔金额或支付方式不同的充值，请先查看账单再充值。',
      en: 'You already started a top-up with another amount or payment method. Check your charges before you top up again.',
    });
  }
  const topUp: TopUpRecord = {
    topUpId: randomUUID(),
    userId: user.userId,
    idempotencyKey,
    amount,
    channel,
    status: 'pending',
    outcome: outcome === 'timeout' ? 'succeed' : outcome,
    createdAt: at,
    settlesAt: outcome === 'hang' ? at + OPEN_FOR_MS : at + settleAfterMs,
  };
  tables.topUps.push(topUp);
  return { topUp, isNew: true };
}

/** Ends the top-ups due by `at` and credits the balance. Returns whether there were any. */
export function settleTopUps(tables: MockTables, at: number): boolean {
  const due = tables.topUps.filter(({ status, settlesAt }) => status === 'pending' && settlesAt <= at);
  for (const topUp of due) {
    topUp.status = topUp.outcome === 'succeed' ? 'succeeded' : 'failed';
    const user = tables.users.find(({ userId }) => userId === topUp.userId);
    if (topUp.status === 'succeeded') topUp.booking = book(tables, user ?? topUp, topUp.amount);
    if (topUp.status === 'failed' && topUp.automatic) stopAutoTopUp(tables, topUp);
  }
  return due.length > 0;
}

/** Stops the automatic top-up that a failed payment belongs to, unless the user has changed it since. */
function stopAutoTopUp(tables: MockTables, { userId, createdAt }: TopUpRecord): void {
  const record = tables.autoTopUps.find((each) => each.userId === userId);
  if (record?.status === 'on' && record.changedAt <= createdAt) record.status = 'stopped';
}

/** Why a top-up failed. */
export const topUpFailure = ({ outcome }: Pick<TopUpRecord, 'outcome'>): Text =>
  outcome === 'hang' ? NO_MONEY : NOT_TAKEN;

export function topUpView(topUp: TopUpRecord, language: Language): TopUp {
  const { topUpId, amount, channel, status } = topUp;
  return {
    topUpId,
    amount,
    channel,
    status,
    qrContent: `https://pay.example.com/${channel}/top-up/${topUpId}`,
    failureReason: status === 'failed' ? topUpFailure(topUp)[language] : undefined,
  };
}
