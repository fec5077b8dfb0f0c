import type { Charge } from '@/domain/money/charge';
import {
  balanceEffect,
  type Entry,
  ledgerTotals,
  spentOnOrders,
  totalsByCategory,
  totalsByMonth,
  withBalances,
} from '../../../../mock/lib/money/entries';
import { randomNumbers } from '../random';

type Booked = Entry & Pick<Charge, 'createdAt'>;

/** A random history of an account: orders, refunds, top-ups and usage. */
function history(seed: number) {
  const roll = randomNumbers(seed);
  const orders: { paid: number; refunded: number }[] = [];
  const entries: Booked[] = [];
  let balance = 0;
  const book = (entry: Entry) => {
    const month = String(1 + Math.floor(entries.length / 9)).padStart(2, '0');
    entries.push({ ...entry, createdAt: `2026-${month}-15T00:00:00.000Z` });
  };
  for (let index = 0; index < 60; index += 1) {
    const amount = 1 + roll(900_000);
    const kind = roll(5);
    if (kind === 0) {
      const status = (['settled', 'settled', 'pending', 'reversed'] as const)[roll(4)] ?? 'settled';
      book({ category: 'topUp', direction: 'in', amount, payChannel: 'alipay', status });
      if (status === 'settled') balance += amount;
    } else if (kind === 1 && balance > 0) {
      const used = Math.min(balance, amount);
      book({ category: 'usage', direction: 'out', amount: used, payChannel: 'balance', status: 'settled' });
      balance -= used;
    } else {
      const fromBalance = balance >= amount && roll(2) === 0;
      const payChannel = fromBalance ? 'balance' : (['alipay', 'wechat', 'transfer'] as const)[roll(3)];
      const paid = {
        direction: 'out',
        amount,
        payChannel: payChannel ?? 'alipay',
        status: 'settled',
      } as const;
      book({ category: 'purchase', ...paid });
      const refunded = roll(3) === 0 ? 1 + roll(amount) : 0;
      if (refunded > 0) book({ ...paid, category: 'refund', direction: 'in', amount: refunded });
      if (fromBalance) balance += refunded - amount;
      orders.push({ paid: amount, refunded });
    }
  }
  return { orders, entries, balance };
}

const HISTORIES = Array.from({ length: 200 }, (_, seed) => seed + 1);

describe('for any history of orders, refunds and top-ups', () => {
  it('spentOnOrders matches the cost of the orders', () => {
    for (const seed of HISTORIES) {
      const { orders, entries } = history(seed);
      const cost = orders.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
      expect(spentOnOrders(entries)).toBe(cost);
    }
  });

  it('every balance is the sum of the previous entries', () => {
    for (const seed of HISTORIES) {
      const { entries, balance } = history(seed);
      const booked = withBalances(entries);
      booked.forEach((entry, index) => {
        const before = index === 0 ? 0 : (booked[index - 1]?.balanceAfter ?? Number.NaN);
        expect(entry.balanceAfter - before).toBe(balanceEffect(entry));
        expect(Number.isSafeInteger(entry.balanceAfter)).toBe(true);
      });
      expect(booked.at(-1)?.balanceAfter).toBe(balance);
    }
  });

  it('the totals by category and by month add up', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
    for (const seed of HISTORIES) {
      const { entries } = history(seed);
      const whole = ledgerTotals(entries);
      for (const parts of [Object.values(totalsByCategory(entries)), totalsByMonth(entries, months)]) {
        const sum = (side: 'in' | 'out') => parts.reduce((total, part) => total + part[side], 0);
        expect({ in: sum('in'), out: sum('out') }).toEqual(whole);
      }
    }
  });
});
