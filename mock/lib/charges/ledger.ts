import type { TopUpRecord } from '../balance/records';
import { CHANNEL_NAMES } from '../orders/channels';
import type { MockTables } from '../tables';
import type { Text } from '../text';
import { withBalances } from './entries';
import { chargesOfOrder } from './orderCharges';
import type { ChargeRecord } from './records';

export type BookedCharge = ChargeRecord & { balanceAfter: number };

const TOP_UP: Text = { zh: '账户充值', en: 'Top-up of the account' };
const TOP_UP_STATUS = { pending: 'pending', succeeded: 'settled', failed: 'reversed' } as const;

/**
 * A person's books, oldest first. Payments and refunds follow from the orders, top-ups from what was topped up; only usage,
 * taxes, credits and adjustments are kept of their own. Orders and top-ups must be settled.
 */
export function getBook(tables: MockTables, userId: string): BookedCharge[] {
  const isOwn = (entry: { userId: string }) => entry.userId === userId;
  const entries = [
    ...tables.orders.filter(isOwn).flatMap(chargesOfOrder),
    ...tables.topUps.filter(isOwn).map(chargeOfTopUp),
    ...tables.charges.filter(isOwn),
  ];
  return withBalances(
    entries.sort((a, b) => a.createdAt - b.createdAt || a.chargeId.localeCompare(b.chargeId)),
  );
}

function chargeOfTopUp({
  topUpId,
  userId,
  amount,
  channel,
  status,
  settlesAt,
  createdAt,
}: TopUpRecord): ChargeRecord {
  const by = CHANNEL_NAMES[channel];
  return {
    chargeId: `T${topUpId}`,
    flowNo: `T${topUpId.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
    userId,
    category: 'topUp',
    title: TOP_UP,
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
