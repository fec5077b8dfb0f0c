import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import type { Selection } from '../../../src/domain/catalog/selection';
import { couponOffersSchema } from '../../../src/domain/order/coupon';
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

const claim = (code: string) => shop.post('coupon/claim', { code }, token);
const offers = async () => v.parse(couponOffersSchema, (await shop.get('coupon/offers', token)).result).list;
const offer = async (code: string) => (await offers()).find((each) => each.code === code);

describe('a coupon', () => {
  it('for one use per user is released by a cancelled order', async () => {
    const selection = { ...toSelection(), couponCode: 'WELCOME10' };
    const { orderId } = await shop.order(token, selection);
    const refused = await shop.post('order', await shop.payloadFor(selection), token);
    expect(refused).toMatchObject({
      code: ORDER_ERROR.couponNotApplicable,
      message: 'You have already used this coupon.',
    });
    await shop.post(`order/${orderId}/cancel`, { reason: 'changedMind' }, token);
    expect((await shop.order(token, selection)).couponCode).toBe('WELCOME10');
    expect((await shop.order(await shop.signIn('admin'), selection)).couponCode).toBe('WELCOME10');
  });

  it('can be used again after a full refund, and not after a partial one', async () => {
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

  it('lets the holder of the last one use it, and nobody else', async () => {
    db().couponClaims = [];
    await claim('CONSULT15');
    const used = db().orders.length;
    const { left = 0 } = (await offer('CONSULT15')) ?? {};
    const others = Array.from({ length: left }, (_, index) => ({
      userId: `other-${index}`,
      code: 'CONSULT15',
      claimedAt: 0,
    }));
    db().couponClaims.push(...others);
    const selection = { ...toSelection({ type: 'consulting', atLeast: 100_000 }), couponCode: 'CONSULT15' };
    expect(await shop.post('order/quote', selection, token)).toMatchObject({ code: 200 });
    expect(await shop.post('order/quote', selection, await shop.signIn('admin'))).toMatchObject({
      code: ORDER_ERROR.couponExpired,
    });
    expect(db().orders).toHaveLength(used);
  });
});
