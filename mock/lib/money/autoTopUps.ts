import { randomUUID } from 'node:crypto';
import { accountingMonth, startOfMonth } from '../../../src/domain/calendar';
import {
  type AutoTopUp,
  type AutoTopUpPayload,
  autoTopUpUsed,
  type PastAutoTopUp,
  planAutoTopUp,
  topUpForRenewal,
} from '../../../src/domain/money/autoTopUp';
import { BALANCE_ERROR } from '../../../src/domain/money/balanceError';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { MockFailure } from '../failure';
import { pick } from '../pick';
import type { Language } from '../text';
import type { UserRecord } from '../users';
import { getLedger } from './ledger';
import type { AutoTopUpRecord, TopUpRecord } from './records';
import { settleTopUps, topUpFailure } from './topUps';

const findAutoTopUp = (tables: MockTables, { userId }: Pick<UserRecord, 'userId'>) =>
  tables.autoTopUps.find((each) => each.userId === userId);

/** The settings of a user's automatic top-up with what it added this month, in cents; undefined unless it is on. */
export function activeAutoTopUp(tables: MockTables, user: UserRecord, at: number) {
  const record = findAutoTopUp(tables, user);
  if (record?.status !== 'on') return undefined;
  return {
    ...pick(record, ['threshold', 'amount', 'monthlyLimit']),
    usedThisMonth: autoTopUpUsed(automaticTopUps(tables, user).map(toPast), accountingMonth(at)),
  };
}

/** The threshold of a user's automatic top-up in cents; undefined unless it is on. */
export function activeThreshold(tables: MockTables, user: UserRecord): number | undefined {
  const record = findAutoTopUp(tables, user);
  return record?.status === 'on' ? record.threshold : undefined;
}

const automaticTopUps = (tables: MockTables, { userId }: Pick<UserRecord, 'userId'>): TopUpRecord[] =>
  tables.topUps.filter((topUp) => topUp.automatic && topUp.userId === userId);

const toPast = ({ createdAt, amount, status }: TopUpRecord): PastAutoTopUp => ({
  at: createdAt,
  amount,
  status,
});

/**
 * Tops the user's balance up if it is below the threshold at `at` and the monthly limit leaves room. Returns whether anything
 * changed. One fall below the threshold makes one top-up; orders and top-ups must be settled before.
 */
export function runAutoTopUp(tables: MockTables, user: UserRecord, at: number): boolean {
  const record = findAutoTopUp(tables, user);
  if (record?.status !== 'on' || user.balance >= record.threshold) return false;
  const past = automaticTopUps(tables, user);
  const lowSince = Math.max(record.changedAt, fellBelow(tables, user.userId, record.threshold));
  const plan = planAutoTopUp(record, past.map(toPast), { lowSince, now: at });
  const known = new Set(record.limited.map(({ month }) => month));
  const limited = plan.limited.filter(({ month }) => !known.has(month));
  record.limited.push(...limited);
  if (plan.at === undefined) return limited.length > 0;
  const due = { at: plan.at, amount: record.amount, idempotencyKey: `automatic-${plan.at}` };
  return startAutoTopUp(tables, record, due, at) || limited.length > 0;
}

/**
 * Tops the user's balance up by what a renewal lacks (cents) since a time, if the limits leave room at that time or in a later
 * month before `until`. Returns whether anything changed.
 */
export function topUpRenewal(
  tables: MockTables,
  user: UserRecord,
  { key, missing, since, until }: { key: string; missing: number; since: number; until: number },
  at: number,
): boolean {
  const record = findAutoTopUp(tables, user);
  if (record?.status !== 'on') return false;
  const { monthlyLimit } = record;
  const amount = topUpForRenewal(missing, { ...record, used: 0 });
  if (amount === undefined) return false;
  const plan = planAutoTopUp({ amount, monthlyLimit }, automaticTopUps(tables, user).map(toPast), {
    lowSince: Math.max(since, record.changedAt),
    now: Math.min(at, until - 1),
  });
  if (plan.at === undefined) return false;
  return startAutoTopUp(tables, record, { at: plan.at, amount, idempotencyKey: `${key}-${plan.at}` }, at);
}

/** Makes a top-up once by its key. Returns whether it is new. */
function startAutoTopUp(
  tables: MockTables,
  record: AutoTopUpRecord,
  { at, amount, idempotencyKey }: Pick<TopUpRecord, 'amount' | 'idempotencyKey'> & { at: number },
  now: number,
): boolean {
  const { userId, channel } = record;
  if (automaticTopUps(tables, record).some((topUp) => topUp.idempotencyKey === idempotencyKey)) return false;
  const { outcome, settleAfterMs } = tables.paymentSettings;
  tables.topUps.push({
    topUpId: randomUUID(),
    ...{ userId, idempotencyKey, amount, channel },
    status: 'pending',
    outcome: outcome === 'timeout' ? 'succeed' : outcome,
    automatic: true,
    createdAt: at,
    settlesAt: at + settleAfterMs,
  });
  settleTopUps(tables, now);
  return true;
}

/** When the balance last fell below a threshold; minus infinity when it has always been. */
function fellBelow(tables: MockTables, userId: string, threshold: number): number {
  const ledger = getLedger(tables, userId);
  const lastHigh = ledger.findLastIndex(({ balanceAfter }) => balanceAfter >= threshold);
  return ledger[lastHigh + 1]?.createdAt ?? Number.NEGATIVE_INFINITY;
}

/** The payment methods that the user has topped up with, and when last. */
const usedMeans = (tables: MockTables, { userId }: UserRecord) =>
  (['alipay', 'wechat'] as const).flatMap((channel) => {
    const last = tables.topUps
      .filter((topUp) => topUp.userId === userId && topUp.channel === channel && topUp.status === 'succeeded')
      .reduce((latest, { settlesAt }) => Math.max(latest, settlesAt), Number.NEGATIVE_INFINITY);
    return Number.isFinite(last) ? [{ channel, lastUsedAt: isoTime(last) }] : [];
  });

/** Turns the automatic top-up on, or changes it; the same settings change nothing while it is on. */
export function saveAutoTopUp(
  tables: MockTables,
  user: UserRecord,
  payload: AutoTopUpPayload,
  at: number,
): void {
  if (!usedMeans(tables, user).some(({ channel }) => channel === payload.channel)) {
    throw new MockFailure(BALANCE_ERROR.channelUnused, {
      zh: '请先用该支付方式充值一次。',
      en: 'Top up with this payment method once before you use it here.',
    });
  }
  const settings = pick(payload, ['threshold', 'amount', 'monthlyLimit', 'channel']);
  const record = findAutoTopUp(tables, user);
  if (!record) {
    tables.autoTopUps.push({ userId: user.userId, ...settings, status: 'on', changedAt: at, limited: [] });
    return;
  }
  const isSame = (Object.keys(settings) as (keyof typeof settings)[]).every(
    (name) => record[name] === settings[name],
  );
  if (record.status === 'on' && isSame) return;
  Object.assign(record, settings, { status: 'on', changedAt: at });
}

/** Turns the automatic top-up off. Idempotent; its settings are kept for the form. */
export function turnOffAutoTopUp(tables: MockTables, user: UserRecord): void {
  const record = findAutoTopUp(tables, user);
  if (record) record.status = 'off';
}

export function autoTopUpView(
  tables: MockTables,
  user: UserRecord,
  { at, language }: { at: number; language: Language },
): AutoTopUp {
  const record = findAutoTopUp(tables, user);
  const past = automaticTopUps(tables, user);
  const month = accountingMonth(at);
  const usedThisMonth = autoTopUpUsed(past.map(toPast), month);
  const failed = past.findLast(({ status }) => status === 'failed');
  const isWaiting =
    record?.status === 'on' &&
    user.balance < record.threshold &&
    usedThisMonth + record.amount > record.monthlyLimit;
  return {
    status: isWaiting ? 'waiting' : (record?.status ?? 'off'),
    settings: record && pick(record, ['threshold', 'amount', 'monthlyLimit', 'channel']),
    usedThisMonth,
    resetsAt: isoTime(startOfMonth(month, 1) ?? at),
    failureReason: record?.status === 'stopped' && failed ? topUpFailure(failed)[language] : undefined,
    means: usedMeans(tables, user),
  };
}
