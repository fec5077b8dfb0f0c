import { db } from '../../../mock/lib/db';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { createShop, parseOrder, type Shop, toSelection } from './shop';

const DAY_SECONDS = 86_400;
const REFUND = {
  reason: 'notNeeded',
  note: 'Bought twice',
  destination: 'balance',
  idempotencyKey: 'refund-key-1',
};

let shop: Shop;
let token: string;
let order: Order;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
  const placed = await shop.order(token, toSelection({ unit: 'year' }));
  await shop.pay(token, placed);
  shop.advance(10);
  order = await shop.read(token, placed.orderId);
  expect(order.status).toBe('completed');
});

/** Moves the clock and signs in again, because the session has expired. */
async function later(days: number) {
  shop.advance(days * DAY_SECONDS);
  token = await shop.signIn();
}

const configurePayment = (settings: object) => shop.post('demo/payment', settings);
const requestRefund = (changes: object = {}) =>
  shop.post(`order/${order.orderId}/refund`, { ...REFUND, ...changes }, token);
const withdraw = () => shop.post(`order/${order.orderId}/refund/withdraw`, undefined, token);
const read = () => shop.read(token, order.orderId);
const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance;
const instance = () => db().instances.find(({ orderId }) => orderId === order.orderId);

it('a refund changes the ledger and the balance by the same amount', async () => {
  expect(order.payChannel).toBe('alipay');
  const newest = async () => {
    const { result } = await shop.get('charge/list?pageSize=1', token);
    return (result as { list: { category: string; balanceAfter: number }[] }).list[0];
  };
  const summary = (await shop.get('charge/summary', token)).result as { balance: number };
  const before = { booked: summary.balance, available: balance() ?? Number.NaN };
  await requestRefund();
  shop.advance(30);
  await read();
  expect(balance()).toBe(before.available + order.paidAmount);
  expect(await newest()).toMatchObject({
    category: 'refund',
    balanceAfter: before.booked + order.paidAmount,
  });
});

it('an approved refund is paid to the balance once', async () => {
  const before = balance() ?? 0;
  expect(order.refundable).toMatchObject({ rule: 'early', amount: order.paidAmount });
  const requested = parseOrder(await requestRefund());
  expect(requested).toMatchObject({
    status: 'refundReview',
    statusBeforeRefund: 'completed',
    refund: { reason: 'notNeeded', note: 'Bought twice', amount: order.paidAmount },
  });
  expect(requested.refundable).toBeUndefined();
  shop.advance(14);
  expect((await read()).status).toBe('refundReview');
  shop.advance(1);
  expect((await read()).status).toBe('refunding');
  expect(instance()?.status).toBe('released');
  expect(balance()).toBe(before);
  shop.advance(3);
  const refunded = await read();
  expect(refunded).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
  expect(refunded.timeline.slice(-3).map(({ event, actor }) => [event, actor])).toEqual([
    ['requestRefund', 'buyer'],
    ['approveRefund', 'operator'],
    ['refunded', 'system'],
  ]);
  await later(1);
  await read();
  expect(balance()).toBe(before + order.paidAmount);
});

it('a refund has the same result when it is read much later', async () => {
  const { serverTime } = parseOrder(await requestRefund());
  await later(30);
  const { status, finishedAt, version, timeline } = await read();
  expect(status).toBe('refunded');
  expect(Date.parse(finishedAt ?? '') - Date.parse(serverTime)).toBe(18_000);
  expect(version).toBe(timeline.length);
});

it('a rejected refund changes nothing, has a reason, and can be requested again', async () => {
  await configurePayment({ refund: 'refuse', refundAfterMs: 5_000 });
  const before = balance();
  await requestRefund();
  shop.advance(5);
  const refused = await read();
  expect(refused).toMatchObject({ status: 'completed', refundedAmount: 0 });
  expect(refused.timeline.at(-1)).toMatchObject({ event: 'rejectRefund', actor: 'operator' });
  expect(refused.timeline.at(-1)?.note).toContain('regular use');
  expect(instance()?.status).toBe('active');
  expect(balance()).toBe(before);
  await configurePayment({ refund: 'grant' });
  expect(parseOrder(await requestRefund({ idempotencyKey: 'refund-key-2' })).status).toBe('refundReview');
});

it('a refund waits for a manual review if configured, and can be withdrawn repeatedly', async () => {
  await configurePayment({ refund: 'hang' });
  await requestRefund();
  await later(30);
  expect((await read()).status).toBe('refundReview');
  expect(parseOrder(await withdraw()).status).toBe('completed');
  expect(parseOrder(await withdraw()).version).toBe((await read()).version);
  // After thirty days only a part is refundable.
  const { refundable } = await read();
  expect(refundable?.rule).toBe('proRata');
  const requested = parseOrder(await requestRefund({ idempotencyKey: 'refund-key-2' }));
  expect(requested.refund?.amount).toBe(refundable?.amount);
  expect(requested.refund?.amount).toBeLessThan(order.paidAmount);
});

it('the same key requests one refund, even after a withdrawal', async () => {
  const [first, second] = [parseOrder(await requestRefund()), parseOrder(await requestRefund())];
  expect(second.version).toBe(first.version);
  await withdraw();
  expect(parseOrder(await requestRefund()).status).toBe('completed');
});

it('a refund keeps the amount of the day of the request', async () => {
  await configurePayment({ refundAfterMs: 3_600_000 });
  shop.advance(-600);
  await later(7);
  expect(parseOrder(await requestRefund()).refund?.amount).toBe(order.paidAmount);
  await later(1);
  expect((await read()).refundedAmount).toBe(order.paidAmount);
});

it('a refund is refused for other states, without a refundable amount, and for other users', async () => {
  const unpaid = await shop.order(token);
  const refused = await shop.post(`order/${unpaid.orderId}/refund`, REFUND, token);
  expect(refused).toMatchObject({
    code: ORDER_ERROR.transitionRefused,
    result: { status: 'pendingPayment' },
  });
  expect(await withdraw()).toMatchObject({ code: ORDER_ERROR.transitionRefused });
  const other = await shop.signIn('admin');
  expect(await shop.post(`order/${order.orderId}/refund`, REFUND, other)).toMatchObject({ code: 404 });
  expect(await requestRefund({ reason: 'greed' })).toMatchObject({ code: 400 });
  await later(366);
  expect(await requestRefund()).toMatchObject({ code: ORDER_ERROR.nothingRefundable });
  expect((await read()).status).toBe('completed');
});

it('a trial has no refundable amount', async () => {
  const trial = await shop.order(token, toSelection({ orderType: 'trial' }));
  shop.advance(10);
  const ready = await shop.read(token, trial.orderId);
  expect(ready.refundable).toMatchObject({ amount: 0, rule: 'free' });
  expect(await shop.post(`order/${trial.orderId}/refund`, REFUND, token)).toMatchObject({
    code: ORDER_ERROR.nothingRefundable,
  });
});

describe('the full refund within the first days', () => {
  const selection = () => toSelection({ unit: 'year' });
  /** Buys the service again and returns the order in use. */
  async function buyAgain() {
    const placed = await shop.order(token, selection());
    await shop.pay(token, placed);
    shop.advance(10);
    return shop.read(token, placed.orderId);
  }

  it('is given once per account and service, and the quote and the order say so', async () => {
    await requestRefund();
    shop.advance(30);
    expect((await read()).status).toBe('refunded');
    const quote = await shop.post('order/quote', selection(), token);
    const notWhole = { kind: 'wholeRefundUsed', orderId: order.orderId };
    expect(quote.result).toMatchObject({ notWhole });
    const placed = await shop.order(token, selection());
    expect((await shop.read(token, placed.orderId)).notWhole).toEqual(notWhole);
    const again = await buyAgain();
    expect(again.notWhole).toBeUndefined();
    expect(again.refundable).toMatchObject({ rule: 'proRata', why: notWhole });
    const { left = 0, total = 0, amount } = again.refundable ?? {};
    expect([total - left, amount]).toEqual([1, Math.floor((again.paidAmount * left) / total)]);
  });

  it.each<[string, () => Promise<{ code: number }>]>([
    [
      'the access details are shown',
      () => shop.post(`instance/${instance()?.instanceId}/access`, { password: 'Market#2026' }, token),
    ],
    [
      'a key is made',
      async () => {
        await shop.post(`instance/${instance()?.instanceId}/proof`, { password: 'Market#2026' }, token);
        const body = { name: 'Key', idempotencyKey: 'key-of-used' };
        return shop.post(`instance/${instance()?.instanceId}/key`, body, token);
      },
    ],
  ])('ends when %s, and so for the renewal once its term has begun', async (_name, use) => {
    expect((await use()).code).toBe(200);
    expect((await read()).refundable).toMatchObject({ rule: 'proRata', why: { kind: 'used' } });
    const { skuCode, specs, period, quantity, instanceId, service } = await read();
    const renewal = { serviceId: service.serviceId, skuCode, specs, period, quantity, instanceId };
    const quote = await shop.post('order/quote', { ...renewal, orderType: 'renew' }, token);
    expect(quote.result).toMatchObject({ notWhole: { kind: 'used' } });
  });

  it('is not used up by a request that is withdrawn, and is while one is under review', async () => {
    await configurePayment({ refund: 'hang' });
    await requestRefund();
    const again = await buyAgain();
    expect(again.refundable?.rule).toBe('proRata');
    await withdraw();
    expect((await shop.read(token, again.orderId)).refundable?.rule).toBe('early');
  });

  it('is not used up by a request that is rejected', async () => {
    await configurePayment({ refund: 'refuse', refundAfterMs: 5_000 });
    await requestRefund();
    shop.advance(5);
    expect((await read()).status).toBe('completed');
    expect((await buyAgain()).refundable?.rule).toBe('early');
  });
});
