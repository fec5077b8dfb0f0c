import { db } from '../../../mock/lib/db';
import { createShop, parseOrder, type Shop, toSelection } from './shop';

let shop: Shop;
let token: string;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
});

const steer = (settings: object) => shop.post('demo/payment', settings);
/** Turns of the event loop, many times as many as an answer takes. */
const PATIENCE_TURNS = 100;

/** What shows that a call has not been answered. */
const silence = 'not answered';

async function orSilence(call: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = silence;
  void call.then((answer) => {
    outcome = answer;
  });
  for (let turn = 0; turn < PATIENCE_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}

describe('a reply that is lost', () => {
  it('leaves a payment that is there and succeeds; the retry finds it', async () => {
    await steer({ outcome: 'timeout' });
    const order = await shop.order(token);
    expect(await orSilence(shop.pay(token, order))).toBe(silence);
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
    ['set on the demo page', {}, true],
    ['asked for by a header', { 'x-mock-order': 'timeout' }, false],
  ])('leaves an order that is there, %s; the retry finds it', async (_how, headers, isSet) => {
    if (isSet) await steer({ order: 'timeout' });
    const payload = await shop.payloadFor(toSelection());
    const send = () => shop.call('POST', 'order', payload, { 'x-authorization': token, ...headers });
    expect(await orSilence(send())).toBe(silence);
    expect(db().orders).toHaveLength(1);
    expect(parseOrder(await send()).orderId).toBe(db().orders[0]?.orderId);
    expect(db().orders).toHaveLength(1);
  });
});
