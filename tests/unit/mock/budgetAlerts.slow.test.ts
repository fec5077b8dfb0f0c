import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { budgetSchema } from '../../../src/domain/money/budget';
import { spend } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

let client: MessageClient;
beforeEach(async () => {
  client = await createMessageClient();
});

const save = async (changes: object) => {
  const body = { ...changes, version: (await read()).version };
  return client.call('PUT', 'balance/budget', body, { 'x-authorization': client.token() });
};
const read = async () => v.parse(budgetSchema, (await client.get('balance/budget', client.token())).result);

const titlesOf = async (act: () => unknown) =>
  (await client.newMessages(act)).map(({ title }) => title).sort();

it('tells the user at 50, 80 and 100 percent of the budget, once each', async () => {
  const { spent } = await read();
  const monthlyAmount = Math.max(0, spent) * 2 + 100_000;
  await save({ monthlyAmount, lowBalance: null });
  client.advance(60);
  const most = Math.ceil(monthlyAmount / 2) - spent;
  expect(await titlesOf(() => spend(most - 1))).toEqual([]);
  client.advance(60);
  expect(await titlesOf(() => spend(1))).toEqual(['50% of your monthly budget is spent']);
  client.advance(60);
  expect(await titlesOf(() => spend(Math.ceil(monthlyAmount / 2)))).toEqual([
    '100% of your monthly budget is spent',
    '80% of your monthly budget is spent',
  ]);
  client.advance(60);
  expect(await titlesOf(() => spend(1_000))).toEqual([]);
  expect((await read()).spent).toBeGreaterThan(monthlyAmount);
});

it('tells the user once a month when the balance falls below the limit', async () => {
  const { balance } = await read();
  await save({ monthlyAmount: null, lowBalance: 50_000 });
  client.advance(60);
  expect(await titlesOf(() => spend(balance - 40_000))).toEqual(['Low balance: ¥400.00']);
  client.advance(60);
  expect(await titlesOf(() => spend(1_000))).toEqual([]);
});

it('keeps a budget that is saved again, and turns it off with null', async () => {
  await save({ monthlyAmount: 100_000, lowBalance: 5_000 });
  const since = db().budgets[0]?.budgetSince;
  client.advance(60);
  await save({ monthlyAmount: 100_000, lowBalance: null });
  expect(db().budgets).toMatchObject([{ budgetSince: since, lowBalance: null }]);
  await save({ monthlyAmount: null, lowBalance: null });
  const cleared = await read();
  expect([cleared.monthlyAmount, cleared.lowBalance]).toEqual([undefined, undefined]);
  expect(await save({ monthlyAmount: 99, lowBalance: null })).toMatchObject({ code: 400 });
});

it('tells the user about finished and failed top-ups', async () => {
  const topUp = (idempotencyKey: string) =>
    client.post('balance/topUp', { amount: 12_300, channel: 'wechat', idempotencyKey }, client.token());
  expect(
    await titlesOf(async () => {
      await topUp('first-key');
      client.advance(10);
    }),
  ).toEqual(['Top-up received: ¥123.00']);
  db().paymentSettings.outcome = 'fail';
  expect(
    await titlesOf(async () => {
      await topUp('second-key');
      client.advance(10);
    }),
  ).toEqual(['Top-up failed: ¥123.00']);
});
