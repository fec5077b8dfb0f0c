import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { openShopBeforeEach, parseOrder, shop, token, toSelection } from './shop';

openShopBeforeEach();

const place = (payload: object, as = token) => shop.post('order', payload, as);

describe('the idempotency key', () => {
  it('returns the current order', async () => {
    const payload = await shop.payloadFor(toSelection());
    const order = parseOrder(await place(payload));
    await shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);
    expect(parseOrder(await place(payload))).toMatchObject({ orderId: order.orderId, status: 'cancelled' });
    expect(db().orders).toHaveLength(1);
  });

  it('returns the order for fields that were left empty instead of missing, and consents in another order', async () => {
    const payload = await shop.payloadFor(toSelection(), { purchaseOrderNumber: 'PO 7' });
    const consents = [...payload.consents, { code: 'privacy', version: '1.0' }];
    const { orderId } = parseOrder(await place({ ...payload, consents }));
    const same = {
      couponCode: ' ',
      purchaseOrderNumber: ' PO 7 ',
      autoRenew: false,
      quoteId: 'another-quote',
    };
    const repeated = { ...payload, ...same, consents: consents.toReversed() };
    expect(parseOrder(await place(repeated)).orderId).toBe(orderId);
    const other = await place({ ...repeated, autoRenew: true });
    expect(other).toMatchObject({ code: ORDER_ERROR.idempotencyConflict, result: { orderId } });
    expect(db().orders).toHaveLength(1);
  });
});
