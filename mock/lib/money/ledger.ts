import type { Charge } from '../../../src/domain/money/charge';
import { isoTime } from '../clock';
import { compareKeys, type SortKey } from '../cursors';
import type { MockTables } from '../db';
import { CHANNEL_NAMES } from '../orders/wording';
import { type Language, localize, type Text } from '../text';
import { balanceEffect, withBalances } from './entries';
import { orderCharges } from './orderCharges';
import type { ChargeRecord, TopUpRecord } from './records';
import { withdrawalCharges } from './withdrawalCharges';

export type BookedCharge = ChargeRecord & { balanceAfter: number };

const TOP_UP: Text = { zh: '账户充值', en: 'Account top-up' };
const AUTOMATIC: Text = { zh: '自动充值', en: 'Automatic top-up' };
const TOP_UP_STATUS = { pending: 'pending', succeeded: 'settled', failed: 'reversed' } as const;

/**
 * A user's ledger, oldest first. Payments and refunds are derived from orders, top-ups and withdrawals from their records;
 * only usage, credits and adjustments are stored. Orders, top-ups and withdrawals must be settled before.
 */
export function getLedger(tables: MockTables, userId: string): BookedCharge[] {
  const isOwn = (entry: { userId: string }) => entry.userId === userId;
  const entries = [
    ...tables.orders.filter(isOwn).flatMap(orderCharges),
    ...tables.topUps.filter(isOwn).map(topUpCharge),
    ...tables.withdrawals.filter(isOwn).flatMap(withdrawalCharges),
    ...tables.charges.filter(isOwn),
  ];
  return withBalances(inOrder(entries));
}

/** Entries of one moment stand as they were booked. */
export const chargeKey = ({ createdAt, booking = 0, chargeId }: ChargeRecord): SortKey => [
  createdAt,
  booking,
  chargeId,
];

/** Oldest first. */
const inOrder = (entries: ChargeRecord[]): ChargeRecord[] =>
  entries.sort((a, b) => compareKeys(chargeKey(a), chargeKey(b)));

function topUpCharge({
  topUpId,
  userId,
  amount,
  channel,
  status,
  automatic,
  settlesAt,
  createdAt,
  booking,
}: TopUpRecord): ChargeRecord {
  const by = CHANNEL_NAMES[channel];
  return {
    chargeId: `T${topUpId}`,
    flowNo: `T${topUpId.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
    userId,
    category: 'topUp',
    title: automatic ? AUTOMATIC : TOP_UP,
    frequency: 'once',
    amount,
    direction: 'in',
    payChannel: channel,
    status: TOP_UP_STATUS[status],
    createdAt: status === 'succeeded' ? settlesAt : createdAt,
    booking,
    lines: [
      {
        label: { zh: `通过${by.zh}充值`, en: `Topped up with ${by.en}` },
        formula: { zh: '', en: '' },
        amount,
      },
    ],
  };
}

/** A charge as its owner sees it; the balance only where the charge moved it. */
export function chargeView(charge: BookedCharge, language: Language): Charge {
  const { userId: _userId, period, createdAt, balanceAfter, booking, ...rest } = charge;
  return {
    ...localize(rest, language),
    period: period && { from: isoTime(period.from), to: isoTime(period.to) },
    createdAt: isoTime(createdAt),
    sequence: booking,
    balanceAfter: balanceEffect(charge) === 0 ? undefined : balanceAfter,
  };
}
