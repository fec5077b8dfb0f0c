import type { Order } from '../../../src/domain/order/order';
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
  shop,
  token,
} from './serviceRefundClient';

openServicesBeforeEach();

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

  describe('of an order without a price', () => {
    const failFree = (order: Order) => {
      Object.assign(record(order.orderId), { payableAmount: 0 });
      return fail(order, 'balance');
    };

    it('is canceled after seven days, and no refund is reported', async () => {
      const order = await failFree(await place('new'));
      expect(order.refundable).toMatchObject({ amount: 0 });
      expect(order.refundDue).toBeUndefined();
      await later(6.9);
      expect((await read(order)).status).toBe('provisionFailed');
      await later(0.2);
      expect(await read(order)).toMatchObject({ status: 'cancelled', refundedAmount: 0 });
      const { list } = (await shop.get('message/list?topic=refund', token)).result as { list: object[] };
      expect(JSON.stringify(list)).not.toContain(order.orderId);
    });

    it.each(['renew', 'upgrade'])(
      'that was a %s is canceled at once, so that another can follow',
      async (type) => {
        const order = await place(type);
        Object.assign(record(order.orderId), { payableAmount: 0, provisioning: 'fail' });
        expect((await payAndWait(order, 'balance')).status).toBe('cancelled');
        expect(await change(order)).toMatchObject({ status: 'pendingPayment' });
      },
    );
  });

  it('is listed with the amount and the date of its refund', async () => {
    const order = await fail(await place('new'), 'alipay');
    const { result } = await shop.get('order/list?status=provisionFailed', token);
    expect(result).toMatchObject({
      list: [{ orderId: order.orderId, payableAmount: order.paidAmount, refundDue: order.refundDue }],
    });
  });
});
