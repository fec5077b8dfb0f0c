import { db } from '../../../mock/lib/db';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { nextOrderState, type OrderState } from '../../../src/domain/order/orderMachine';
import { openShopBeforeEach, parseOrder, shop, token, toSelection } from './shop';

openShopBeforeEach();

const configurePayment = (settings: object) => shop.post('demo/payment', settings);
/** Every event with its time since the order was placed, in milliseconds. */
const events = ({ timeline, createdAt }: Order) =>
  timeline.map(({ event, at }) => [event, Date.parse(at) - Date.parse(createdAt)]);

/** Checks that the timeline is a legal, chronological sequence that leads to the order's state. */
function expectConsistent(order: Order) {
  const [created, ...steps] = order.timeline;
  expect(created).toMatchObject({ event: 'create', actor: 'buyer', at: order.createdAt });
  let state: OrderState | undefined = { status: 'pendingPayment' };
  for (const { event, actor } of steps) {
    state =
      state && event !== 'create' && event !== 'accept' ? nextOrderState(state, event, actor) : undefined;
  }
  expect(state?.status).toBe(order.status);
  const times = order.timeline.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(order.version).toBe(order.timeline.length);
}

describe('the payment deadline', () => {
  it('expires an order exactly on time, once', async () => {
    const order = await shop.order(token);
    shop.advance(1_799);
    expect((await shop.read(token, order.orderId)).status).toBe('pendingPayment');
    shop.advance(1);
    const expired = await shop.read(token, order.orderId);
    expect(expired).toMatchObject({ status: 'expired', version: 2, finishedAt: order.payDeadline });
    expect(expired.timeline.at(-1)).toEqual({
      at: order.payDeadline,
      actor: 'system',
      event: 'expire',
      note: '',
    });
    shop.advance(3_600);
    await Promise.all(Array.from({ length: 5 }, () => shop.get('order/list', token)));
    expect(await shop.read(token, order.orderId)).toMatchObject({ version: 2, timeline: expired.timeline });
  });

  it('prevents payments and cancellations', async () => {
    const order = await shop.order(token);
    shop.advance(1_800);
    for (const reply of [
      await shop.pay(token, order),
      await shop.post(`order/${order.orderId}/cancel`, { reason: 'other' }, token),
    ]) {
      expect(reply).toMatchObject({ code: ORDER_ERROR.transitionRefused, result: { status: 'expired' } });
    }
    expect(db().orders[0]?.payments).toEqual([]);
  });

  it('is not undone when the clock is set back', async () => {
    const order = await shop.order(token);
    shop.advance(1_800);
    expect((await shop.read(token, order.orderId)).status).toBe('expired');
    shop.advance(-3_600);
    expect((await shop.read(token, order.orderId)).status).toBe('expired');
  });
});

describe('a payment and the deadline', () => {
  it('completes when it was started in time', async () => {
    const order = await shop.order(token);
    shop.advance(1_799);
    expect(parseOrder(await shop.pay(token, order)).status).toBe('paying');
    shop.advance(2);
    expect((await shop.read(token, order.orderId)).status).toBe('paying');
    shop.advance(10);
    const done = await shop.read(token, order.orderId);
    expect(done.status).toBe('completed');
    expectConsistent(done);
  });

  it('expires the order when it fails later', async () => {
    await configurePayment({ outcome: 'fail' });
    const order = await shop.order(token);
    shop.advance(1_799);
    await shop.pay(token, order);
    shop.advance(60);
    const expired = await shop.read(token, order.orderId);
    expect(events(expired)).toEqual([
      ['create', 0],
      ['pay', 1_799_000],
      ['payFailed', 1_802_000],
      ['expire', 1_802_000],
    ]);
    expectConsistent(expired);
  });

  it('fails a pending payment and expires the order', async () => {
    await configurePayment({ outcome: 'hang' });
    const order = await shop.order(token);
    shop.advance(60);
    await shop.pay(token, order);
    shop.advance(86_000);
    const expired = await shop.read(token, order.orderId);
    expect(events(expired)).toEqual([
      ['create', 0],
      ['pay', 60_000],
      ['payFailed', 1_800_000],
      ['expire', 1_800_000],
    ]);
    expect(expired.payment).toMatchObject({
      status: 'failed',
      failureReason: 'No payment arrived before the deadline.',
    });
    expectConsistent(expired);
  });

  it('keeps the remaining time after a failed payment', async () => {
    await configurePayment({ outcome: 'fail' });
    const order = await shop.order(token);
    await shop.pay(token, order);
    shop.advance(1_799);
    expect((await shop.read(token, order.orderId)).status).toBe('pendingPayment');
    shop.advance(1);
    expect(await shop.read(token, order.orderId)).toMatchObject({
      status: 'expired',
      finishedAt: order.payDeadline,
    });
  });
});

describe('a paid order', () => {
  const PAID = [
    ['create', 0],
    ['pay', 0],
    ['paySucceeded', 3_000],
    ['provision', 4_000],
    ['activated', 7_000],
  ];

  it('has the same timeline whether it is read often or once', async () => {
    const watched = await shop.order(token);
    const found = await shop.order(token);
    for (const order of [watched, found]) await shop.pay(token, order);
    for (let second = 0; second < 10; second += 1) {
      shop.advance(1);
      expectConsistent(await shop.read(token, watched.orderId));
    }
    shop.advance(40_000);
    const [first, second] = [await shop.read(token, watched.orderId), await shop.read(token, found.orderId)];
    for (const order of [first, second]) {
      expect(events(order)).toEqual(PAID);
      expectConsistent(order);
    }
    expect(first.paidAt).toBe(second.paidAt);
    expect(first.activatedAt).toBe(second.activatedAt);
  });

  it('creates one service, which starts when it is set up', async () => {
    const order = await shop.order(token, toSelection({ unit: 'month' }));
    await shop.pay(token, order);
    shop.advance(5_000);
    await Promise.all(Array.from({ length: 5 }, () => shop.get('instance/list', token)));
    const { activatedAt, instanceId } = await shop.read(token, order.orderId);
    const { list } = (await shop.get('instance/list', token)).result as { list: { beganOn: string }[] };
    expect(list).toEqual([
      expect.objectContaining({ instanceId, orderId: order.orderId, status: 'active', beganOn: activatedAt }),
    ]);
  });
});
