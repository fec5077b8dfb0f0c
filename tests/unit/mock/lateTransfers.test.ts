import { money } from '../../../mock/lib/orders/wording';
import type { Charge } from '../../../src/domain/money/charge';
import type { Order } from '../../../src/domain/order/order';
import { createShop, parseOrder, type Shop, toSelection } from './shop';

let shop: Shop;
let token: string;
let order: Order;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
  order = await shop.order(token, toSelection({ unit: 'month' }));
});

const pay = async (channel: string) => parseOrder(await shop.pay(token, order, channel));
const read = () => shop.read(token, order.orderId);
const close = () => shop.post(`order/${order.orderId}/pay/close`, {}, token);
const cancel = () => shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);

const NOTE = 'The transfer arrived after the order was closed.';
const PAYMENT_NOTE = 'The transfer arrived after its payment was closed.';

/** Category, direction and payment method of the order's charges, latest first. */
async function readCharges() {
  const { list } = (await shop.get('charge/list', token)).result as { list: Charge[] };
  return list
    .filter(({ orderId }) => orderId === order.orderId)
    .map(({ category, direction, amount, payChannel }) => {
      expect(amount).toBe(order.payableAmount);
      return [category, direction, payChannel];
    });
}

/** What the buyer is told of transfers that went back. */
async function readReturns(): Promise<{ title: string; body: string }[]> {
  const { list } = (await shop.get('message/list', token)).result as {
    list: { title: string; body: string }[];
  };
  return list.filter(({ title }) => title.startsWith('Late payment'));
}

const RETURNED = [
  ['adjustment', 'out', 'transfer'],
  ['adjustment', 'in', 'transfer'],
];
const toldOnce = (note: string) => [
  { title: expect.stringContaining(money(order.payableAmount).en), body: expect.stringContaining(note) },
];

/** The money of the order's transfer, and what its buyer was told of it. */
async function expectReturned(status: string): Promise<void> {
  const amount = order.payableAmount;
  expect(await read()).toMatchObject({
    status,
    payChannel: 'transfer',
    paidAmount: amount,
    refundedAmount: amount,
  });
  // Read again and again, it is booked once.
  const { timeline } = await read();
  expect(timeline.filter(({ event }) => event === 'refunded')).toMatchObject([
    { actor: 'system', note: expect.stringContaining(NOTE) },
  ]);
  expect(timeline.some(({ event }) => event === 'paySucceeded')).toBe(false);
  expect(await readCharges()).toEqual([
    ['refund', 'in', 'transfer'],
    ['purchase', 'out', 'transfer'],
  ]);
  expect(await readReturns()).toMatchObject(toldOnce(NOTE));
}

it('a transfer goes back after the deadline, and the order stays expired', async () => {
  await shop.post('demo/payment', { settleAfterMs: 45 * 60_000 });
  await pay('transfer');
  shop.advance(31 * 60);
  token = await shop.signIn();
  expect(await read()).toMatchObject({ status: 'expired', paidAmount: 0, refundedAmount: 0 });
  shop.advance(20 * 60);
  await expectReturned('expired');
});

it('a transfer goes back after a cancellation, and the order stays canceled', async () => {
  await pay('transfer');
  await close();
  await cancel();
  expect(await read()).toMatchObject({ status: 'cancelled', paidAmount: 0 });
  shop.advance(3);
  await expectReturned('cancelled');
});

it('a transfer goes back while the order waits for another payment, which it does not replace', async () => {
  await pay('transfer');
  await close();
  const waiting = await read();
  shop.advance(3);
  expect(await read()).toEqual({ ...waiting, serverTime: expect.any(String) });
  expect(await readCharges()).toEqual(RETURNED);
  expect(await readReturns()).toMatchObject(toldOnce(PAYMENT_NOTE));
  // The end of the order gives nothing back again.
  await cancel();
  expect(await read()).toMatchObject({ status: 'cancelled', paidAmount: 0, refundedAmount: 0 });
  expect(await readCharges()).toEqual(RETURNED);
  expect(await readReturns()).toHaveLength(1);
});

it('a transfer goes back while another payment of the order is pending or has paid it', async () => {
  await shop.post('demo/payment', { settleAfterMs: 10_000 });
  await pay('transfer');
  await close();
  shop.advance(6);
  parseOrder(await shop.pay(token, order, 'alipay', 'another-key'));
  shop.advance(5);
  expect(await read()).toMatchObject({ status: 'paying', paidAmount: 0 });
  expect(await readCharges()).toEqual(RETURNED);
  shop.advance(60);
  expect(await read()).toMatchObject({
    status: 'completed',
    payChannel: 'alipay',
    paidAmount: order.payableAmount,
    refundedAmount: 0,
    invoiceableAmount: order.payableAmount,
  });
  expect(await readCharges()).toEqual([['purchase', 'out', 'alipay'], ...RETURNED]);
  expect(await readReturns()).toMatchObject(toldOnce(PAYMENT_NOTE));
});

it('a transfer goes back after its order was completed by another payment', async () => {
  await shop.post('demo/payment', { settleAfterMs: 60_000 });
  await pay('transfer');
  await close();
  await shop.post('demo/payment', { settleAfterMs: 0 });
  parseOrder(await shop.pay(token, order, 'alipay', 'another-key'));
  shop.advance(30);
  const completed = await read();
  expect(completed).toMatchObject({ status: 'completed', payChannel: 'alipay' });
  shop.advance(31);
  expect(await read()).toMatchObject({ version: completed.version, refundedAmount: 0 });
  expect(await readCharges()).toEqual([...RETURNED, ['purchase', 'out', 'alipay']]);
});

it('each of two transfers goes back, also when the first was that of the canceled order', async () => {
  await pay('transfer');
  await close();
  parseOrder(await shop.pay(token, order, 'transfer', 'another-key'));
  await close();
  await cancel();
  shop.advance(3);
  expect(await read()).toMatchObject({ status: 'cancelled', refundedAmount: order.payableAmount });
  expect((await readCharges()).map(([category]) => category)).toEqual([
    'adjustment',
    'adjustment',
    'refund',
    'purchase',
  ]);
  expect(await readReturns()).toHaveLength(2);
});

it('nothing goes back when a payment by QR code was closed', async () => {
  await pay('alipay');
  await close();
  await cancel();
  shop.advance(60);
  expect(await read()).toMatchObject({ status: 'cancelled', paidAmount: 0, refundedAmount: 0 });
});

it('a transfer that arrives in time pays the order', async () => {
  await pay('transfer');
  shop.advance(3);
  expect(await read()).toMatchObject({ status: 'paid', payChannel: 'transfer' });
});
