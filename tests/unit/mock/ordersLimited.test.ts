import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { openShopBeforeEach, shop, token, toSelection } from './shop';

openShopBeforeEach();

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
});
