import { partsTotal, traceMoney } from '../../../mock/lib/invoices/money';
import { randomNumbers } from './random';

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
const use = (amount: number) => entry({ category: 'usage', amount });
const carried = (amount: number) => entry({ category: 'adjustment', direction: 'in', amount });
const credit = (amount: number) => entry({ category: 'credit', direction: 'in', amount });

const trace = (...entries: Entry[]) => Object.fromEntries(traceMoney(entries));

describe('the money of an order', () => {
  it('is its own when it was not paid from the balance', () => {
    expect(trace(topUp('t', 500), buy('a', 100, 'alipay'))).toEqual({
      a: [{ source: 'payment a', amount: 100 }],
    });
    expect(trace(buy('a', 100, 'wechat'), refund('a', 30, 'wechat'))).toEqual({
      a: [{ source: 'payment a', amount: 70 }],
    });
  });

  it('is spent in the order in which it arrived on the balance', () => {
    expect(
      trace(carried(50), topUp('t', 100), topUp('u', 100), buy('a', 120), use(40), buy('b', 60)),
    ).toEqual({
      a: [
        { source: 'other', amount: 50 },
        { source: 'topUp t', amount: 70 },
      ],
      // The usage took 30 of the first top-up and 10 of the second.
      b: [{ source: 'topUp u', amount: 60 }],
    });
  });

  it('counts compensation apart, and money that nobody can explain as other money', () => {
    expect(trace(credit(20), buy('a', 50))).toEqual({
      a: [
        { source: 'credit', amount: 20 },
        { source: 'other', amount: 30 },
      ],
    });
  });

  it('is not what was withdrawn, which takes the money that arrived first', () => {
    const withdrawal = entry({ category: 'withdrawal', amount: 120 });
    expect(trace(topUp('t', 100), topUp('u', 100), withdrawal, buy('a', 50))).toEqual({
      a: [{ source: 'topUp u', amount: 50 }],
      withdrawn: [
        { source: 'topUp u', amount: 20 },
        { source: 'topUp t', amount: 100 },
      ],
    });
    const back = entry({ category: 'withdrawal', direction: 'in', amount: 120 });
    expect(trace(topUp('t', 100), topUp('u', 100), withdrawal, back, buy('a', 150))).toEqual({
      a: [
        { source: 'topUp t', amount: 100 },
        { source: 'topUp u', amount: 50 },
      ],
      withdrawn: [],
    });
  });

  it('leaves out top-ups that have not arrived', () => {
    expect(trace(topUp('t', 100, 'pending'), topUp('u', 100, 'reversed'), buy('a', 50))).toEqual({
      a: [{ source: 'other', amount: 50 }],
    });
  });

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

  it('is known by its order when a payment by another channel is refunded to the balance', () => {
    expect(trace(buy('a', 100, 'alipay'), refund('a', 100), buy('b', 80))).toEqual({
      a: [],
      b: [{ source: 'refund a', amount: 80 }],
    });
  });
});

it('never spends a cent twice, whatever happens', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomNumbers(seed);
    const entries: Entry[] = [];
    let balance = 0;
    for (let step = 0; step < 20; step += 1) {
      const amount = 1 + random(100);
      const kind = random(6);
      if (kind === 0) {
        entries.push(topUp(`t${step}`, amount));
        balance += amount;
      } else if (kind === 1 && balance >= amount) {
        entries.push(buy(`o${step}`, amount));
        balance -= amount;
      } else if (kind === 2) entries.push(buy(`o${step}`, amount, 'alipay'));
      else if (kind === 3 && balance >= amount) {
        entries.push(use(amount));
        balance -= amount;
      } else if (kind === 4) {
        const bought = entries.filter(({ category }) => category === 'purchase');
        const order = bought[random(Math.max(1, bought.length))];
        const isRefunded = entries.some(
          ({ category, orderId }) => category === 'refund' && orderId === order?.orderId,
        );
        if (order?.orderId && !isRefunded) {
          const part = 1 + random(order.amount);
          entries.push(refund(order.orderId, part));
          balance += part;
        }
      }
    }
    const money = traceMoney(entries);
    const total = (category: Entry['category'], id?: string) =>
      entries
        .filter((each) => each.category === category && (id === undefined || each.orderId === id))
        .reduce((sum, each) => sum + each.amount, 0);
    for (const [orderId, parts] of money)
      expect(partsTotal(parts)).toBe(total('purchase', orderId) - total('refund', orderId));
    const spent = [...money.values()].flat();
    expect(spent.filter(({ source }) => source === 'other')).toEqual([]);
    for (const { chargeId, amount } of entries.filter(({ category }) => category === 'topUp'))
      expect(partsTotal(spent.filter(({ source }) => source === `topUp ${chargeId}`))).toBeLessThanOrEqual(
        amount,
      );
  }
});
