import { db } from '../../../mock/lib/db';
import { createInvoiceClient } from './invoiceClient';
import { randomNumbers } from './random';
import { toSelection } from './shop';

const total = (invoice: { lines: { amount: number }[] }) =>
  invoice.lines.reduce((sum, { amount }) => sum + amount, 0);

it.each([1, 2, 3])('never invoices a cent twice, and explains every amount (%d)', async (seed) => {
  const client = await createInvoiceClient();
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
