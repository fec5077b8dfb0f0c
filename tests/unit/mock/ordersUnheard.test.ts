import { db } from '../../../mock/lib/db';
import { openShopBeforeEach, parseOrder, shop, token, toSelection } from './shop';

openShopBeforeEach();

const configurePayment = (settings: object) => shop.post('demo/payment', settings);
/** Turns of the event loop, many times more than a reply takes. */
const MAX_TURNS = 100;

const NO_REPLY = 'no reply';

async function replyOrTimeout(call: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = NO_REPLY;
  void call.then((reply) => {
    outcome = reply;
  });
  for (let turn = 0; turn < MAX_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}

describe('a lost reply', () => {
  it('does not undo a payment, and the retry returns it', async () => {
    await configurePayment({ outcome: 'timeout' });
    const order = await shop.order(token);
    expect(await replyOrTimeout(shop.pay(token, order))).toBe(NO_REPLY);
    expect(await shop.read(token, order.orderId)).toMatchObject({
      status: 'paying',
      payment: { status: 'pending' },
    });
    expect(parseOrder(await shop.pay(token, order)).status).toBe('paying');
    shop.advance(3);
    expect((await shop.read(token, order.orderId)).status).toBe('paid');
    expect(db().orders[0]?.payments).toHaveLength(1);
  });

  it.each([
    ['configured on the demo page', {}, true],
    ['requested by a header', { 'x-mock-order': 'timeout' }, false],
  ])('does not undo an order, %s, and the retry returns it', async (_how, headers, isSet) => {
    if (isSet) await configurePayment({ order: 'timeout' });
    const payload = await shop.payloadFor(toSelection());
    const send = () => shop.call('POST', 'order', payload, { 'x-authorization': token, ...headers });
    expect(await replyOrTimeout(send())).toBe(NO_REPLY);
    expect(db().orders).toHaveLength(1);
    expect(parseOrder(await send()).orderId).toBe(db().orders[0]?.orderId);
    expect(db().orders).toHaveLength(1);
  });
});
