import { db } from '../../../mock/lib/db';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';
import { toSelection } from './shop';

let client: InvoiceClient;

beforeEach(async () => {
  client = await createInvoiceClient();
});

afterEach(() => jest.restoreAllMocks());

const issue = () => client.advance(10);
const total = (invoice: { lines: { amount: number }[] }) =>
  invoice.lines.reduce((sum, { amount }) => sum + amount, 0);

describe('money from the balance', () => {
  it('is invoiced with its top-up or with its order, whichever comes first', async () => {
    const topUpId = await client.topUp(2_000_000);
    const order = await client.paidOrder('balance');
    const both = await client.items();
    expect(both.find(({ id }) => id === order.orderId)?.topUpParts).toEqual([
      { id: topUpId, amount: order.paidAmount },
    ]);
    // Together they are the money of the top-up.
    const together = await client.invoice(order.orderId, topUpId);
    expect(together.amount).toBe(2_000_000);
    await client.post(`invoice/${together.invoiceId}/withdraw`, undefined, client.token());

    await client.invoice(order.orderId);
    expect(await client.amounts()).toEqual({ [topUpId]: 2_000_000 - order.paidAmount });
    await client.invoice(topUpId);
    expect(await client.amounts()).toEqual({});
  });

  it('cannot be invoiced with an order whose top-up was invoiced', async () => {
    const topUpId = await client.topUp(2_000_000);
    const selection = toSelection({ below: 40_000 });
    const order = await client.paidOrder('balance', selection);
    const placed = await client.order(client.token(), selection);
    const { invoiceId } = await client.invoice(topUpId);
    expect(await client.amounts()).toEqual({});
    await client.pay(client.token(), placed, 'balance');
    expect(await client.amounts()).toEqual({});
    const later = await client.readOrder(placed.orderId);
    expect(later.invoiceableAmount).toBe(0);
    await client.post(`invoice/${invoiceId}/withdraw`, undefined, client.token());
    expect(await client.amounts()).toEqual({
      [topUpId]: 2_000_000,
      [order.orderId]: order.paidAmount,
      [later.orderId]: later.paidAmount,
    });
  });

  it('is free again on its top-up after a refund, for other orders too', async () => {
    const topUpId = await client.topUp(2_000_000);
    const order = await client.paidOrder('balance');
    const { invoiceId } = await client.invoice(order.orderId);
    issue();
    await client.refund(order, 'balance');
    expect((await client.read(invoiceId)).status).toBe('reversed');
    expect(await client.amounts()).toEqual({ [topUpId]: 2_000_000 });
    const next = await client.paidOrder('balance');
    expect(await client.amounts()).toMatchObject({ [next.orderId]: next.paidAmount });
  });

  it('of a refund to the balance is invoiced with the order that it pays for', async () => {
    const order = await client.paidOrder();
    await client.refund(order, 'balance');
    expect(await client.amounts()).toEqual({});
    const next = await client.paidOrder('balance');
    expect(await client.amounts()).toEqual({ [next.orderId]: order.paidAmount });
  });

  it('given as compensation is never invoiced', async () => {
    await client.topUp(2_000_000);
    const user = db().users.find(({ userName }) => userName === 'user');
    if (!user) throw new Error('user');
    user.balance += 700;
    db().charges.push({
      chargeId: 'credit-1',
      flowNo: 'credit-1',
      userId: user.userId,
      category: 'credit',
      title: { zh: '赔偿', en: 'Credit' },
      frequency: 'once',
      amount: 700,
      direction: 'in',
      payChannel: 'balance',
      status: 'settled',
      createdAt: 0,
      lines: [],
    });
    const { orderId, paidAmount } = await client.paidOrder('balance');
    expect((await client.items()).find(({ id }) => id === orderId)).toMatchObject({
      creditAmount: 700,
      amount: paidAmount - 700,
    });
  });
});

/** Numbers that are the same at every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it.each([1, 2, 3])('never invoices a cent twice, and explains every amount (%d)', async (seed) => {
  const random = randomNumbers(seed);
  const orders: Awaited<ReturnType<typeof client.paidOrder>>[] = [];
  const selection = toSelection({ atLeast: 10_000, below: 40_000 });
  for (let step = 0; step < 16; step += 1) {
    const kind = random(6);
    const balance = db().users.find(({ userName }) => userName === 'user')?.balance ?? 0;
    if (kind === 0) await client.topUp(30_000 + random(50_000));
    else if (kind === 1 && balance > 40_000) orders.push(await client.paidOrder('balance', selection));
    else if (kind === 2) orders.push(await client.paidOrder('alipay', selection));
    else if (kind === 3 && orders.length > 0) {
      const [order] = orders.splice(random(orders.length), 1);
      if (order) await client.refund(order, random(2) === 0 ? 'balance' : 'channel');
    } else if (kind === 4) {
      const [open] = (await client.list('&status=requested')).list;
      if (open) await client.post(`invoice/${open.invoiceId}/withdraw`, undefined, client.token());
    } else {
      const ids = (await client.items()).filter(() => random(2) === 0).map(({ id }) => id);
      if (ids.length > 0) await client.invoice(...ids);
    }
    for (const item of await client.items()) {
      const { paidAmount, refundedAmount, invoicedAmount, creditAmount, amount, topUpParts } = item;
      expect(paidAmount - refundedAmount - invoicedAmount - creditAmount).toBe(amount);
      for (const part of [invoicedAmount, creditAmount]) expect(part).toBeGreaterThanOrEqual(0);
      expect(topUpParts.reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(amount);
    }
    const live = (await client.list()).list.filter(
      ({ status }) => status === 'requested' || status === 'issued',
    );
    const invoiced = live.reduce((sum, invoice) => sum + total(invoice), 0);
    // All that was paid in from outside and not paid back there.
    const paidIn =
      db()
        .topUps.filter(({ status }) => status === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0) +
      db()
        .orders.filter(({ payChannel }) => payChannel === 'alipay')
        .reduce((sum, { paidAmount, refundedAmount, refunds }) => {
          const isOut = refunds?.at(-1)?.destination !== 'balance';
          return sum + paidAmount - (isOut ? refundedAmount : 0);
        }, 0);
    expect(invoiced).toBeLessThanOrEqual(paidIn);
  }
  // Invoicing all that is left comes to all money except what waits on the balance.
  const left = (await client.items()).map(({ id }) => id);
  if (left.length > 0) await client.invoice(...left);
  expect(await client.items()).toEqual([]);
});
