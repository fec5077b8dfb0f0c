import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { chargeListSchema } from '../../../src/domain/money/charge';
import { topUpSchema } from '../../../src/domain/money/topUp';
import { customer } from './customer';
import { client, signInBeforeEach, token } from './mockClient';

signInBeforeEach();

const payload = { amount: 12_345, channel: 'wechat', idempotencyKey: 'top-up-key-1' };
const start = async (changes: object = {}) => client.post('balance/topUp', { ...payload, ...changes }, token);
const read = async (topUpId: string) =>
  v.parse(topUpSchema, (await client.get(`balance/topUp/${topUpId}`, token)).result);
const newestCharge = async () =>
  v.parse(chargeListSchema, (await client.get('charge/list', token)).result).list[0];

it('is pending until the payment succeeds, which updates balance and ledger together', async () => {
  const before = customer().balance;
  const { topUpId } = v.parse(topUpSchema, (await start()).result);
  expect(await newestCharge()).toMatchObject({ status: 'pending', amount: 12_345 });
  expect((await newestCharge())?.balanceAfter).toBeUndefined();
  client.advance(5);
  expect(await read(topUpId)).toMatchObject({ status: 'succeeded' });
  expect(customer().balance).toBe(before + 12_345);
  expect(await newestCharge()).toMatchObject({
    category: 'topUp',
    status: 'settled',
    balanceAfter: before + 12_345,
  });
});

it('is idempotent by key, and refused for another amount', async () => {
  const before = customer().balance;
  const replies = await Promise.all([start(), start(), start()]);
  const ids = replies.map(({ result }) => v.parse(topUpSchema, result).topUpId);
  expect(new Set(ids).size).toBe(1);
  client.advance(5);
  await start();
  expect(customer().balance).toBe(before + 12_345);
  expect(await start({ amount: 1_000 })).toMatchObject({ code: 42024 });
});

it('is found by its key, for its user only', async () => {
  const find = async (as: string, key = payload.idempotencyKey) =>
    (await client.get(`balance/topUp/byKey/${key}`, as)).result;
  expect(await find(token)).toEqual({ topUp: null });
  const { topUpId } = v.parse(topUpSchema, (await start()).result);
  expect(await find(token)).toMatchObject({ topUp: { topUpId, amount: 12_345 } });
  expect(await find(token, 'another-key')).toEqual({ topUp: null });
  const admin = await client.signIn('admin');
  expect(await find(admin)).toEqual({ topUp: null });
  expect((await client.post('balance/topUp', payload, admin)).result).not.toMatchObject({ topUpId });
});

it.each([0, -500, 99, 5_000_001, 100.5, '100'])('rejects the amount %p', async (amount) => {
  expect(await start({ amount })).toMatchObject({ code: 400 });
});

it.each(['balance', 'transfer', ''])('cannot be paid by %p', async (channel) => {
  expect(await start({ channel })).toMatchObject({ code: 400 });
});

it.each(['fail', 'hang'] as const)(
  'with the outcome %s keeps the balance and has a failure reason',
  async (outcome) => {
    const before = customer().balance;
    db().paymentSettings.outcome = outcome;
    const { topUpId } = v.parse(topUpSchema, (await start()).result);
    client.advance(60);
    expect(await read(topUpId)).toMatchObject({ status: outcome === 'hang' ? 'pending' : 'failed' });
    client.advance(1_800);
    expect(await read(topUpId)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringMatching(/\w/),
    });
    expect(customer().balance).toBe(before);
    expect(await newestCharge()).toMatchObject({ status: 'reversed' });
    expect((await newestCharge())?.balanceAfter).toBeUndefined();
  },
);
