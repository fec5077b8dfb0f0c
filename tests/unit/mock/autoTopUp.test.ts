import { now } from '../../../mock/lib/clock';
import { db } from '../../../mock/lib/db';
import { AUTO_RENEW_DAYS } from '../../../src/domain/instance/renewal';
import { customer, instanceOf, spend } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

const DAY_S = 86_400;
const SETTINGS = {
  threshold: 20_000,
  amount: 30_000,
  monthlyLimit: 60_000,
  channel: 'alipay',
  accepted: true,
};

let client: MessageClient;
beforeEach(async () => {
  client = await createMessageClient();
  db().paymentSettings.settleAfterMs = 0;
});

const send = (method: string, body?: object) =>
  client.call(method, 'balance/autoTopUp', body, { 'x-authorization': client.token() });
const turnOn = (changes: object = {}) => send('PUT', { ...SETTINGS, ...changes });
const read = async () => (await send('GET')).result;
const automatic = () => db().topUps.filter((topUp) => topUp.automatic);

const spendTo = (balance: number) => spend(customer().balance - balance);

it('tops up once when the balance falls below the threshold, and tells the user', async () => {
  let fellAt = 0;
  expect(await read()).toMatchObject({
    status: 'off',
    means: [{ channel: 'alipay' }, { channel: 'wechat' }],
  });
  await turnOn();
  client.advance(60);
  spendTo(20_000);
  await read();
  expect(automatic()).toEqual([]);
  const messages = await client.newMessages(async () => {
    client.advance(60);
    spendTo(19_999);
    fellAt = now();
    client.advance(60);
    for (let call = 0; call < 3; call += 1) await read();
  });
  expect(customer().balance).toBe(49_999);
  expect(automatic()).toMatchObject([{ createdAt: fellAt }]);
  expect(messages.map(({ title }) => title)).toEqual(['Automatic top-up received: ¥300.00']);
  expect(await read()).toMatchObject({ status: 'on', usedThisMonth: 30_000 });
});

it('tops up at once when it is turned on below the threshold, and the same settings change nothing', async () => {
  db().paymentSettings.settleAfterMs = 20_000;
  spendTo(5_000);
  await turnOn();
  client.advance(10);
  await turnOn();
  expect(automatic()).toHaveLength(1);
  client.advance(20);
  await turnOn();
  expect(automatic()).toHaveLength(1);
  expect(customer().balance).toBe(35_000);
  await turnOn({ amount: 40_000 });
  expect(await read()).toMatchObject({ settings: { amount: 40_000 } });
});

it('stops at the monthly limit, says so once, and goes on in the next month', async () => {
  await turnOn();
  for (let time = 0; time < 3; time += 1) {
    client.advance(60);
    spendTo(1_000);
    await read();
  }
  client.advance(60);
  const messages = await client.newMessages(read);
  expect(automatic()).toHaveLength(2);
  expect(await read()).toMatchObject({ status: 'waiting', usedThisMonth: 60_000 });
  const titles = (await client.list()).list.map(({ title }) => title);
  expect(titles.filter((title) => title === 'Automatic top-up has reached its monthly limit')).toHaveLength(
    1,
  );
  expect(messages).toEqual([]);
  await client.moveTo(0, Date.UTC(2026, 10, 30, 16, 5));
  await read();
  expect(automatic()).toHaveLength(3);
  expect(automatic().at(-1)?.createdAt).toBe(Date.UTC(2026, 10, 30, 16));
  expect(await read()).toMatchObject({ status: 'on', usedThisMonth: 30_000 });
});

it('stops after a failed payment without another attempt, until it is turned on again', async () => {
  db().paymentSettings.outcome = 'fail';
  await turnOn();
  spendTo(1_000);
  client.advance(60);
  await read();
  client.advance(5 * DAY_S);
  await client.moveTo(0, now());
  expect(await read()).toMatchObject({ status: 'stopped', failureReason: expect.stringMatching(/declined/) });
  expect(automatic()).toMatchObject([{ status: 'failed' }]);
  expect(customer().balance).toBe(1_000);
  const titles = (await client.list('&topic=payment')).list.map(({ title }) => title);
  expect(titles).toContain('Automatic top-up failed and stopped');
  db().paymentSettings.outcome = 'succeed';
  await turnOn();
  expect(customer().balance).toBe(31_000);
  expect((await read()) as object).not.toHaveProperty('failureReason');
});

it('does nothing after it is turned off', async () => {
  await turnOn();
  expect((await send('DELETE')).result).toMatchObject({ status: 'off', settings: { amount: 30_000 } });
  spendTo(1_000);
  client.advance(60);
  await read();
  expect(automatic()).toEqual([]);
});

it('comes before a renewal that needs its money, and the books stay in order of time', async () => {
  await turnOn({ amount: 5_000_000, monthlyLimit: 5_000_000 });
  client.advance(60);
  spendTo(1_000);
  const { endsOn = 0, instanceId } = instanceOf('uptime-probe');
  await client.moveTo(0, endsOn - AUTO_RENEW_DAYS * DAY_S * 1000 + DAY_S * 500);
  await read();
  const renewal = db().orders.find(
    ({ idempotencyKey }) => idempotencyKey === `renewal-${instanceId}-${endsOn}`,
  );
  expect(renewal).toMatchObject({ status: 'completed', paidAt: endsOn - AUTO_RENEW_DAYS * DAY_S * 1000 });
  expect(customer().balance).toBeGreaterThanOrEqual(0);
  expect(automatic()[0]?.settlesAt).toBeLessThan(renewal?.paidAt ?? 0);
});

describe('a renewal for which the balance is too low, although it is above the threshold', () => {
  const PRICE = 100_900;
  const DUE_MS = AUTO_RENEW_DAYS * DAY_S * 1000;

  async function becomesDue(settings: object) {
    await turnOn({ threshold: 5_000, ...settings });
    client.advance(60);
    spendTo(6_300);
    const { endsOn = 0, instanceId } = instanceOf('uptime-probe');
    await client.moveTo(0, endsOn - DUE_MS + 60_000);
    await read();
    const dueAt = endsOn - DUE_MS;
    const renewal = db().orders.find(
      ({ idempotencyKey }) => idempotencyKey === `renewal-${instanceId}-${endsOn}`,
    );
    return { dueAt, renewal };
  }

  it('is paid after a top-up of as many times the amount as it lacks', async () => {
    const { dueAt, renewal } = await becomesDue({ amount: 30_000, monthlyLimit: 120_000 });
    expect(automatic()).toMatchObject([{ amount: 120_000, createdAt: dueAt, status: 'succeeded' }]);
    expect(renewal).toMatchObject({ status: 'completed' });
    expect(customer().balance).toBe(6_300 + 120_000 - PRICE);
  });

  it('is not paid when the month has no room for that', async () => {
    const { renewal } = await becomesDue({ amount: 30_000, monthlyLimit: 110_000 });
    expect(automatic()).toEqual([]);
    expect(renewal).toBeUndefined();
    expect(customer().balance).toBe(6_300);
  });

  it('is paid in the next month, when that has room and the service still runs', async () => {
    const service = instanceOf('uptime-probe');
    service.endsOn = Date.UTC(2026, 11, 1, 4);
    await turnOn({ threshold: 5_000, amount: 30_000, monthlyLimit: 120_000 });
    client.advance(60);
    spendTo(1_000);
    await read();
    client.advance(60);
    spendTo(6_300);
    await client.moveTo(0, Date.UTC(2026, 10, 30, 5));
    await read();
    expect(automatic()).toHaveLength(1);
    await client.moveTo(0, Date.UTC(2026, 10, 30, 17));
    await read();
    expect(automatic()[1]).toMatchObject({ amount: 120_000, createdAt: Date.UTC(2026, 10, 30, 16) });
    expect(service.endsOn).toBe(Date.UTC(2027, 11, 1, 4));
  });
});

it('stands in the books after the payment of the same moment that made it necessary', async () => {
  await turnOn();
  const { endsOn = 0, instanceId } = instanceOf('uptime-probe');
  await client.moveTo(2, endsOn);
  const price = 100_900;
  spendTo(price + 1_000);
  await client.moveTo(0, endsOn - 3_600_000);
  await read();
  const { list } = (await client.get('charge/list', client.token())).result as {
    list: { category: string; balanceAfter: number; createdAt: string; instanceId?: string }[];
  };
  const [topUp, renewal] = list;
  expect(renewal).toMatchObject({ category: 'purchase', instanceId, balanceAfter: 1_000 });
  expect(topUp).toMatchObject({ category: 'topUp', balanceAfter: 31_000, createdAt: renewal?.createdAt });
});

it('refuses a payment method without a top-up, and unsound amounts', async () => {
  db().topUps = db().topUps.filter(({ channel }) => channel !== 'wechat');
  expect(await turnOn({ channel: 'wechat' })).toMatchObject({ code: 48_007 });
  expect(await turnOn({ amount: 10_000 })).toMatchObject({ code: 400 });
  expect(await turnOn({ accepted: false })).toMatchObject({ code: 400 });
  expect(db().autoTopUps).toEqual([]);
});
