import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { getLedger } from '../../../mock/lib/money/ledger';
import { withdrawalOptionsSchema, withdrawalSchema } from '../../../src/domain/money/withdrawal';
import { customer } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

const ALIPAY = { kind: 'channel', channel: 'alipay' };
const BANK = { kind: 'bank', bank: 'cmb', accountNumber: '1234 5678 9012' };

let client: MessageClient;
let token: string;
beforeEach(async () => {
  client = await createMessageClient();
  token = client.token();
});

const prove = (as = token) => client.post('user/proof', { password: 'Market#2026' }, as);
const request = (changes: object = {}, as = token) =>
  client.post(
    'balance/withdrawal',
    { amount: 10_000, target: ALIPAY, idempotencyKey: 'key-one-1', ...changes },
    as,
  );
const options = async (as = token) =>
  v.parse(withdrawalOptionsSchema, (await client.get('balance/withdrawal/options', as)).result);
const requested = async (changes: object = {}) => v.parse(withdrawalSchema, (await request(changes)).result);
const cancel = (withdrawalId: string, as = token) =>
  client.post(`balance/withdrawal/${withdrawalId}/cancel`, undefined, as);
const ledgerBalance = () => getLedger(db(), '10002').at(-1)?.balanceAfter;

it('needs a proof of identity', async () => {
  const before = customer().balance;
  expect(await request()).toMatchObject({ code: 43_003 });
  expect(await client.post('user/proof', { password: 'wrong' }, token)).not.toMatchObject({
    code: 200,
  });
  expect(await request()).toMatchObject({ code: 43_003 });
  expect(customer().balance).toBe(before);
  await prove();
  expect(await request()).toMatchObject({ code: 200, result: { status: 'requested', amount: 10_000 } });
});

it('has an id that tells nobody how many withdrawals there are', async () => {
  await prove();
  expect((await requested()).withdrawalId).toMatch(/^\d{8}[1-9]\d{9}$/);
});

it('and its charge tell nobody what other accounts have booked', async () => {
  await prove();
  const own = await requested();
  const other = await client.signIn('admin');
  await prove(other);
  expect(await request({}, other)).toMatchObject({ code: 200 });
  await cancel(own.withdrawalId);
  const numbers = getLedger(db(), '10002').map(({ booking }) => booking);
  expect(numbers.slice(-2)).toEqual([1, 2]);
});

it('freezes the amount at once, pays it, and books it once however often it is sent', async () => {
  await prove();
  const before = customer().balance;
  const replies = await Promise.all([request(), request(), request()]);
  expect(new Set(replies.map(({ result }) => v.parse(withdrawalSchema, result).withdrawalId)).size).toBe(1);
  expect(customer().balance).toBe(before - 10_000);
  expect(await options()).toMatchObject({ available: before - 10_000, frozen: 10_000 });
  expect((await client.get('charge/summary', token)).result).toMatchObject({ frozen: 10_000 });
  client.advance(16);
  expect((await client.get('balance/withdrawal/list', token)).result).toMatchObject({
    list: [{ status: 'processing' }],
  });
  client.advance(5);
  expect(await request()).toMatchObject({ result: { status: 'paid' } });
  expect(await options()).toMatchObject({ available: before - 10_000, frozen: 0 });
  expect(customer().balance).toBe(before - 10_000);
  expect(ledgerBalance()).toBe(customer().balance);
  for (const other of [{ amount: 20_000 }, { target: { kind: 'channel', channel: 'wechat' } }])
    expect(await request(other)).toMatchObject({ code: 48_006 });
  expect(db().withdrawals).toHaveLength(1);
});

it('gives the money back once when it fails', async () => {
  db().paymentSettings.withdrawal = 'fail';
  await prove();
  const before = customer().balance;
  const titles = (
    await client.newMessages(async () => {
      await request();
      client.advance(30);
      await request();
    })
  ).map(({ title }) => title);
  expect(titles.sort()).toEqual(['Withdrawal failed: ¥100.00', 'Withdrawal requested: ¥100.00']);
  expect(customer().balance).toBe(before);
  expect(ledgerBalance()).toBe(before);
  expect(await options()).toMatchObject({ frozen: 0 });
});

it('can be cancelled until it is processed, and only once', async () => {
  await prove();
  const before = customer().balance;
  const { withdrawalId } = await requested();
  expect(await cancel(withdrawalId, await client.signIn('admin'))).toMatchObject({ code: 404 });
  for (let time = 0; time < 3; time += 1)
    expect(await cancel(withdrawalId)).toMatchObject({ result: { status: 'cancelled' } });
  expect(customer().balance).toBe(before);
  const second = await requested({ idempotencyKey: 'key-two-2' });
  client.advance(16);
  expect(await cancel(second.withdrawalId)).toMatchObject({ code: 48_005 });
  expect(customer().balance).toBe(before - 10_000);
});

it('goes to a payment method only up to what came by it', async () => {
  await prove();
  const { channels } = await options();
  const most = channels.find(({ channel }) => channel === 'alipay')?.most ?? 0;
  expect(most).toBeGreaterThan(0);
  expect(await request({ amount: most + 1 })).toMatchObject({ code: 48_001, result: { most } });
  await requested({ amount: most });
  expect((await options()).channels.map(({ channel }) => channel)).toEqual(['wechat']);
});

it('goes to a bank account in the verified name only', async () => {
  await prove();
  expect(await request({ target: BANK })).toMatchObject({ code: 48_003 });
  expect((await options()).holder).toBeUndefined();
  const admin = await client.signIn('admin');
  await prove(admin);
  expect((await options(admin)).holder).toEqual({ type: 'enterprise', name: expect.stringContaining('*') });
  const reply = await request({ target: BANK }, admin);
  expect(reply).toMatchObject({ code: 200, result: { bank: 'cmb', accountEnding: '9012' } });
  expect(JSON.stringify(reply)).not.toContain('12345678');
});

it('leaves the threshold of the automatic top-up in the balance', async () => {
  const threshold = customer().balance - 5_000;
  db().autoTopUps.push({
    ...{ userId: '10002', threshold, amount: threshold, monthlyLimit: threshold, channel: 'alipay' },
    ...{ status: 'on', changedAt: 0, limited: [] },
  });
  await prove();
  expect(await request()).toMatchObject({ code: 48_004, result: { mustLeave: threshold } });
  expect(await request({ amount: 5_000 })).toMatchObject({ code: 200 });
});

it('is possible three times a day; a cancelled one does not count', async () => {
  await prove();
  const { withdrawalId } = await requested({ amount: 1_000, idempotencyKey: 'cancelled-key' });
  await cancel(withdrawalId);
  for (let time = 0; time < 3; time += 1)
    await requested({ amount: 1_000, idempotencyKey: `day-key-${time}` });
  expect(await request({ amount: 1_000, idempotencyKey: 'fourth-key' })).toMatchObject({ code: 48_002 });
  expect(db().withdrawals).toHaveLength(4);
});

it('is possible again from midnight in China', async () => {
  client.advance(12 * 3_600 - 60);
  await prove();
  for (let time = 0; time < 3; time += 1)
    await requested({ amount: 1_000, idempotencyKey: `late-key-${time}` });
  client.advance(59);
  expect(await options()).toMatchObject({ leftToday: 0 });
  client.advance(1);
  expect(await options()).toMatchObject({ leftToday: 3 });
});

it('is found by its key, for its user only', async () => {
  const find = async (as: string) => (await client.get('balance/withdrawal/byKey/key-one-1', as)).result;
  expect(await find(token)).toEqual({ withdrawal: null });
  await prove();
  const { withdrawalId } = await requested();
  expect(await find(token)).toMatchObject({ withdrawal: { withdrawalId } });
  expect(await find(await client.signIn('admin'))).toEqual({ withdrawal: null });
  expect(await client.post('balance/withdrawal', {})).toMatchObject({ code: 401 });
});
