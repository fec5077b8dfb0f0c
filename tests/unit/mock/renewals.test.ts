import * as v from 'valibot';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { spentOnOrders } from '../../../mock/lib/money/entries';
import { shiftByPeriod } from '../../../src/domain/calendar';
import type { Period } from '../../../src/domain/catalog/service';
import { instanceSchema } from '../../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { chargeListSchema } from '../../../src/domain/money/charge';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { quoteSchema } from '../../../src/domain/order/quote';
import { customer, instanceOf } from './customer';
import { type createMockClient as Create, createMockClient } from './mockClient';
import { getRecord, parseOrder } from './shop';

const NOW = Date.UTC(2026, 10, 20, 4);

let client: ReturnType<typeof Create>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

let keys = 0;

/** The payload of a renewal or upgrade, with the server's price. */
async function payloadFor(serviceId: string, change: { period?: Period; skuCode?: string }) {
  const { skuCode, specs, quantity, period, instanceId } = instanceOf(serviceId);
  const selection = { serviceId, skuCode, specs, quantity, period, instanceId, ...change };
  const orderType = change.skuCode ? 'upgrade' : 'renew';
  const reply = await client.post('order/quote', { ...selection, orderType }, token);
  expect(reply).toMatchObject({ code: 200 });
  const quote = v.parse(quoteSchema, reply.result);
  keys += 1;
  return {
    ...change,
    quoteId: quote.quoteId,
    payableAmount: quote.payableAmount,
    consents: currentConsents(getRecord(serviceId).agreements),
    idempotencyKey: `change-key-${keys}`,
  };
}

async function orderChange(serviceId: string, change: { period?: Period; skuCode?: string }) {
  const path = `instance/${instanceOf(serviceId).instanceId}/${change.skuCode ? 'upgrade' : 'renew'}`;
  return parseOrder(await client.post(path, await payloadFor(serviceId, change), token));
}

async function payAndSettle(orderId: string) {
  customer().balance += 10_000_000;
  await client.post(
    `order/${orderId}/pay`,
    { channel: 'balance', idempotencyKey: `pay-${orderId}-1` },
    token,
  );
  client.advance(10);
  return parseOrder(await client.get(`order/${orderId}`, token));
}

describe('a renewal', () => {
  it('extends the term of the service by one period', async () => {
    const instance = instanceOf('uptime-probe');
    const end = instance.endsOn ?? 0;
    const period = { unit: 'year', count: 1 } as const;
    const order = await orderChange('uptime-probe', { period });
    expect(instance.endsOn).toBe(end);
    expect(await payAndSettle(order.orderId)).toMatchObject({
      status: 'completed',
      instanceId: instance.instanceId,
    });
    expect(instance.endsOn).toBe(shiftByPeriod(end, period));
    await client.get('instance/list', token);
    expect(instance.endsOn).toBe(shiftByPeriod(end, period));
  });

  it('of an expired service starts now', async () => {
    const instance = instanceOf('sms-marketing-desk');
    expect((instance.endsOn ?? 0) < NOW).toBe(true);
    const order = await payAndSettle(
      (await orderChange('sms-marketing-desk', { period: { unit: 'month', count: 1 } })).orderId,
    );
    const from = Date.parse(order.activatedAt ?? '');
    expect(instance).toMatchObject({
      status: 'active',
      endsOn: shiftByPeriod(from, { unit: 'month', count: 1 }),
    });
  });

  it('is charged like a purchase, for its own period', async () => {
    const end = instanceOf('uptime-probe').endsOn ?? 0;
    const order = await orderChange('uptime-probe', { period: { unit: 'year', count: 1 } });
    await payAndSettle(order.orderId);
    const { list } = v.parse(
      chargeListSchema,
      (await client.get(`charge/list?orderId=${order.orderId}`, token)).result,
    );
    expect(list).toHaveLength(1);
    expect(spentOnOrders(list)).toBe(order.payableAmount);
    expect(list[0]).toMatchObject({
      instanceId: instanceOf('uptime-probe').instanceId,
      period: { from: new Date(end).toISOString() },
    });
  });

  it('is reverted by its refund', async () => {
    const instance = instanceOf('uptime-probe');
    const end = instance.endsOn;
    const { orderId } = await orderChange('uptime-probe', { period: { unit: 'year', count: 1 } });
    await payAndSettle(orderId);
    const record = db().orders.find((order) => order.orderId === orderId);
    if (record) record.status = 'refunded';
    await client.get('instance/list', token);
    await client.get('instance/list', token);
    expect(instance.endsOn).toBe(end);
  });

  it('is idempotent by key, and limited to one pending order per service', async () => {
    const payload = await payloadFor('uptime-probe', { period: { unit: 'year', count: 1 } });
    const path = `instance/${instanceOf('uptime-probe').instanceId}/renew`;
    const [first, second] = await Promise.all([
      client.post(path, payload, token),
      client.post(path, payload, token),
    ]);
    expect(parseOrder(first).orderId).toBe(parseOrder(second).orderId);
    expect(await client.post(path, { ...payload, idempotencyKey: 'another-key' }, token)).toMatchObject({
      code: INSTANCE_ERROR.changePending,
      result: { orderId: parseOrder(first).orderId },
    });
  });

  it('needs the owner of the service, and its own plan and specs', async () => {
    const { skuCode, specs, quantity, period, instanceId } = instanceOf('uptime-probe');
    const selection = {
      serviceId: 'uptime-probe',
      skuCode,
      specs,
      quantity,
      period,
      instanceId,
      orderType: 'renew',
    };
    const refused = { code: ORDER_ERROR.selectionInvalid };
    expect(await client.post('order/quote', selection)).toMatchObject(refused);
    expect(await client.post('order/quote', selection, await client.signIn('admin'))).toMatchObject(refused);
    expect(await client.post('order/quote', { ...selection, skuCode: 'other' }, token)).toMatchObject(
      refused,
    );
    expect(await client.post('order/quote', { ...selection, specs: {} }, token)).toMatchObject(refused);
    expect(await client.post('order/quote', { ...selection, quantity: 9 }, token)).toMatchObject({
      code: ORDER_ERROR.quantityExceeded,
    });
    expect(await client.get(`instance/${instanceId}`, await client.signIn('admin'))).toMatchObject({
      code: 404,
    });
  });
});

describe('an upgrade', () => {
  const larger = () => {
    const { skuCode } = instanceOf('document-translation');
    const skus = getRecord('document-translation').skus.map((sku) => sku.skuCode);
    const target = skus[skus.indexOf(skuCode) + 1];
    if (!target) throw new Error('There is no larger plan');
    return target;
  };

  it('changes the plan but not the end, for less than the full difference', async () => {
    const instance = instanceOf('document-translation');
    const { endsOn } = instance;
    const target = larger();
    const order = await orderChange('document-translation', { skuCode: target });
    expect(order.items).toHaveLength(1);
    expect(order.payableAmount).toBeGreaterThan(0);
    await payAndSettle(order.orderId);
    expect(instance).toMatchObject({ skuCode: target, endsOn, status: 'active' });
    const now = v.parse(instanceSchema, (await client.get(`instance/${instance.instanceId}`, token)).result);
    expect(now.service.planName).toBe(order.service.planName);
  });

  it('to a smaller plan is refused', async () => {
    const target = larger();
    const { skuCode } = instanceOf('document-translation');
    await payAndSettle((await orderChange('document-translation', { skuCode: target })).orderId);
    const { specs, quantity, period, instanceId } = instanceOf('document-translation');
    const selection = { serviceId: 'document-translation', skuCode, specs, quantity, period, instanceId };
    expect(await client.post('order/quote', { ...selection, orderType: 'upgrade' }, token)).toMatchObject({
      code: INSTANCE_ERROR.notAnUpgrade,
    });
  });
});
