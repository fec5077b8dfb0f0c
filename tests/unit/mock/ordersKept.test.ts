import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { db, saveNow } from '../../../mock/lib/db';
import { instanceListSchema } from '../../../src/domain/instance/instance';
import { type Order, orderListSchema, orderSchema } from '../../../src/domain/order/order';
import { isPaidStatus } from '../../../src/domain/order/orderMachine';
import { sumLines } from '../../../src/domain/order/quote';
import { createMockClient } from './mockClient';
import { createShop, parseOrder, toSelection } from './shop';

/** Clears the memory, as when the process ends. */
function forgetDatabase() {
  clearTimeout(globalThis.serviceMarketMock?.saveTimer);
  globalThis.serviceMarketMock = undefined;
}

const PEOPLE = ['user', 'admin'] as const;

/** All orders of a user, with details. */
async function getHistory(person: (typeof PEOPLE)[number], language?: string) {
  const client = createMockClient(language);
  const token = await client.signIn(person);
  const reply = await client.get('order/list?pageSize=100', token);
  const { list } = v.parse(orderListSchema, reply.result);
  const orders = await Promise.all(
    list.map(async ({ orderId }) =>
      v.parse(orderSchema, (await client.get(`order/${orderId}`, token)).result),
    ),
  );
  const instances = v.parse(instanceListSchema, (await client.get('instance/list', token)).result);
  return { client, token, list, orders, instances };
}

describe.each(PEOPLE)('the history of %s', (person) => {
  it('is consistent in amounts and timelines', async () => {
    const { orders } = await getHistory(person);
    for (const order of orders) {
      const { originalAmount, discountAmount, payableAmount } = order;
      expect(sumLines(order.items)).toEqual({ originalAmount, discountAmount, payableAmount });
      expect(order.version).toBe(order.timeline.length);
      const times = order.timeline.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(order.paidAmount).toBe(isPaidStatus(order.status) ? payableAmount : 0);
      expect(order.refundedAmount).toBe(order.status === 'refunded' ? payableAmount : 0);
      expect(times.every((time) => time <= order.serverTime)).toBe(true);
    }
  });

  it('has one unpaid order with most of its time left', async () => {
    const { orders } = await getHistory(person);
    const open = orders.filter(({ status }) => status === 'pendingPayment');
    expect(open).toHaveLength(1);
    for (const { payDeadline, serverTime } of open) {
      expect(Date.parse(payDeadline) - Date.parse(serverTime)).toBeGreaterThan(15 * 60_000);
    }
  });
});

describe('the sample customer', () => {
  it('has orders in many states, newest first', async () => {
    const { list } = await getHistory('user');
    expect(list.length).toBeGreaterThanOrEqual(14);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set([
        'pendingPayment',
        'completed',
        'cancelled',
        'expired',
        'refunded',
        'refundReview',
        'provisionFailed',
      ]),
    );
    expect(list.some(({ orderType }) => orderType === 'trial')).toBe(true);
    const times = list.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(list.map(({ orderId }) => orderId)).size).toBe(list.length);
  });

  it('bought no service that needs a certification', async () => {
    const { allServices } = await import('../../../mock/lib/catalogue/catalogue');
    const { list } = await getHistory('user');
    const strict = allServices().filter(({ requiresCertification }) => requiresCertification);
    const names = strict.map(({ serviceId }) => serviceId);
    expect(list.filter(({ service }) => names.includes(service.serviceId))).toEqual([]);
  });
});

describe("another user's order", () => {
  it.each([
    ['read', 'GET', '', undefined],
    ['paid', 'POST', '/pay', { channel: 'alipay', idempotencyKey: 'pay-key-1' }],
    ['closed', 'POST', '/pay/close', {}],
    ['cancelled', 'POST', '/cancel', { reason: 'other' }],
  ])('cannot be %s, and is not found', async (_what, method, path, body) => {
    const shop = createShop();
    const { orderId } = await shop.order(await shop.signIn('user'));
    const headers = { 'x-authorization': await shop.signIn('admin') };
    const foreign = await shop.call(method, `order/${orderId}${path}`, body, headers);
    expect(foreign).toMatchObject({ code: 404, result: null });
    for (const nothing of ['202611200000000000', '__proto__', 'constructor']) {
      expect(await shop.call(method, `order/${nothing}${path}`, body, headers)).toEqual(foreign);
    }
    expect(await shop.call(method, `order/${orderId}${path}`, body)).toMatchObject({ code: 401 });
    expect(db().orders[0]).toMatchObject({ status: 'pendingPayment', version: 1 });
  });
});

describe('the database', () => {
  it('keeps a pending payment over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-orders-'));
    jest.spyOn(process, 'once').mockReturnThis();
    process.env.MOCK_DB = join(folder, 'db.json');
    process.env.MOCK_DELAY_MS = '0';
    forgetDatabase();
    try {
      const shop = createShop();
      const token = await shop.signIn();
      const payload = await shop.payloadFor(toSelection({ unit: 'month' }));
      const order = parseOrder(await shop.post('order', payload, token));
      const { payment } = parseOrder(await shop.pay(token, order));
      saveNow();
      forgetDatabase();
      const again = (await shop.post('order', payload, token)).result as Order;
      expect(again).toMatchObject({ orderId: order.orderId, status: 'paying', payment });
      expect(parseOrder(await shop.pay(token, order)).payment).toEqual(payment);
      shop.advance(60);
      expect(await shop.read(token, order.orderId)).toMatchObject({ status: 'completed', version: 5 });
    } finally {
      forgetDatabase();
      delete process.env.MOCK_DB;
      delete process.env.MOCK_DELAY_MS;
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
