import type { InferOutput } from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { DAY_MS } from '../../../src/domain/calendar';
import { feedPath } from '../../../src/domain/instance/calendarFeed';
import type { InstanceSummary } from '../../../src/domain/instance/instance';
import { GRACE_DAYS, renewalDue } from '../../../src/domain/instance/renewal';
import { renewalOutlooks } from '../../../src/domain/instance/renewalOutlook';
import type { renewalsSchema } from '../../../src/domain/instance/renewals';
import { customer, instanceOf, spend } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

const SERVICE = 'uptime-probe';
let client: MessageClient;

beforeEach(async () => {
  client = await createMessageClient();
  db().paymentSettings.settleAfterMs = 0;
  for (const instance of db().instances) instance.autoRenew = instance === own();
});

const own = () => instanceOf(SERVICE);
const end = () => own().endsOn ?? 0;
const spendTo = (balance: number) => spend(customer().balance - balance);
const read = async (path: string) => (await client.get(path, client.token())).result;
const seen = async () =>
  ((await read('instance/list?pageSize=100')) as { list: InstanceSummary[] }).list.find(
    ({ instanceId }) => instanceId === own().instanceId,
  );
const titlesOf = async () =>
  (await client.list()).list
    .filter(({ title }) => title.includes('Uptime Probe'))
    .map(({ title }) => title.split(':')[0]);

/** Puts the service up for hand-over, until long after its end. */
function offer(): void {
  own().managed = {
    handOver: { to: { userPhone: '13700000000' }, status: 'offered', expiresAt: end() + 30 * DAY_MS },
  };
}

const failSetup = () => {
  const [order] = db().orders.filter(({ orderId }) => orderId === own().orderId);
  if (!order) throw new Error('order');
  const failedAt = renewalDue(end()) - DAY_MS;
  db().orders.push({
    ...structuredClone(order),
    ...{ orderId: '202611209999999999', idempotencyKey: 'renewal-by-hand', status: 'provisionFailed' },
    ...{ createdAt: failedAt, paidAt: failedAt, refundedAmount: 0, covers: undefined, instanceId: undefined },
    selection: { ...order.selection, orderType: 'renew', instanceId: own().instanceId },
    timeline: [{ at: failedAt, actor: 'provider', event: 'provisionFailed', note: { zh: '', en: '' } }],
  });
};

it.each([
  ['an offer to another account', 'handOver', offer, /offered to another account/],
  ['a failed setup', 'setupFailed', failSetup, /setup of a paid order failed/],
  ['a balance that is too low', 'balance', () => spendTo(1), /short/],
] as const)(
  '%s is told by every page, before the end, and the service runs on',
  async (_name, why, act, text) => {
    await client.moveTo(2, end());
    act();
    const state = why === 'balance' ? 'short' : 'blocked';
    const expected = { state, reason: why, at: new Date(renewalDue(end())).toISOString() };
    expect((await seen())?.outlook).toMatchObject(expected);
    expect(await read(`instance/${own().instanceId}/detail`)).toMatchObject({ outlook: expected });
    const renewals = (await read('instance/renewals')) as InferOutput<typeof renewalsSchema>;
    const outlooks = renewalOutlooks(renewals.list, renewals, Date.parse(renewals.serverTime));
    expect(outlooks.get(own().instanceId)).toMatchObject(expected);
    const { token } = (await client.post('calendar/feed', undefined, client.token())).result as {
      token: string;
    };
    const feed = async () =>
      (
        await (await client.send('GET', feedPath(token), undefined, { host: 'market.test' })).text()
      ).replaceAll('\r\n ', '');
    const day = new Date(end()).toISOString().slice(0, 10);
    expect(await feed()).toMatch(/Uptime Probe: Can’t renew.*/);
    expect(await feed()).toContain(`UID:${own().instanceId}-${day}-renewal@`);
    const told = await titlesOf();
    expect(told[0]).toBe(why === 'balance' ? 'Balance too low to renew' : 'Renewal blocked');

    await client.moveTo(0, end() - 3_600_000);
    const [failed] = (await client.list()).list;
    expect(failed).toMatchObject({
      title: expect.stringMatching(/^Renewal failed: Uptime Probe/),
      body: expect.stringMatching(text),
      createdAt: expected.at,
    });
    await client.moveTo(0, end() + 1_000);
    expect(await seen()).toMatchObject({
      status: 'grace',
      graceEndsOn: new Date(end() + GRACE_DAYS * DAY_MS).toISOString(),
      outlook: expected,
    });
    expect((await titlesOf())[0]).toBe('Renew now to keep');
    // The day and the event in the calendar stay as they were.
    expect(await feed()).toContain(`UID:${own().instanceId}-${day}-renewal@`);
  },
);

it('what was in the way is paid when that ends, and continues the term', async () => {
  const oldEnd = end();
  await client.moveTo(2, oldEnd);
  offer();
  await seen();
  await client.moveTo(-1, oldEnd);
  await seen();
  const taken = Date.now() + db().clockOffsetSeconds * 1_000;
  const reply = await client.post(
    `instance/${own().instanceId}/handOver/withdraw`,
    { idempotencyKey: 'taken-back' },
    client.token(),
  );
  expect(reply).toMatchObject({ code: 200 });
  customer().balance = 10_000_000;
  await seen();
  client.advance(10);
  const renewed = await seen();
  expect(renewed?.status).toBe('active');
  expect(renewed).not.toHaveProperty('graceEndsOn');
  const order = db().orders.at(-1);
  expect(order?.covers?.from).toBe(oldEnd);
  expect(order?.paidAt).toBeGreaterThanOrEqual(taken);
  expect(end()).toBeGreaterThan(oldEnd);
});

it('a renewal by hand in the days of grace begins at the old end, and afterwards at once', async () => {
  own().autoRenew = false;
  const oldEnd = end();
  const renew = async (key: string) => {
    const { skuCode, specs, quantity, period, instanceId } = own();
    const { result } = await client.post(
      'order/quote',
      { ...{ serviceId: SERVICE, skuCode, specs, quantity, period, instanceId }, orderType: 'renew' },
      client.token(),
    );
    const { quoteId, payableAmount } = result as { quoteId: string; payableAmount: number };
    const { agreements = [] } = allServices().find(({ serviceId }) => serviceId === SERVICE) ?? {};
    const order = await client.post(
      `instance/${instanceId}/renew`,
      { period, quoteId, payableAmount, consents: currentConsents(agreements), idempotencyKey: key },
      client.token(),
    );
    const { orderId } = order.result as { orderId: string };
    await client.post(
      `order/${orderId}/pay`,
      { channel: 'alipay', idempotencyKey: `${key}-pay` },
      client.token(),
    );
    client.advance(10);
    await seen();
    return db().orders.find((each) => each.orderId === orderId);
  };
  await client.moveTo(-2, oldEnd);
  expect(await seen()).toMatchObject({ status: 'grace', outlook: { state: 'willEnd', reason: 'off' } });
  const inGrace = await renew('renewed-in-grace');
  expect(inGrace?.covers?.from).toBe(oldEnd);
  const nextEnd = end();
  await client.moveTo(-4, nextEnd);
  expect(await seen()).toMatchObject({ status: 'expired' });
  const late = await renew('renewed-too-late');
  expect(late?.covers?.from).toBe(late?.activatedAt);
});

it.each([
  ['a trial', () => Object.assign(own(), { orderType: 'trial', autoRenew: false })],
  [
    'a service that its owner has ended',
    () =>
      Object.assign(own(), {
        autoRenew: false,
        managed: { scheduled: { kind: 'end', at: end(), autoRenewBefore: false } },
      }),
  ],
])('%s has no days of grace', async (_name, act) => {
  const { instanceId, endsOn = 0 } = own();
  act();
  await client.moveTo(0, endsOn);
  await read('instance/list');
  expect(db().instances.find((each) => each.instanceId === instanceId)).toMatchObject({ status: 'expired' });
});

it('the automatic top-up gives a renewal what the balance lacks', async () => {
  const threshold = { threshold: 1_000, amount: 30_000, monthlyLimit: 100_000_000, channel: 'alipay' };
  await client.call(
    'PUT',
    'balance/autoTopUp',
    { ...threshold, accepted: true },
    { 'x-authorization': client.token() },
  );
  await client.moveTo(2, end());
  spendTo(6_300);
  const { outlook } = (await seen()) ?? {};
  expect(outlook).toMatchObject({ state: 'renews' });
  const oldEnd = end();
  await client.moveTo(0, oldEnd - 3_600_000);
  await seen();
  expect(end()).toBeGreaterThan(oldEnd);
  const { amount = 0 } = outlook ?? {};
  const topUps = db().topUps.filter(({ automatic }) => automatic);
  expect(topUps.map((topUp) => topUp.amount)).toEqual([Math.ceil((amount - 6_300) / 30_000) * 30_000]);
});

it('the system renews in its own name, and agrees to nothing for the owner', async () => {
  const before = structuredClone(customer().consents);
  customer().balance = 10_000_000;
  await client.moveTo(0, end() - 3_600_000);
  await seen();
  const order = db().orders.at(-1);
  expect(order).toMatchObject({ status: 'completed', selection: { orderType: 'renew' }, consents: [] });
  expect(order?.timeline.map(({ actor, event }) => `${actor} ${event}`)).toEqual([
    ...['system create', 'system pay', 'system paySucceeded', 'system provision', 'provider activated'],
  ]);
  expect(customer().consents).toEqual(before);
});
