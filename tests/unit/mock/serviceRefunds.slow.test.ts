import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { customer } from './customer';
import {
  askRefund,
  buy,
  chainOf,
  change,
  daysTo,
  later,
  newKey,
  openServicesBeforeEach,
  parseOrder,
  read,
  record,
  refund,
  renew,
  service,
  shop,
  token,
  upgrade,
} from './serviceRefundClient';

openServicesBeforeEach();

describe.each(['month', 'quarter', 'year'] as const)('an order for a %s', (unit) => {
  it.each(['alipay', 'wechat', 'transfer', 'balance'])(
    'renewed by %s is refunded over its own term: whole before it, by the days in it, nothing after it',
    async (channel) => {
      const bought = await buy(unit, channel);
      const end = service(bought).endsOn;
      const renewal = await renew(bought, channel);
      await later(daysTo(end) - 2);
      expect((await read(renewal)).refundable).toMatchObject({
        rule: 'notBegun',
        amount: renewal.paidAmount,
      });
      await later(4);
      expect((await read(renewal)).refundable).toMatchObject({ rule: 'early', amount: renewal.paidAmount });
      await later(8);
      const { refundable } = await read(renewal);
      expect(refundable?.rule).toBe('proRata');
      const { left = 0, total = 1, amount } = refundable ?? {};
      expect(amount).toBe(Math.floor((renewal.paidAmount * left) / total));
      expect(Math.abs(total - left - 10)).toBeLessThanOrEqual(1);
      expect((await read(bought)).refundable).toMatchObject({ rule: 'over', amount: 0 });
      const before = customer().balance;
      const refunded = await refund(renewal, { amount, destination: 'balance' });
      expect(refunded).toMatchObject({ status: 'refunded', refundedAmount: amount });
      expect(customer().balance).toBe(before + (amount ?? 0));
      expect(service(bought).endsOn).toBe(end);
      expect(await askRefund(renewal)).toMatchObject({ code: ORDER_ERROR.transitionRefused });
    },
  );

  it('that was renewed is over after its own term, and the renewal after its', async () => {
    const bought = await buy(unit);
    const renewal = await renew(bought);
    await later(daysTo(service(bought).endsOn) + 1);
    expect((await read(renewal)).refundable).toMatchObject({ rule: 'over', amount: 0 });
    expect(await askRefund(renewal)).toMatchObject({ code: ORDER_ERROR.nothingRefundable });
  });

  it('that was upgraded late is refunded over the rest of the term, and not after the service has expired', async () => {
    const bought = await buy(unit);
    await later(daysTo(service(bought).endsOn) - 11);
    const upgraded = await upgrade(bought, chainOf(unit).larger[0]);
    expect((await read(upgraded)).refundable).toMatchObject({ rule: 'early', amount: upgraded.paidAmount });
    await later(8);
    expect((await read(upgraded)).refundable).toMatchObject({ rule: 'proRata', left: 2, total: 11 });
    await later(7);
    expect((await read(upgraded)).refundable).toMatchObject({ rule: 'over', amount: 0 });
  });

  it('is undone from the last change to the first', async () => {
    const { team, larger } = chainOf(unit);
    const [business, enterprise] = larger;
    const bought = await buy(unit);
    const end = service(bought).endsOn;
    const first = await upgrade(bought, business);
    const second = await upgrade(bought, enterprise);
    const renewal = await renew(bought);
    expect(service(bought)).toMatchObject({ skuCode: enterprise });
    await refund(renewal);
    expect(service(bought)).toMatchObject({ skuCode: enterprise, endsOn: end, status: 'active' });
    await refund(second);
    expect(service(bought)).toMatchObject({ skuCode: business, endsOn: end });
    await refund(first);
    expect(service(bought)).toMatchObject({ skuCode: team, endsOn: end });
    expect(await refund(bought)).toMatchObject({ status: 'refunded', refundedAmount: bought.paidAmount });
    expect(service(bought).status).toBe('released');
  });
});

describe('an order with later orders of its service', () => {
  let bought: Order;
  let first: Order;
  let second: Order;
  let renewal: Order;

  beforeEach(async () => {
    const { larger } = chainOf('month');
    bought = await buy('month', 'wechat');
    first = await upgrade(bought, larger[0], 'alipay');
    second = await upgrade(bought, larger[1], 'balance');
    renewal = await renew(bought, 'transfer');
  });

  const states = async () =>
    Promise.all([bought, first, second, renewal].map(async (order) => (await read(order)).status));

  it('lists them newest first, each with its amount', async () => {
    const { refundedWith, refundable } = await read(first);
    expect(refundedWith).toMatchObject([
      { orderId: renewal.orderId, orderType: 'renew', amount: renewal.paidAmount, payChannel: 'transfer' },
      { orderId: second.orderId, orderType: 'upgrade', amount: second.paidAmount, payChannel: 'balance' },
    ]);
    expect(refundable?.amount).toBe(first.paidAmount);
    expect((await read(renewal)).refundedWith).toEqual([]);
  });

  it('is refunded together with them, once, each the way it was paid', async () => {
    const before = customer().balance;
    const { team } = chainOf('month');
    const idempotencyKey = newKey();
    const amount = first.paidAmount + second.paidAmount + renewal.paidAmount;
    for (const _ of [1, 2]) parseOrder(await askRefund(first, { idempotencyKey, amount }));
    expect(await states()).toEqual(['completed', 'refundReview', 'refundReview', 'refundReview']);
    shop.advance(30);
    expect(await states()).toEqual(['completed', 'refunded', 'refunded', 'refunded']);
    for (const order of [first, second, renewal]) {
      expect(await read(order)).toMatchObject({ refundedAmount: order.paidAmount });
      expect(record(order.orderId).refunds).toHaveLength(1);
    }
    expect(customer().balance).toBe(before + second.paidAmount);
    expect(service(bought)).toMatchObject({ skuCode: team, endsOn: record(bought.orderId).covers?.to });
    const found = await shop.get(`order/byKey/${idempotencyKey}`, token);
    expect(found.result).toMatchObject({ order: { orderId: first.orderId } });
  });

  it('goes to the balance with them if the buyer chooses it', async () => {
    const before = customer().balance;
    await refund(bought, { destination: 'balance' });
    const paid = [bought, first, second, renewal].reduce((sum, { paidAmount }) => sum + paidAmount, 0);
    expect(customer().balance).toBe(before + paid);
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded', 'refunded']);
    expect(service(bought).status).toBe('released');
  });

  it.each([0, 1, 2])('comes back with them when the request is withdrawn for any of them', async (index) => {
    await shop.post('demo/payment', { refund: 'hang' });
    await askRefund(first);
    const withdrawn = [first, second, renewal][index] ?? first;
    parseOrder(await shop.post(`order/${withdrawn.orderId}/refund/withdraw`, undefined, token));
    expect(await states()).toEqual(['completed', 'completed', 'completed', 'completed']);
    expect(service(bought).skuCode).toBe(chainOf('month').larger[1]);
  });

  it('stays as it is when the request is rejected', async () => {
    await shop.post('demo/payment', { refund: 'refuse' });
    await refund(first);
    expect(await states()).toEqual(['completed', 'completed', 'completed', 'completed']);
  });

  it('is not refunded when the amount has changed since it was shown', async () => {
    expect(await askRefund(first, { amount: first.paidAmount })).toMatchObject({
      code: ORDER_ERROR.refundAmountChanged,
      result: { amount: first.paidAmount + second.paidAmount + renewal.paidAmount },
    });
    expect(await states()).toEqual(['completed', 'completed', 'completed', 'completed']);
  });

  it('waits for a later order whose money is on its way', async () => {
    const open = await change(bought);
    await shop.post('demo/payment', { outcome: 'hang' });
    await shop.pay(token, open);
    expect((await read(first)).refundObstacle).toMatchObject({
      kind: 'changePending',
      orderId: open.orderId,
    });
    expect(await askRefund(first)).toMatchObject({ code: INSTANCE_ERROR.changePending });
  });
});
