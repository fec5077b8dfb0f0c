import { db } from '../../../mock/lib/db';
import type { Selection } from '../../../src/domain/catalog/selection';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { SETUP_REFUND_DAYS } from '../../../src/domain/order/refund';
import { openShopBeforeEach, parseOrder, shop, signInAgain, token, toSelection } from './shop';

const REFUND = { reason: 'notNeeded', idempotencyKey: 'refund-key-1' };

openShopBeforeEach();

/** Moves the clock and signs in again, because the session has expired. */
async function later(days: number) {
  shop.advance(days * 86_400);
  await signInAgain();
}

/** Orders, pays by Alipay and waits for the setup. */
async function buy(selection: Selection) {
  const placed = await shop.order(token, selection);
  await shop.pay(token, placed);
  shop.advance(10);
  return shop.read(token, placed.orderId);
}

async function refund(orderId: string) {
  parseOrder(await shop.post(`order/${orderId}/refund`, REFUND, token));
  shop.advance(30);
  return shop.read(token, orderId);
}

const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance;

it('a refund goes back the way the order was paid, and leaves the balance as it was', async () => {
  const before = balance();
  const order = await buy(toSelection({ unit: 'year' }));
  const refunded = await refund(order.orderId);
  expect(refunded).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
  expect(refunded.refund?.destination).toBe('channel');
  expect(refunded.timeline.find(({ event }) => event === 'approveRefund')?.note).toContain('Alipay');
  expect(balance()).toBe(before);
  const { result } = await shop.get('charge/list?pageSize=1', token);
  expect(result).toMatchObject({ list: [{ category: 'refund', payChannel: 'alipay' }] });
});

it('a coupon can be used again after a full refund, and not after a partial one', async () => {
  const selection = { ...toSelection({ unit: 'year' }), couponCode: 'WELCOME10' };
  const order = await buy(selection);
  expect((await refund(order.orderId)).refundedAmount).toBe(order.paidAmount);
  const again = await buy(selection);
  await later(30);
  const partial = await refund(again.orderId);
  expect(partial.status).toBe('refunded');
  expect(partial.refundedAmount).toBeLessThan(partial.paidAmount);
  const quote = await shop.post('order/quote', { ...toSelection(), couponCode: 'WELCOME10' }, token);
  expect(quote).toMatchObject({
    code: ORDER_ERROR.couponNotApplicable,
    message: 'You have already used this coupon.',
  });
});

it('a pack is refunded by the units that are left', async () => {
  const { orderId, paidAmount, refundable } = await buy(toSelection({ unit: 'once', type: 'api' }));
  expect(refundable).toMatchObject({ rule: 'units', left: refundable?.total, amount: paidAmount });
  await later(10);
  const { left = 0, total = 1, ...used } = (await shop.read(token, orderId)).refundable ?? {};
  expect(total).toBe(refundable?.total);
  expect(left).toBeLessThan(total);
  expect(used).toMatchObject({ rule: 'units', amount: Math.floor((paidAmount * left) / total) });
});

it('an order whose setup failed is refunded in full after a week', async () => {
  await shop.post('demo/payment', { provisioning: 'fail' });
  const order = await buy(toSelection());
  expect(order.status).toBe('provisionFailed');
  await later(SETUP_REFUND_DAYS - 1);
  expect((await shop.read(token, order.orderId)).status).toBe('provisionFailed');
  await later(1);
  shop.advance(10);
  expect(await shop.read(token, order.orderId)).toMatchObject({
    status: 'refunded',
    refundedAmount: order.paidAmount,
    refund: { destination: 'channel' },
  });
});
