import { USER_TABLES, userTables } from '../../../mock/lib/account/userTables';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { getLedger } from '../../../mock/lib/money/ledger';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { CLOSING_DAYS, CLOSING_ERROR, type Closing, KEPT_YEARS } from '../../../src/domain/account/closing';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { customer } from './customer';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const PASSWORD = 'Market#2026';
const PHONE = '13900139000';
const DAY_SECONDS = 86_400;

signInBeforeEach();

const prove = () => client.post('user/proof', { password: PASSWORD }, token);
const close = (givenUpBalance = customer().balance) => client.post('user/closing', { givenUpBalance }, token);
const takeBack = () => client.call('DELETE', 'user/closing', undefined, { 'x-authorization': token });
const view = async () => (await client.get('user/closing', token)).result as Closing;

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

it('refuses a request without a proof of identity, and one while there are blockers', async () => {
  expect((await close()).code).toBe(INSTANCE_ERROR.proofRequired);
  await prove();
  const refused = await close();
  expect(refused.code).toBe(CLOSING_ERROR.blocked);
  expect((refused.result as Closing).blockers).toEqual((await view()).blockers);
  expect(customer().closings).toBeUndefined();
});

it('counts the services in use like the list of services', async () => {
  const { counts } = (await client.get('instance/list', token)).result as { counts: { running: number } };
  const services = (await view()).blockers.find(({ kind }) => kind === 'services');
  expect(services?.count).toBeGreaterThan(0);
  expect(services?.inUse ?? services?.count).toBe(counts.running);
});

it('refuses a balance that is not given up, or has changed since it was shown', async () => {
  settleEverything();
  await prove();
  expect((await close(0)).code).toBe(CLOSING_ERROR.blocked);
  expect((await close(customer().balance - 1)).code).toBe(CLOSING_ERROR.blocked);
  expect((await close()).code).toBe(200);
});

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

it('is requested once, however often it is sent', async () => {
  await requestClosing();
  const first = await view();
  client.advance(60);
  expect((await close()).result).toMatchObject({ closesAt: first.closesAt });
  expect(customer().closings).toHaveLength(1);
});

it('can be taken back after signing in on the last day, and requested again', async () => {
  await requestClosing();
  client.advance(CLOSING_DAYS * DAY_SECONDS - 60);
  await signInAgain();
  expect((await takeBack()).result).toMatchObject({ state: 'active' });
  expect((await takeBack()).code).toBe(200);
  expect((await client.get('order/list', token)).code).toBe(200);
  client.advance(DAY_SECONDS);
  await signInAgain();
  await prove();
  expect((await close()).code).toBe(200);
  expect(customer().closings).toHaveLength(2);
});

describe('when the time is over', () => {
  const register = async () =>
    client.post('user/register', {
      userPhone: PHONE,
      password: 'Harbour#4711',
      passwordRepeat: 'Harbour#4711',
      smsVerificationCode: await client.code(PHONE, 'register'),
      consents: currentConsents(['register', 'privacy']),
    });

  it('signing in finds no account, by name and by phone', async () => {
    await requestClosing();
    client.advance(CLOSING_DAYS * DAY_SECONDS);
    expect(await client.get('user/query/current/userInfo', token)).toMatchObject({
      code: 401,
      message: 'This account has been closed.',
    });
    for (const name of ['user', PHONE, ' ']) {
      expect((await client.password(name, PASSWORD)).code).toBe(ACCOUNT_ERROR.wrongCredentials);
    }
    const smsVerificationCode = await client.code(PHONE, 'login');
    const byCode = await client.post('user/login', { userPhone: PHONE, loginType: 0, smsVerificationCode });
    expect(byCode.message).toBe('This phone number is not registered yet. Register first.');
  });

  it('the phone number registers a new, empty account, which it did not before', async () => {
    await requestClosing();
    const early = await register();
    expect([early.code, early.message]).toEqual([
      ACCOUNT_ERROR.phoneTaken,
      expect.stringMatching(/is being closed/),
    ]);
    client.advance(CLOSING_DAYS * DAY_SECONDS);
    expect((await register()).code).toBe(200);
    await signInAgain(PHONE, 'Harbour#4711');
    const { result } = await client.get('order/list', token);
    expect(result).toMatchObject({ total: 0 });
    expect((await client.get('user/query/current/userInfo', token)).result).not.toMatchObject({
      userId: '10002',
    });
  });

  it('nothing personal is left but what the law demands, and that goes after its time', async () => {
    const user = customer();
    const { nickname, email } = user;
    const balance = user.balance;
    await requestClosing();
    client.advance(CLOSING_DAYS * DAY_SECONDS);
    await client.get('demo/clock');
    const tables = db();
    expect(user).toMatchObject({ userName: '', userPhone: '', nickname: '', passwordHash: '', balance: 0 });
    const rest = userTables().filter(([, { rows }]) => rows(tables, user).length > 0);
    expect(rest.every(([, { kept }]) => kept)).toBe(true);
    expect(rest.map(([name]) => name)).toEqual(expect.arrayContaining(['orders', 'charges', 'loginRecords']));
    const ledger = getLedger(tables, user.userId);
    expect(ledger.at(-1)).toMatchObject({ amount: balance, direction: 'out', balanceAfter: 0 });

    client.advance(2 * DAY_SECONDS);
    await client.get('demo/clock');
    const { users, smsMessages, invoices, ...others } = tables;
    const kept = invoices.filter(({ userId }) => userId === user.userId);
    expect(kept.map((invoice) => ({ ...invoice, email: '', mails: [] }))).toEqual(kept);
    const text = JSON.stringify([users, others]);
    for (const personal of [nickname, email, PHONE]) expect(text.includes(personal)).toBe(false);
    // An invoice names its buyer, which the law demands.
    for (const personal of [email, PHONE]) expect(JSON.stringify(invoices)).not.toContain(personal);

    client.advance((KEPT_YEARS * 366 + 1) * DAY_SECONDS);
    await client.get('demo/clock');
    const left = userTables().filter(([, { rows }]) => rows(tables, user).length > 0);
    expect(left.map(([name]) => name)).toEqual(['users']);
    expect(user.consents).toEqual([]);
  });

  it('the membership in services of others has ended, and their owners see it', async () => {
    const shared = db().instances.find(({ userId }) => userId === '10001');
    if (!shared) throw new Error('no service');
    const member = { memberId: 'm1', userId: '10002', role: 'viewer', status: 'active' } as const;
    shared.managed = { members: [{ ...member, addedAt: Date.now() }] };
    await requestClosing();
    client.advance(CLOSING_DAYS * DAY_SECONDS);
    await client.get('demo/clock');
    expect(shared.managed?.members).toMatchObject([{ memberId: 'm1', status: 'accountClosed' }]);
    expect(shared.managed?.members?.[0]?.userId).toBeUndefined();
    const owner = await client.signIn('admin');
    const { list } = (await client.get('message/list?topic=service', owner)).result as {
      list: { title: string; target: object }[];
    };
    expect(list.filter(({ title }) => title.startsWith('A member’s account was closed'))).toMatchObject([
      { target: { kind: 'service', id: shared.instanceId } },
    ]);
  });
});

describe('messages', () => {
  const sent = async () => {
    const { messages } = (await client.get('demo/sentMessages')).result as {
      messages: { title: string; recipient: string; channel: string }[];
    };
    return messages
      .filter(({ recipient, title }) => recipient === PHONE && /account/i.test(title))
      .map(({ title }) => title);
  };

  it('report the request, the days before the closing, and the closing', async () => {
    await requestClosing();
    expect((await sent())[0]).toBe('Account closing requested');
    client.advance((CLOSING_DAYS - 3) * DAY_SECONDS);
    expect((await sent())[0]).toBe('Your account closes in 3 days');
    client.advance(3 * DAY_SECONDS);
    expect(await sent()).toEqual(['Account closed']);
    client.advance(2 * DAY_SECONDS);
    expect(await sent()).toEqual([]);
  });

  it('report that the account is kept', async () => {
    await requestClosing();
    client.advance(60);
    await takeBack();
    expect((await sent()).slice(0, 2)).toEqual(['Account kept', 'Account closing requested']);
  });
});

it('names for each table what it holds of a user, or why a copy leaves it out', () => {
  expect(Object.keys(USER_TABLES).sort()).toEqual(Object.keys(db()).sort());
  for (const table of Object.values(USER_TABLES)) {
    if ('leftOut' in table) expect(table.leftOut).toMatch(/^[A-Z].*\.$/);
  }
});
