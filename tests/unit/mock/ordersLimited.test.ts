import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { changeService, openShopBeforeEach, parseOrder, shop, token, toSelection } from './shop';

openShopBeforeEach();

describe('the purchase limit', () => {
  const selection = toSelection({ unit: 'month' });
  const place = async (quantity = 1) =>
    shop.post('order', await shop.payloadFor({ ...selection, quantity }), token);

  beforeEach(() => changeService(selection.serviceId, 'purchaseLimit', 2));

  it('counts the quantity of an order', async () => {
    changeService(selection.serviceId, 'purchaseLimit', 1);
    expect(await place(2)).toMatchObject({
      code: ORDER_ERROR.purchaseLimit,
      message: 'The limit for this service is 1 per person. You already own or ordered 0.',
    });
    expect(parseOrder(await place()).status).toBe('pendingPayment');
  });

  it('counts unpaid orders and active services together', async () => {
    const first = parseOrder(await place());
    await shop.pay(token, first);
    shop.advance(60);
    expect((await shop.read(token, first.orderId)).status).toBe('completed');
    parseOrder(await place());
    expect(await place()).toMatchObject({
      code: ORDER_ERROR.purchaseLimit,
      message: 'The limit for this service is 2 per person. You already own or ordered 2.',
    });
  });

  it('ignores cancelled, expired and ended purchases', async () => {
    const cancelled = parseOrder(await place(2));
    await shop.post(`order/${cancelled.orderId}/cancel`, { reason: 'other' }, token);
    parseOrder(await place(2));
    shop.advance(31 * 60);
    const bought = parseOrder(await place(2));
    await shop.pay(token, bought);
    shop.advance(60);
    expect(await place()).toMatchObject({ code: ORDER_ERROR.purchaseLimit });
    shop.advance(32 * 86_400);
    const later = await shop.signIn();
    expect(parseOrder(await shop.post('order', await shop.payloadFor(selection), later)).status).toBe(
      'pendingPayment',
    );
  });

  it('applies to each user separately', async () => {
    parseOrder(await place(2));
    const other = await shop.signIn('admin');
    expect(parseOrder(await shop.post('order', await shop.payloadFor(selection), other)).quantity).toBe(1);
  });
});

describe('a trial', () => {
  const trial = toSelection({ orderType: 'trial' });

  it('is available once per user and service', async () => {
    await shop.order(token, trial);
    expect(await shop.post('order', await shop.payloadFor(trial), token)).toMatchObject({
      code: ORDER_ERROR.trialRefused,
    });
    expect((await shop.order(await shop.signIn('admin'), trial)).status).toBe('paid');
  });

  it('ends after its days, and cannot be repeated', async () => {
    const { orderId } = await shop.order(token, trial);
    shop.advance(60);
    const { instanceId } = await shop.read(token, orderId);
    expect(instanceId).toBeDefined();
    shop.advance(61 * 86_400);
    const later = await shop.signIn();
    const { list } = (await shop.get('instance/list', later)).result as { list: { status: string }[] };
    expect(list.map(({ status }) => status)).toEqual(['expired']);
    expect(await shop.post('order', await shop.payloadFor(trial), later)).toMatchObject({
      code: ORDER_ERROR.trialRefused,
    });
  });

  it('is still available after its setup failed', async () => {
    db().paymentSettings.provisioning = 'fail';
    const { orderId } = await shop.order(token, trial);
    shop.advance(60);
    expect((await shop.read(token, orderId)).status).toBe('provisionFailed');
    db().paymentSettings.provisioning = 'succeed';
    expect((await shop.order(token, trial)).status).toBe('paid');
    expect(await shop.post('order', await shop.payloadFor(trial), token)).toMatchObject({
      code: ORDER_ERROR.trialRefused,
    });
  });

  it('does not count towards the purchase limit', async () => {
    changeService(trial.serviceId, 'purchaseLimit', 1);
    await shop.order(token, trial);
    expect((await shop.order(token, { ...trial, orderType: 'new' })).status).toBe('pendingPayment');
  });

  it('accepts no coupon', async () => {
    expect(await shop.post('order/quote', { ...trial, couponCode: 'GIFT20' })).toMatchObject({
      code: ORDER_ERROR.couponNotApplicable,
      message: 'Coupons can’t be used for a trial.',
    });
  });
});

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

  it('can expire between quote and order', async () => {
    const payload = await shop.payloadFor({ ...toSelection(), couponCode: 'GIFT20' });
    shop.advance(14 * 60);
    shop.advance(40 * 86_400 - 14 * 60);
    const later = await shop.signIn();
    expect(await shop.post('order', payload, later)).toMatchObject({ code: ORDER_ERROR.couponExpired });
  });
});
