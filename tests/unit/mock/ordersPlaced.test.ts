import { db } from '../../../mock/lib/db';
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
});
