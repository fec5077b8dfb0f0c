import type { ChargeCategory } from '../../../src/domain/money/charge';
import { sumCents } from '../../../src/domain/money/money';
import { balanceEffect } from '../money/entries';
import type { ChargeRecord } from '../money/records';
import type { MoneyPart } from './records';

/** Money given as compensation: nobody paid for it, so it is never invoiced. */
export const CREDIT = 'credit';
/** Stands for the withdrawals among the orders. */
export const WITHDRAWN = 'withdrawn';
/** Money on the balance that no top-up brought, such as a balance carried over. It is invoiced with the orders it pays for. */
const OTHER = 'other';

export const paymentSource = (orderId: string) => `payment ${orderId}`;
export const topUpSource = (chargeId: string) => `topUp ${chargeId}`;
export const isTopUpSource = (source: string) => source.startsWith('topUp ');

export const partsTotal = (parts: readonly MoneyPart[]): number =>
  sumCents(parts.map(({ amount }) => amount));

type Entry = Pick<
  ChargeRecord,
  'chargeId' | 'orderId' | 'category' | 'direction' | 'amount' | 'payChannel' | 'status'
>;

/** The parts of one source. */
export const sourceTotal = (parts: readonly MoneyPart[], source: string): number =>
  partsTotal(parts.filter((part) => part.source === source));

/** Removes an amount from the front of a queue of money and returns what was removed, one part for each source. */
function take(queue: MoneyPart[], amount: number): MoneyPart[] {
  const taken: MoneyPart[] = [];
  let left = amount;
  while (left > 0) {
    const first = queue[0] ?? { source: OTHER, amount: left };
    const share = Math.min(first.amount, left);
    const same = taken.find(({ source }) => source === first.source);
    if (same) same.amount += share;
    else taken.push({ source: first.source, amount: share });
    first.amount -= share;
    left -= share;
    if (first.amount === 0) queue.shift();
  }
  return taken;
}

const other = () => OTHER;

const ARRIVAL_SOURCES: Record<ChargeCategory, (entry: Entry) => string> = {
  purchase: other,
  usage: other,
  tax: other,
  credit: () => CREDIT,
  refund: ({ orderId }) => `refund ${orderId}`,
  adjustment: other,
  topUp: ({ chargeId }) => topUpSource(chargeId),
  withdrawal: other,
};

/** Where money that arrives on the balance came from. */
const arrivalSource = (entry: Entry) => ARRIVAL_SOURCES[entry.category](entry);

interface MoneyTrace {
  /**
   * With which money each order was paid, less what was refunded, by the order's id, and what was withdrawn under
   * `WITHDRAWN`, the last first.
   */
  spent: Map<string, MoneyPart[]>;
  /** The money on the balance, in the order in which it is spent. */
  balance: MoneyPart[];
}

/**
 * Follows all money. Entries are oldest first. The balance is spent in the order in which it arrived; a refund takes back
 * what was spent last and returns it to the front.
 */
export function traceBalance(entries: readonly Entry[]): MoneyTrace {
  const balance: MoneyPart[] = [];
  const spent = new Map<string, MoneyPart[]>();
  for (const entry of entries.filter(({ status }) => status === 'settled')) {
    const { category, orderId = '', amount } = entry;
    const effect = balanceEffect(entry);
    if (category === 'purchase') {
      spent.set(orderId, effect < 0 ? take(balance, amount) : [{ source: paymentSource(orderId), amount }]);
    } else if (category === 'refund') {
      const paid = spent.get(orderId)?.reverse() ?? [];
      const back = take(paid, amount).reverse();
      spent.set(orderId, paid.reverse());
      const isOwnMoney = back.every(({ source }) => source !== paymentSource(orderId));
      if (effect > 0) balance.unshift(...(isOwnMoney ? back : [{ source: arrivalSource(entry), amount }]));
    } else if (category === 'withdrawal') {
      const withdrawn = spent.get(WITHDRAWN) ?? [];
      if (effect < 0) withdrawn.unshift(...take(balance, amount).reverse());
      else balance.unshift(...take(withdrawn, amount).reverse());
      spent.set(WITHDRAWN, withdrawn);
    } else if (effect > 0) balance.push({ source: arrivalSource(entry), amount });
    else if (effect < 0) take(balance, -effect);
  }
  return { spent, balance };
}

/** Returns what was spent and withdrawn (`MoneyTrace`). */
export const traceMoney = (entries: readonly Entry[]): MoneyTrace['spent'] => traceBalance(entries).spent;

/**
 * Returns the money of the withdrawals that were paid out. `withdrawn` is all that was withdrawn, the last first, and
 * `amount` the sum of the withdrawals that were paid. Those are taken for the oldest: what comes back from a failed or
 * cancelled withdrawal is what was withdrawn last, so that money which was once paid out stays so.
 */
export const takePaidOut = (withdrawn: readonly MoneyPart[], amount: number): MoneyPart[] =>
  take(withdrawn.map((part) => ({ ...part })).reverse(), amount);
