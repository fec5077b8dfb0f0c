import { db } from '../../../mock/lib/db';
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
