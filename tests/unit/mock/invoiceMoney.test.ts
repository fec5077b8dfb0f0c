import { traceMoney } from '../../../mock/lib/invoices/money';

type Entry = Parameters<typeof traceMoney>[0][number];

const entry = (changes: Partial<Entry>): Entry => ({
  chargeId: 'c',
  orderId: undefined,
  category: 'purchase',
  direction: 'out',
  amount: 0,
  payChannel: 'balance',
  status: 'settled',
  ...changes,
});
const topUp = (chargeId: string, amount: number, status: Entry['status'] = 'settled') =>
  entry({ category: 'topUp', direction: 'in', chargeId, amount, payChannel: 'alipay', status });
const buy = (orderId: string, amount: number, payChannel: Entry['payChannel'] = 'balance') =>
  entry({ orderId, amount, payChannel });
const refund = (orderId: string, amount: number, payChannel: Entry['payChannel'] = 'balance') =>
  entry({ category: 'refund', direction: 'in', orderId, amount, payChannel });

const trace = (...entries: Entry[]) => Object.fromEntries(traceMoney(entries));

describe('the money of an order', () => {
  it('goes back to where it came from with a refund, what was spent last first', () => {
    const spent = [topUp('t', 60), topUp('u', 60), buy('a', 100)];
    expect(trace(...spent, refund('a', 50), buy('b', 70))).toEqual({
      a: [{ source: 'topUp t', amount: 50 }],
      b: [
        { source: 'topUp t', amount: 10 },
        { source: 'topUp u', amount: 60 },
      ],
    });
  });
});
