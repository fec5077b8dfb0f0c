import { db } from '../../../mock/lib/db';
import { CLOSING_DAYS, CLOSING_ERROR } from '../../../src/domain/account/closing';
import { customer } from './customer';
import { client, signInBeforeEach, token } from './mockClient';

const PASSWORD = 'Market#2026';
const DAY_SECONDS = 86_400;

signInBeforeEach();

const prove = () => client.post('user/proof', { password: PASSWORD }, token);
const close = (givenUpBalance = customer().balance) => client.post('user/closing', { givenUpBalance }, token);

/** Ends everything that blocks closing, except the balance. */
function settleEverything() {
  const tables = db();
  for (const instance of tables.instances) if (instance.userId === '10002') instance.status = 'expired';
  for (const order of tables.orders) {
    if (order.userId !== '10002') continue;
    if (order.status !== 'completed') order.status = 'cancelled';
  }
}

async function requestClosing() {
  settleEverything();
  await prove();
  return close();
}

it('ends the other sessions at once and accepts no other call than those that keep the account', async () => {
  const other = await client.signIn();
  const reply = await requestClosing();
  expect(reply.result).toMatchObject({ state: 'closing' });
  const ended = await client.get('user/query/current/userInfo', other);
  expect([ended.code, ended.message]).toEqual([401, expect.stringMatching(/is being closed/)]);
  expect((await client.get('order/list', token)).code).toBe(CLOSING_ERROR.beingClosed);
  expect((await client.get('user/session/list', token)).code).toBe(CLOSING_ERROR.beingClosed);
  const user = (await client.get('user/query/current/userInfo', token)).result as { closesAt: string };
  expect(Date.parse(user.closesAt)).toBe(Date.now() + CLOSING_DAYS * DAY_SECONDS * 1000);
});
