import type { Charge } from '../../../src/domain/money/charge';
import { isoTime } from '../clock';
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
 * only usage, taxes, credits and adjustments are stored. Orders, top-ups and withdrawals must be settled before.
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

/**
 * Oldest first. Of entries of one moment, money in comes before money out, which it may have paid for, unless it is the money
 * out of that very moment that comes back.
 */
function inOrder(entries: ChargeRecord[]): ChargeRecord[] {
  const getSource = ({ chargeId, createdAt }: ChargeRecord) =>
    `${chargeId.replace(/-\d+$/, '')} ${createdAt}`;
  const spent = new Set(entries.filter(({ direction }) => direction === 'out').map(getSource));
  const getRank = (entry: ChargeRecord) => {
    if (entry.direction === 'out') return 1;
    return spent.has(getSource(entry)) ? 2 : 0;
  };
  return entries.sort(
    (a, b) => a.createdAt - b.createdAt || getRank(a) - getRank(b) || a.chargeId.localeCompare(b.chargeId),
  );
}

function topUpCharge({
  topUpId,
  userId,
  amount,
  channel,
  status,
  automatic,
  settlesAt,
  createdAt,
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
  const { userId: _userId, period, createdAt, balanceAfter, ...rest } = charge;
  return {
    ...localize(rest, language),
    period: period && { from: isoTime(period.from), to: isoTime(period.to) },
    createdAt: isoTime(createdAt),
    balanceAfter: balanceEffect(charge) === 0 ? undefined : balanceAfter,
  };
}
