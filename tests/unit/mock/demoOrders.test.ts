import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { ledgerSchema, paymentSettingsSchema } from '../../../src/domain/demo';
import { createShop, type Shop, toSelection } from './shop';

let shop: Shop;

beforeEach(() => {
  shop = createShop();
});

const DEFAULTS = {
  outcome: 'succeed',
  settleAfterMs: 3_000,
  order: 'answer',
  provisioning: 'succeed',
  refund: 'grant',
  refundAfterMs: 15_000,
  withdrawal: 'pay',
};

describe('the payment settings', () => {
  const read = async () => v.parse(paymentSettingsSchema, (await shop.get('demo/payment')).result) as object;

  it('have defaults, keep omitted values, and are restored by a reset', async () => {
    expect(await read()).toEqual(DEFAULTS);
    expect((await shop.post('demo/payment', { outcome: 'hang' })).result).toEqual({
      ...DEFAULTS,
      outcome: 'hang',
    });
    await shop.post('demo/payment', { settleAfterMs: 250, order: 'timeout' });
    expect(await read()).toEqual({ ...DEFAULTS, outcome: 'hang', settleAfterMs: 250, order: 'timeout' });
    await shop.post('demo/reset');
    expect(await read()).toEqual(DEFAULTS);
  });

  it.each([{ outcome: 'random' }, { settleAfterMs: 3_600_001 }, { order: 'fail' }, { refundAfterMs: -1 }])(
    'reject %j and stay unchanged',
    async (wrong) => {
      expect(await shop.post('demo/payment', wrong)).toMatchObject({ code: 400 });
      expect(await read()).toEqual(DEFAULTS);
    },
  );

  it('apply to later payments only', async () => {
    const token = await shop.signIn();
    const order = await shop.order(token);
    await shop.pay(token, order);
    await shop.post('demo/payment', { outcome: 'fail', settleAfterMs: 600_000 });
    shop.advance(3);
    expect((await shop.read(token, order.orderId)).status).toBe('paid');
  });

  it('ignore an unknown outcome in a header', async () => {
    const token = await shop.signIn();
    const { orderId } = await shop.order(token);
    const headers = { 'x-authorization': token, 'x-mock-payment': '__proto__' };
    await shop.call(
      'POST',
      `order/${orderId}/pay`,
      { channel: 'alipay', idempotencyKey: 'key-12345' },
      headers,
    );
    shop.advance(3);
    expect((await shop.read(token, orderId)).status).toBe('paid');
  });
});

describe('the ledger', () => {
  const read = async () => v.parse(ledgerSchema, (await shop.get('demo/ledger')).result);

  it("counts all users' orders and payments in their current state", async () => {
    const [user, admin] = [await shop.signIn('user'), await shop.signIn('admin')];
    const own = await shop.order(user, toSelection(), { idempotencyKey: 'my-order-key' });
    await shop.order(admin);
    await shop.pay(user, own, 'wechat', 'my-pay-key');
    shop.advance(1_800);
    const ledger = await read();
    expect(ledger).toMatchObject({ orderCount: 2, paymentCount: 1 });
    expect(ledger.orders).toEqual([
      {
        orderId: own.orderId,
        userName: 'user',
        serviceId: own.service.serviceId,
        idempotencyKey: 'my-order-key',
        status: 'completed',
        payableAmount: own.payableAmount,
        paidAmount: own.payableAmount,
      },
      expect.objectContaining({ userName: 'admin', status: 'expired', paidAmount: 0 }),
    ]);
    expect(ledger.payments).toEqual([
      {
        paymentId: db().orders[0]?.payments[0]?.paymentId,
        orderId: own.orderId,
        idempotencyKey: 'my-pay-key',
        channel: 'wechat',
        status: 'succeeded',
        amount: own.payableAmount,
      },
    ]);
  });
});
