import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import type { InstanceRecord } from '../../../mock/lib/orders/records';
import { openChange } from '../../../mock/lib/orders/serviceOrders';
import { findOffer, toConfiguration, withPlan } from '../../../mock/lib/orders/snapshot';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { otherPlans } from '../../../src/domain/instance/upgrade';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { customer } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

const MINUTE_S = 60;

let client: MessageClient;
beforeEach(async () => {
  client = await createMessageClient();
});

/** The sample customer's running service with a larger plan, and that plan. */
function changeable(): { instance: InstanceRecord; skuCode: string } {
  for (const instance of db().instances) {
    const offer = findOffer(instance.service.serviceId);
    const { scheduled, handOver } = instance.managed ?? {};
    const isFree = scheduled === undefined && handOver === undefined && (instance.endsOn ?? 0) > Date.now();
    const isOwn = instance.userId === customer().userId && instance.status === 'active' && isFree;
    const [plan] =
      offer && instance.orderType !== 'trial'
        ? otherPlans(offer.service, toConfiguration(instance), 'upgrade')
        : [];
    if (isOwn && plan && !openChange(db(), instance.instanceId)) return { instance, skuCode: plan.skuCode };
  }
  throw new Error('no such service');
}

const quote = (instance: InstanceRecord, change: { skuCode: string; orderType: string }) =>
  client.post(
    'order/quote',
    { ...withPlan(instance, change.skuCode), instanceId: instance.instanceId, ...change },
    client.token(),
  );

/** Orders an upgrade so many minutes before the end of the service. */
async function orderUpgrade(minutes: number) {
  const { instance, skuCode } = changeable();
  const { endsOn = 0, instanceId, service } = instance;
  instance.autoRenew = false;
  await client.moveTo(0, endsOn - minutes * MINUTE_S * 1_000);
  const { code, message, result } = await quote(instance, { skuCode, orderType: 'upgrade' });
  expect({ code, message }).toMatchObject({ code: 200 });
  const { quoteId, payableAmount } = result as { quoteId: string; payableAmount: number };
  const { agreements = [] } = allServices().find(({ serviceId }) => serviceId === service.serviceId) ?? {};
  const consents = currentConsents(agreements);
  const body = {
    skuCode,
    orderType: 'upgrade',
    quoteId,
    payableAmount,
    consents,
    idempotencyKey: 'upgrade-at-the-end',
  };
  const order = await client.post(`instance/${instanceId}/upgrade`, body, client.token());
  expect(order.code).toBe(200);
  const { orderId } = order.result as { orderId: string };
  const pay = () =>
    client.post(
      `order/${orderId}/pay`,
      { channel: 'alipay', idempotencyKey: 'upgrade-payment' },
      client.token(),
    );
  const read = async () => {
    await client.get(`order/${orderId}`, client.token());
    return db().orders.find((each) => each.orderId === orderId);
  };
  return { instance, endsOn, before: instance.skuCode, pay, read };
}

it('an unpaid upgrade is cancelled with the end of the term, so that it cannot be paid', async () => {
  const { endsOn, pay, read } = await orderUpgrade(10);
  client.advance(15 * MINUTE_S);
  expect(await pay()).toMatchObject({ code: ORDER_ERROR.transitionRefused });
  expect(await read()).toMatchObject({ status: 'cancelled', paidAmount: 0, finishedAt: endsOn });
});

it('an upgrade whose payment arrives after the end of the term is refunded at once', async () => {
  db().paymentSettings.settleAfterMs = 15 * MINUTE_S * 1_000;
  const { instance, before, pay, read } = await orderUpgrade(10);
  expect(await pay()).toMatchObject({ code: 200 });
  client.advance(20 * MINUTE_S);
  const order = await read();
  expect(order).toMatchObject({ status: 'refunded', refundedAmount: order?.paidAmount });
  expect(order?.paidAmount).toBeGreaterThan(0);
  expect(instance.skuCode).toBe(before);
});

it('a scheduled smaller plan is no way around the check of a renewal', async () => {
  const { instance, skuCode: larger } = changeable();
  const { skuCode } = instance;
  instance.skuCode = larger;
  instance.managed = {
    scheduled: { kind: 'downgrade', skuCode, at: instance.endsOn ?? 0, autoRenewBefore: false },
  };
  const renewal = { skuCode, orderType: 'renew' };
  expect(await quote(instance, renewal)).toMatchObject({ code: INSTANCE_ERROR.actionRefused });
});
