import { db } from '../../../mock/lib/db';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';
import { toSelection } from './shop';

let client: InvoiceClient;

beforeEach(async () => {
  client = await createInvoiceClient();
});

const issue = () => client.advance(10);

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
