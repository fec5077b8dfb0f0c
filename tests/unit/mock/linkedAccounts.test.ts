import { db } from '../../../mock/lib/db';
import { LINKED_ERROR as E } from '../../../src/domain/account/linkedAccount';
import { SECOND_STEP_REQUIRED } from '../../../src/domain/account/login';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { codeOf } from '../../support/identityProvider';
import { client, startBeforeEach } from './mockClient';

const PASSWORD = 'Market#2026';
const USER_INFO = 'user/query/current/userInfo';
/** Linked to the sample customer; linked to nobody; stops answering. */
const [LINKED, FREE, OUTAGE] = ['h-1001', 'h-1003', 'h-9999'];

startBeforeEach();

const signIn = async (account: string) =>
  client.post('user/login/linked', await codeOf(client.mockFetch, account));

async function ticketOf(account: string) {
  const { code, result } = await signIn(account);
  expect(code).toBe(200);
  return result as { ticket: string; account: string };
}

const link = (body: object, token: string) => client.post('user/linked', body, token);
const unlink = (token: string) =>
  client.call('DELETE', 'user/linked/harbor', undefined, { 'x-authorization': token });
const prove = (token: string) => client.post('user/proof', { password: PASSWORD }, token);

describe('signing in by a linked account', () => {
  it('starts a session of its user, which the history names', async () => {
    const { code, result } = await signIn(LINKED);
    expect(code).toBe(200);
    const { token } = result as { token: string };
    expect((await client.get(USER_INFO, token)).result).toMatchObject({ userName: 'user' });
    const { list } = (await client.get('user/login/history', token)).result as { list: object[] };
    expect(list[0]).toMatchObject({ loginType: 2, outcome: 'success' });
  });

  it('uses a code once, with its verifier and its address', async () => {
    const body = await codeOf(client.mockFetch, LINKED);
    expect((await client.post('user/login/linked', body)).code).toBe(200);
    expect((await client.post('user/login/linked', body)).code).toBe(E.codeRefused);
    for (const changed of [
      { codeVerifier: 'x'.repeat(43) },
      { redirectUri: 'http://localhost/other' },
      { provider: 'other' },
    ]) {
      const other = { ...(await codeOf(client.mockFetch, LINKED)), ...changed };
      expect((await client.post('user/login/linked', other)).code).toBe(E.codeRefused);
    }
    const late = await codeOf(client.mockFetch, LINKED);
    client.advance(60);
    expect((await client.post('user/login/linked', late)).code).toBe(E.codeRefused);
  });

  it('says when the provider does not answer', async () => {
    expect(await signIn(OUTAGE)).toMatchObject({
      code: E.providerUnreachable,
      message: expect.stringContaining('isn’t answering'),
    });
  });

  it('takes the second step as well', async () => {
    db().secondSteps.push({
      userId: '10002',
      secret: 'JBSWY3DPEHPK3PXP',
      turnedOnAt: 0,
      lastUsedStep: 0,
      recoveryCodes: [],
      wrongTries: 0,
      lockedUntil: 0,
    });
    expect(await signIn(LINKED)).toMatchObject({
      code: SECOND_STEP_REQUIRED,
      result: { challenge: expect.any(String) },
    });
  });
});

describe('an account that nobody has linked', () => {
  it('gets a ticket, which is no token and links it after a sign-in', async () => {
    const { ticket, account } = await ticketOf(FREE);
    expect(account).toBe('mo.chen');
    expect((await client.get(USER_INFO, ticket)).code).toBe(401);
    client.advance(1);
    const token = await client.signIn('admin');
    expect((await link({ ticket }, token)).result).toMatchObject({
      list: [{ provider: 'harbor', account: 'mo.chen' }],
    });
    const { result } = await signIn(FREE);
    expect((await client.get(USER_INFO, (result as { token: string }).token)).result).toMatchObject({
      userName: 'admin',
    });
    expect((await link({ ticket }, token)).code).toBe(E.ticketOver);
    const { list } = (await client.get('message/list?topic=security', token)).result as {
      list: { title: string }[];
    };
    expect(list.map(({ title }) => title)).toContain('Harbor ID account linked');
  });

  it('needs a proof of identity in a session that is older than the ticket', async () => {
    const token = await client.signIn('admin');
    client.advance(1);
    const { ticket } = await ticketOf(FREE);
    expect((await link({ ticket }, token)).code).toBe(INSTANCE_ERROR.proofRequired);
    await prove(token);
    expect((await link({ ticket }, token)).code).toBe(200);
  });

  it('has 15 minutes for its ticket', async () => {
    const { ticket } = await ticketOf(FREE);
    client.advance(900);
    expect((await link({ ticket }, await client.signIn('admin'))).code).toBe(E.ticketOver);
    expect((await link({ ticket: 'unknown' }, await client.signIn('admin'))).code).toBe(E.ticketOver);
  });
});

describe('linking in the settings', () => {
  it('needs a proof of identity, before which no code is used up', async () => {
    const token = await client.signIn('admin');
    const body = await codeOf(client.mockFetch, FREE);
    expect((await link(body, token)).code).toBe(INSTANCE_ERROR.proofRequired);
    await prove(token);
    expect((await link(body, token)).code).toBe(200);
  });

  it('is refused for an account of another user, and for a second one', async () => {
    const token = await client.signIn('admin');
    await prove(token);
    expect((await link(await codeOf(client.mockFetch, LINKED), token)).code).toBe(E.linkedElsewhere);
    expect((await link(await codeOf(client.mockFetch, FREE), token)).code).toBe(200);
    expect((await link(await codeOf(client.mockFetch, FREE), token)).code).toBe(200);
    expect((await link(await codeOf(client.mockFetch, 'h-1002'), token)).code).toBe(E.alreadyLinked);
    expect(db().linkedAccounts.filter(({ userId }) => userId === '10001')).toHaveLength(1);
  });
});

describe('unlinking', () => {
  it('ends sign-ins by that account', async () => {
    const token = await client.signIn();
    expect((await unlink(token)).result).toEqual({ list: [] });
    expect((await signIn(LINKED)).result).toHaveProperty('ticket');
    expect((await unlink(token)).code).toBe(404);
  });

  it('is refused for the last way to sign in', async () => {
    const token = await client.signIn();
    const user = db().users.find(({ userId }) => userId === '10002');
    Object.assign(user ?? {}, { passwordHash: '', userPhone: '' });
    expect((await unlink(token)).code).toBe(E.lastWay);
    expect(db().linkedAccounts).toHaveLength(1);
  });
});
