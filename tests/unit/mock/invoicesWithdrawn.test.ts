import { db } from '../../../mock/lib/db';
import { sourceTotal, topUpSource } from '../../../mock/lib/invoices/money';
import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import { invoicedPart } from '../../../src/domain/money/withdrawal';
import type { Order } from '../../../src/domain/order/order';
import { toSelection } from './shop';
import { createWithdrawalClient, type WithdrawalClient } from './withdrawalClient';

let client: WithdrawalClient;

beforeEach(async () => {
  client = await createWithdrawalClient();
});

async function issued(...ids: string[]) {
  const { invoiceId } = await client.invoice(...ids);
  client.advance(10);
  return client.read(invoiceId);
}

/** The amounts of the requested and issued invoices. */
const liveAmounts = async () =>
  (await client.list()).list.filter(({ status }) => isLiveInvoice(status)).map(({ amount }) => amount);

/** Checks that no more of a top-up is invoiced than was paid and not withdrawn. */
function expectNoMoreInvoicedThanSettled() {
  const paidOut = db()
    .withdrawals.filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0);
  const live = db().invoices.filter(({ status }) => isLiveInvoice(status));
  const parts = live.flatMap(({ lines }) => lines).flatMap((line) => line.parts);
  const arrived = db().topUps.filter(({ status }) => status === 'succeeded');
  for (const { topUpId, amount } of arrived)
    expect(sourceTotal(parts, topUpSource(`T${topUpId}`))).toBeLessThanOrEqual(amount);
  const total = arrived.reduce((sum, { amount }) => sum + amount, 0);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total - paidOut);
}

it('reverses the invoice of each of three top-ups that are withdrawn', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const topUpId = await client.topUp(100_000);
    const { invoiceId, status } = await issued(topUpId);
    expect(status).toBe('issued');
    await client.withdraw(100_000);
    const reversed = await client.read(invoiceId);
    expect(reversed).toMatchObject({ status: 'reversed', reversalCause: 'withdrawal' });
    expect(reversed.replacedBy).toBeUndefined();
    expectNoMoreInvoicedThanSettled();
  }
  expect(await client.list()).toMatchObject({ issuedAmount: 0, counts: { issued: 0, reversed: 3 } });
  expect(await client.amounts()).toEqual({});
});

it.each([
  ['of the whole top-up', 100_000, []],
  ['of a part', 40_000, [60_000]],
])('continues the invoice with the rest after a withdrawal %s', async (_, amount, rest) => {
  const { invoiceId } = await issued(await client.topUp(100_000));
  await client.withdraw(amount);
  const reversed = await client.read(invoiceId);
  expect(reversed.status).toBe('reversed');
  expect(await liveAmounts()).toEqual(rest);
  expect(Boolean(reversed.replacedBy)).toBe(rest.length > 0);
  expect(await client.amounts()).toEqual({});
  expectNoMoreInvoicedThanSettled();
  // Nothing more happens later.
  client.advance(60);
  expect(await liveAmounts()).toEqual(rest);
});

it('takes what is on no invoice before it reverses one', async () => {
  const first = await client.topUp(50_000);
  const second = await client.topUp(100_000);
  const { invoiceId } = await issued(second);
  expect(invoicedPart(await client.withdrawalOptions(), 50_000)).toBe(0);
  expect(invoicedPart(await client.withdrawalOptions(), 70_000)).toBe(20_000);
  await client.withdraw(50_000);
  expect((await client.read(invoiceId)).status).toBe('issued');
  expect(await client.amounts()).not.toHaveProperty([first]);
  await client.withdraw(20_000);
  expect(await liveAmounts()).toEqual([80_000]);
  expectNoMoreInvoicedThanSettled();
});

it.each(['requested', 'cancelled', 'failed'])(
  'leaves the invoice as it is while a withdrawal is %s',
  async (status) => {
    db().paymentSettings.withdrawal = 'fail';
    const topUpId = await client.topUp(100_000);
    const { invoiceId } = await issued(topUpId);
    const withdrawalId = await client.requestWithdrawal(100_000);
    if (status === 'cancelled') await client.cancelWithdrawal(withdrawalId);
    if (status === 'failed') client.advance(30);
    expect((await client.read(invoiceId)).status).toBe('issued');
    expect(db().withdrawals).toMatchObject([{ status }]);
    expect(await client.amounts()).toEqual({});
  },
);

it('reverses once for two withdrawals of which one comes back, whichever it is', async () => {
  for (const returned of [0, 1]) {
    client = await createWithdrawalClient();
    await issued(await client.topUp(100_000));
    await issued(await client.topUp(100_000));
    const ids = [await client.requestWithdrawal(100_000), await client.requestWithdrawal(100_000)];
    await client.cancelWithdrawal(`${ids[returned]}`);
    client.advance(30);
    expect(await liveAmounts()).toEqual([100_000]);
    expectNoMoreInvoicedThanSettled();
    await client.withdraw(100_000);
    expect(await liveAmounts()).toEqual([]);
  }
});

it('withdraws a request that is not issued yet when its money is withdrawn', async () => {
  const topUpId = await client.topUp(100_000);
  db().paymentSettings.refundAfterMs = 0;
  const { invoiceId } = await client.invoice(topUpId);
  await client.requestWithdrawal(30_000);
  client.advance(5);
  expect((await client.read(invoiceId)).status).toBe('withdrawn');
  expect(await liveAmounts()).toEqual([70_000]);
});

describe('with an order that was paid from the balance', () => {
  const selection = toSelection({ below: 40_000 });
  let topUpId: string;
  let order: Order;
  beforeEach(async () => {
    topUpId = await client.topUp(100_000);
    order = await client.paidOrder('balance', selection);
  });

  it('keeps the order on the invoice of the top-up', async () => {
    await issued(topUpId);
    await client.withdraw(100_000 - order.paidAmount);
    expect(await liveAmounts()).toEqual([order.paidAmount]);
    expectNoMoreInvoicedThanSettled();
  });

  it('keeps the invoice of the order and reverses that of the rest', async () => {
    const own = await issued(order.orderId);
    const rest = await issued(topUpId);
    expect(rest.amount).toBe(100_000 - order.paidAmount);
    await client.withdraw(100_000 - order.paidAmount);
    expect((await client.read(own.invoiceId)).status).toBe('issued');
    expect((await client.read(rest.invoiceId)).status).toBe('reversed');
    expect(await liveAmounts()).toEqual([order.paidAmount]);
    expectNoMoreInvoicedThanSettled();
  });

  it('reverses both after a refund to the balance', async () => {
    await issued(order.orderId, topUpId);
    await client.refund(order, 'balance');
    expect(await client.amounts()).toEqual({ [topUpId]: order.paidAmount });
    const again = await issued(topUpId);
    expect(again.amount).toBe(order.paidAmount);
    await client.withdraw(order.paidAmount);
    // The latest invoice is reversed first.
    expect((await client.read(again.invoiceId)).status).toBe('reversed');
    expect(await liveAmounts()).toEqual([100_000 - order.paidAmount]);
    await client.withdraw(100_000 - order.paidAmount);
    expect(await liveAmounts()).toEqual([]);
    expectNoMoreInvoicedThanSettled();
  });
});

it('tells the reason in the message about the reversal', async () => {
  await issued(await client.topUp(100_000));
  await client.withdraw(40_000);
  const { list } = (await client.result('message/list?pageSize=100')) as {
    list: { title: string; body: string }[];
  };
  expect(list.find(({ title }) => title.startsWith('Invoice reversed'))?.body).toMatch(
    /^A top-up was withdrawn, so invoice \d+ was reversed by red-letter invoice \d+\./,
  );
});
