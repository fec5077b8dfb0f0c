import type { Selection } from '../../../src/domain/catalog/selection';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
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
