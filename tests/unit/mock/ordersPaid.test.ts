import { db } from '../../../mock/lib/db';
import { money } from '../../../mock/lib/orders/wording';
import { includedTax } from '../../../src/domain/invoice/invoice';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { SETUP_REFUND_DAYS } from '../../../src/domain/order/refund';
import { createShop, parseOrder, type Shop, toSelection } from './shop';

let shop: Shop;
let token: string;
let order: Order;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
  order = await shop.order(token, toSelection({ unit: 'month' }));
});

const pay = async (channel?: string, key?: string) => parseOrder(await shop.pay(token, order, channel, key));
const read = () => shop.read(token, order.orderId);
const close = () => shop.post(`order/${order.orderId}/pay/close`, {}, token);
const cancel = (reason = 'changedMind') => shop.post(`order/${order.orderId}/cancel`, { reason }, token);
const payments = () => db().orders.flatMap((stored) => stored.payments);
const configurePayment = (settings: object) => shop.post('demo/payment', settings);

describe('a payment that succeeds', () => {
  it('is confirmed after a delay, and the service is set up automatically', async () => {
    const paying = await pay();
    expect(paying).toMatchObject({ status: 'paying', version: 2, paidAmount: 0 });
    expect(paying.payment).toMatchObject({ channel: 'alipay', status: 'pending' });
    expect(paying.payChannel).toBeUndefined();
    shop.advance(2);
    expect((await read()).status).toBe('paying');
    shop.advance(1);
    expect(await read()).toMatchObject({
      status: 'paid',
      paidAmount: order.payableAmount,
      payChannel: 'alipay',
      payment: { status: 'succeeded' },
    });
    shop.advance(1);
    expect((await read()).status).toBe('provisioning');
    shop.advance(3);
    const done = await read();
    expect(done).toMatchObject({ status: 'completed', version: 5, instanceId: expect.any(String) });
    expect(done.finishedAt).toBe(done.activatedAt);
  });

  it('has a receipt, which also names its time once that is known', async () => {
    await pay();
    expect((await read()).receipt).toBeUndefined();
    shop.advance(3);
    const { receipt } = await read();
    expect(receipt).toEqual({
      receiptNumber: `R${order.orderId}`,
      seller: { name: 'Yunji Service Market Technology Co., Ltd.', taxNumber: '91330106MA2CK0E58Y' },
      buyer: '139****9000',
      tax: { rate: 600, amount: includedTax(order.payableAmount, 600) },
    });
    shop.advance(4);
    const { receipt: later, activatedAt } = await read();
    expect(later?.term).toEqual({ from: activatedAt, to: expect.any(String) });
  });

  it('from the balance succeeds immediately and deducts the amount once', async () => {
    const user = db().users.find(({ userName }) => userName === 'user');
    if (!user) throw new Error('The sample customer is missing');
    user.balance = order.payableAmount + 5;
    expect(await pay('balance')).toMatchObject({ status: 'paid', payChannel: 'balance' });
    expect(await pay('balance')).toMatchObject({ status: 'paid' });
    expect(user.balance).toBe(5);
  });
});

describe('an insufficient balance', () => {
  it('is refused without a change', async () => {
    const user = db().users.find(({ userName }) => userName === 'user');
    if (!user) throw new Error('The sample customer is missing');
    user.balance = order.payableAmount - 1;
    expect(await shop.pay(token, order, 'balance')).toMatchObject({
      code: ORDER_ERROR.balanceInsufficient,
      message: expect.stringContaining(`Your balance of ${money(order.payableAmount - 1).en} is too low.`),
    });
    expect(await read()).toMatchObject({ status: 'pendingPayment', version: 1 });
    expect(payments()).toEqual([]);
    expect((await pay('wechat')).status).toBe('paying');
  });
});

describe('the key of a payment', () => {
  it('starts one payment for ten simultaneous calls', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.pay(token, order)));
    expect(new Set(replies.map((reply) => parseOrder(reply).payment?.paymentId)).size).toBe(1);
    expect(payments()).toHaveLength(1);
    expect((await read()).version).toBe(2);
  });

  it('returns its payment regardless of channel and time', async () => {
    const { payment } = await pay('alipay');
    expect((await pay('wechat')).payment).toMatchObject({ paymentId: payment?.paymentId, channel: 'alipay' });
    shop.advance(600);
    expect(await pay()).toMatchObject({ status: 'completed', payment: { paymentId: payment?.paymentId } });
    expect(payments()).toHaveLength(1);
  });

  it('returns its failed payment; a new payment needs a new key', async () => {
    await configurePayment({ outcome: 'fail' });
    await pay();
    shop.advance(3);
    expect(await pay()).toMatchObject({ status: 'pendingPayment', payment: { status: 'failed' } });
    await configurePayment({ outcome: 'succeed' });
    expect(await pay('wechat', 'pay-key-2')).toMatchObject({
      status: 'paying',
      payment: { channel: 'wechat' },
    });
    expect(payments()).toHaveLength(2);
  });
});

describe('a payment that fails', () => {
  it('returns the order to unpaid, with the reason', async () => {
    await configurePayment({ outcome: 'fail' });
    await pay();
    shop.advance(3);
    const failed = await read();
    expect(failed).toMatchObject({ status: 'pendingPayment', version: 3, paidAmount: 0 });
    expect(failed.payment).toMatchObject({
      status: 'failed',
      failureReason: 'The payment provider declined the payment. Try again or choose another payment method.',
    });
    expect(failed.payDeadline).toBe(order.payDeadline);
  });

  it('can be requested by a header for one payment', async () => {
    const headers = { 'x-authorization': token, 'x-mock-payment': 'fail' };
    const body = { channel: 'alipay', idempotencyKey: 'pay-key-1' };
    await shop.call('POST', `order/${order.orderId}/pay`, body, headers);
    shop.advance(3);
    expect((await read()).status).toBe('pendingPayment');
    await pay('alipay', 'pay-key-2');
    shop.advance(3);
    expect((await read()).status).toBe('paid');
  });
});

describe('a payment without a result', () => {
  it('stays pending until the buyer closes it', async () => {
    await configurePayment({ outcome: 'hang' });
    await pay();
    shop.advance(1_200);
    expect((await read()).status).toBe('paying');
    expect(await cancel()).toMatchObject({
      code: ORDER_ERROR.transitionRefused,
      result: { status: 'paying' },
    });
    const closed = parseOrder(await close());
    expect(closed).toMatchObject({ status: 'pendingPayment', payment: { status: 'failed' } });
    expect(closed.timeline.at(-1)).toMatchObject({ event: 'payFailed', actor: 'buyer' });
    await configurePayment({ outcome: 'succeed' });
    expect((await pay('wechat', 'pay-key-2')).status).toBe('paying');
  });
});

describe('closing a payment', () => {
  it('returns the payment that has succeeded meanwhile', async () => {
    await pay();
    shop.advance(3);
    expect(parseOrder(await close())).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
  });

  it('changes nothing when repeated, or without a payment', async () => {
    expect(parseOrder(await close())).toMatchObject({ status: 'pendingPayment', version: 1 });
    await pay();
    await close();
    expect(parseOrder(await close())).toMatchObject({ status: 'pendingPayment', version: 3 });
  });
});

describe('cancelling an order', () => {
  it('ends an unpaid order, and is idempotent', async () => {
    const cancelled = parseOrder(await cancel('foundCheaper'));
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'foundCheaper', version: 2 });
    expect(cancelled.finishedAt).toBeDefined();
    expect(parseOrder(await cancel('other'))).toMatchObject({ cancelReason: 'foundCheaper', version: 2 });
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['paying', () => pay()],
  [
    'completed',
    async () => {
      await pay();
      shop.advance(60);
    },
  ],
  ['cancelled', () => cancel()],
])('an order that is %s takes no other payment, and returns its state', async (status, lead) => {
  await lead();
  const before = payments();
  expect(await shop.pay(token, order, 'wechat', 'pay-key-2')).toMatchObject({
    code: ORDER_ERROR.transitionRefused,
    result: { orderId: order.orderId, status },
  });
  expect(payments()).toEqual(before);
  const cancelled = await cancel('other');
  if (status === 'cancelled') expect(cancelled).toMatchObject({ code: 200, result: { version: 2 } });
  else expect(cancelled).toMatchObject({ code: ORDER_ERROR.transitionRefused, result: { status } });
});

it('a failed setup is reported, and the order stays paid', async () => {
  await configurePayment({ provisioning: 'fail' });
  const unlucky = await shop.order(token, toSelection());
  await shop.pay(token, unlucky);
  shop.advance(60);
  const failed = await shop.read(token, unlucky.orderId);
  expect(failed).toMatchObject({ status: 'provisionFailed', paidAmount: unlucky.payableAmount });
  expect(failed.instanceId).toBeUndefined();
  expect(failed.timeline.at(-1)?.note).toContain('no capacity');
  shop.advance(SETUP_REFUND_DAYS * 86_400);
  token = await shop.signIn();
  const refunded = await shop.read(token, unlucky.orderId);
  expect(refunded.timeline.slice(-2).map(({ event, actor }) => [event, actor])).toEqual([
    ['refund', 'system'],
    ['refunded', 'system'],
  ]);
});
