import { db } from '../../../mock/lib/db';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { customer } from './customer';
import {
  askRefund,
  buy,
  chainOf,
  change,
  DAY_S,
  later,
  newKey,
  openServicesBeforeEach,
  parseOrder,
  payAndWait,
  read,
  record,
  refund,
  renew,
  requestChange,
  service,
  shop,
  token,
  upgrade,
} from './serviceRefundClient';

openServicesBeforeEach();

const daysTo = (at: number | undefined) =>
  ((at ?? 0) - Date.now()) / 1000 / DAY_S - db().clockOffsetSeconds / DAY_S;

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

describe('while an order is being refunded', () => {
  let bought: Order;
  beforeEach(async () => {
    bought = await buy('month', 'balance');
    await shop.post('demo/payment', { refund: 'hang' });
  });
  const put = (path: string, body: object) => shop.call('PUT', path, body, { 'x-authorization': token });

  it('nothing is renewed, upgraded, downgraded, ended or handed over', async () => {
    const upgraded = await upgrade(bought, chainOf('month').larger[0]);
    await askRefund(upgraded);
    const refused = { code: ORDER_ERROR.refundPending, result: { orderId: upgraded.orderId } };
    const { instanceId } = service(bought);
    expect(await requestChange(bought)).toMatchObject(refused);
    expect(await requestChange(bought, chainOf('month').larger[1])).toMatchObject(refused);
    expect(await askRefund(bought)).toMatchObject(refused);
    expect((await read(bought)).refundObstacle).toMatchObject({
      kind: 'refundPending',
      orderId: upgraded.orderId,
    });
    for (const kind of [{ kind: 'end' }, { kind: 'downgrade', skuCode: chainOf('month').team }]) {
      const body = { change: kind, idempotencyKey: newKey() };
      expect(await shop.post(`instance/${instanceId}/schedule`, body, token)).toMatchObject(refused);
    }
    await shop.post(`instance/${instanceId}/proof`, { password: 'Market#2026' }, token);
    const offer = { userPhone: '13800138000', idempotencyKey: newKey() };
    expect(await shop.post(`instance/${instanceId}/handOver`, offer, token)).toMatchObject(refused);
  });

  it('an unpaid renewal cannot be paid, and can be after a withdrawal', async () => {
    const open = await change(bought);
    await askRefund(bought);
    expect(await shop.pay(token, open, 'balance')).toMatchObject({ code: ORDER_ERROR.refundPending });
    await shop.post(`order/${bought.orderId}/refund/withdraw`, undefined, token);
    expect((await payAndWait(open, 'balance')).status).toBe('completed');
  });

  it('the service does not renew itself, and does after a withdrawal, not before it', async () => {
    const { instanceId, endsOn } = service(bought);
    await put(`instance/${instanceId}/autoRenew`, { autoRenew: true, idempotencyKey: newKey() });
    await later(daysTo(endsOn) - 2);
    await askRefund(bought);
    const before = customer().balance;
    await later(1.5);
    expect((await shop.get(`instance/${instanceId}/detail`, token)).result).toMatchObject({
      refundPending: true,
      autoRenew: true,
    });
    expect((await shop.get('instance/renewals', token)).result).toMatchObject({ list: [] });
    expect(customer().balance).toBe(before);
    expect(service(bought).endsOn).toBe(endsOn);
    const withdrawnAt = Date.now() + db().clockOffsetSeconds * 1000;
    await shop.post(`order/${bought.orderId}/refund/withdraw`, undefined, token);
    await shop.get('instance/list', token);
    const renewal = db().orders.at(-1);
    expect(renewal).toMatchObject({ selection: { orderType: 'renew' }, status: 'paid' });
    expect(renewal?.paidAt).toBeGreaterThanOrEqual(withdrawnAt);
  });
});

describe('an unpaid order for a service that is gone', () => {
  it.each(['a renewal', 'an upgrade'])('is cancelled with the reason: %s', async (name) => {
    const bought = await buy();
    const open = await change(bought, name === 'a renewal' ? undefined : chainOf('month').larger[0]);
    await refund(bought);
    const cancelled = await read(open);
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.timeline.at(-1)).toMatchObject({ event: 'cancel', actor: 'system' });
    expect(cancelled.timeline.at(-1)?.note).toContain('refunded');
    expect(await shop.pay(token, open)).toMatchObject({ code: ORDER_ERROR.transitionRefused });
    const { result } = await shop.get('message/list', token);
    expect(JSON.stringify(result)).toContain('this order was canceled');
  });

  it('is cancelled as well when a refund has changed the plan for which it was placed', async () => {
    const bought = await buy();
    const upgraded = await upgrade(bought, chainOf('month').larger[0]);
    const open = await change(bought);
    await refund(upgraded);
    expect((await read(open)).status).toBe('cancelled');
    expect(service(bought)).toMatchObject({ skuCode: chainOf('month').team, status: 'active' });
  });
});

describe('a hand-over and a refund', () => {
  const offer = async (bought: Order) => {
    const { instanceId } = service(bought);
    await shop.post(`instance/${instanceId}/proof`, { password: 'Market#2026' }, token);
    const body = { userPhone: '13800138000', idempotencyKey: newKey() };
    expect(await shop.post(`instance/${instanceId}/handOver`, body, token)).toMatchObject({ code: 200 });
    return (step: string, as: string) =>
      shop.post(`instance/${instanceId}/handOver/${step}`, { idempotencyKey: newKey() }, as);
  };

  it.each(['new', 'renew', 'upgrade'])(
    'exclude each other: an open offer blocks the refund of a %s order until it is withdrawn',
    async (type) => {
      const bought = await buy();
      const order =
        type === 'new'
          ? bought
          : type === 'renew'
            ? await renew(bought)
            : await upgrade(bought, chainOf('month').larger[0]);
      const answer = await offer(bought);
      const { instanceId } = service(bought);
      expect(await askRefund(order)).toMatchObject({
        code: ORDER_ERROR.handOverPending,
        result: { instanceId },
      });
      expect((await read(order)).refundObstacle).toMatchObject({ kind: 'handOverPending', instanceId });
      expect((await read(order)).status).toBe('completed');
      await answer('withdraw', token);
      expect((await read(order)).refundObstacle).toBeUndefined();
      expect(await refund(order)).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
    },
  );

  it.each(['decline', 'expire'])(
    'the refund is free again when the receiver lets the offer %s',
    async (end) => {
      const bought = await buy();
      const answer = await offer(bought);
      if (end === 'decline') await answer('decline', await shop.signIn('admin'));
      else await later(7);
      expect((await read(bought)).refundObstacle).toBeUndefined();
      expect(await askRefund(bought)).toMatchObject({ code: 200 });
    },
  );

  it('an offer is not accepted while an order is being refunded', async () => {
    const bought = await buy();
    const answer = await offer(bought);
    // As an older version allowed.
    record(bought.orderId).status = 'refundReview';
    record(bought.orderId).refunds = [
      {
        ...{ idempotencyKey: 'older', reason: 'other', note: '', amount: 1, destination: 'channel' },
        ...{ requestedAt: 0, outcome: 'hang', decidesAt: 0 },
      },
    ];
    expect(await answer('accept', await shop.signIn('admin'))).toMatchObject({
      code: ORDER_ERROR.refundPending,
    });
    expect(service(bought).userId).toBe(customer().userId);
  });
});

describe('a failed setup', () => {
  const fail = async (order: Order, channel: string) => {
    record(order.orderId).provisioning = 'fail';
    const failed = await payAndWait(order, channel);
    expect(failed.status).toBe('provisionFailed');
    return failed;
  };
  const place = async (type: string) => {
    if (type === 'new') return shop.order(token, chainOf('month').selection);
    const bought = await buy();
    return change(bought, type === 'renew' ? undefined : chainOf('month').larger[0]);
  };

  describe.each(['new', 'renew', 'upgrade'])('of a %s order', (type) => {
    it.each([
      ['alipay', 'channel', false],
      ['wechat', 'balance', true],
      ['transfer', 'channel', false],
      ['balance', 'channel', true],
    ] as const)(
      'paid by %s is refunded at once to the %s, in full and once',
      async (channel, destination, reaches) => {
        const order = await fail(await place(type), channel);
        const due = Date.parse(order.timeline.at(-1)?.at ?? '') + 7 * DAY_S * 1000;
        expect(order).toMatchObject({
          refundable: { amount: order.paidAmount },
          refundDue: new Date(due).toISOString(),
          invoiceableAmount: 0,
        });
        const before = customer().balance;
        const idempotencyKey = newKey();
        const ask = () =>
          askRefund(order, { reason: 'notWorking', destination, amount: order.paidAmount, idempotencyKey });
        expect(parseOrder(await ask()).status).toBe('refunding');
        expect(parseOrder(await ask()).status).toBe('refunding');
        shop.advance(5);
        const refunded = await read(order);
        expect(refunded).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
        expect(refunded.refundDue).toBeUndefined();
        expect(refunded.timeline.find(({ event }) => event === 'refund')?.actor).toBe('buyer');
        expect(customer().balance).toBe(before + (reaches ? order.paidAmount : 0));
      },
    );

    it('is refunded after seven days without a choice', async () => {
      const order = await fail(await place(type), 'balance');
      await later(6.9);
      expect((await read(order)).status).toBe('provisionFailed');
      await later(0.2);
      expect(await read(order)).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
    });
  });

  it('is listed with the amount and the date of its refund', async () => {
    const order = await fail(await place('new'), 'alipay');
    const { result } = await shop.get('order/list?status=provisionFailed', token);
    expect(result).toMatchObject({
      list: [{ orderId: order.orderId, payableAmount: order.paidAmount, refundDue: order.refundDue }],
    });
  });
});
