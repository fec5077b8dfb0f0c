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
  const { list } = (await shop.get('charge/list', token)).result as { list: Charge[] };
  expect(
    list
      .filter(({ orderId }) => orderId === order.orderId)
      .map(({ category, direction, amount: sum, payChannel }) => [category, direction, sum, payChannel]),
  ).toEqual([
    ['refund', 'in', amount, 'transfer'],
    ['purchase', 'out', amount, 'transfer'],
  ]);
  const messages = (await shop.get('message/list', token)).result as {
    list: { title: string; body: string }[];
  };
  const told = messages.list.filter(({ title }) => title.startsWith('Late payment'));
  expect(told).toMatchObject([
    { title: expect.stringContaining(money(amount).en), body: expect.stringContaining(NOTE) },
  ]);
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
