import { SESSION_AGE_HEADER } from '../../../src/domain/account/sessionEnd';
import { codeOf } from '../../support/identityProvider';
import { client, startBeforeEach } from './mockClient';
import { createSecondStepClient } from './secondStepClient';

const USER_INFO = 'user/query/current/userInfo';
const PASSWORD = 'Market#2026';
const HOUR_S = 3_600;

startBeforeEach();

/** Signs in and returns the token. */
async function signIn(path: string, body: object): Promise<string> {
  const { result } = await client.post(path, body);
  return (result as { token: string }).token;
}

const byPassword = (remember?: boolean) =>
  signIn('user/login', { userPhone: 'user', loginType: 1, password: PASSWORD, remember });

async function byCode(remember?: boolean) {
  const smsVerificationCode = await client.code('13900139000', 'login');
  return signIn('user/login', { userPhone: '13900139000', loginType: 0, smsVerificationCode, remember });
}

const byLinkedAccount = async (remember?: boolean) =>
  signIn('user/login/linked', { ...(await codeOf(client.mockFetch, 'h-1001')), remember });

async function bySecondStep(remember?: boolean) {
  const { turnOn, codeAt, ...second } = await createSecondStepClient();
  const { secret } = await turnOn();
  const payload = { userPhone: 'user', loginType: 1, password: PASSWORD, remember };
  const { result } = await second.client.post('user/login', payload);
  const { challenge } = result as { challenge: string };
  return signIn('user/login/secondStep', { challenge, code: codeAt(secret) });
}

async function byRegistration(remember?: boolean) {
  const userPhone = '13500135000';
  const smsVerificationCode = await client.code(userPhone, 'register');
  const account = { userPhone, password: 'Harbour#4711', passwordRepeat: 'Harbour#4711' };
  await client.post('user/register', { ...account, smsVerificationCode });
  return signIn('user/login', { userPhone, loginType: 1, password: 'Harbour#4711', remember });
}

/** Calls every few hours for at most 96 days; returns the days after which the session was over. */
async function useUntilOver(token: string, everyHours: number): Promise<number> {
  for (let hours = everyHours; hours <= 96 * 24; hours += everyHours) {
    client.advance(everyHours * HOUR_S);
    if ((await client.get(USER_INFO, token)).code === 401) return hours / 24;
  }
  return Number.POSITIVE_INFINITY;
}

describe.each([
  ['a password', byPassword],
  ['a code', byCode],
  ['a linked account', byLinkedAccount],
  ['a second step', bySecondStep],
  ['the account of a new user', byRegistration],
])('a session that was started with %s', (_, start) => {
  it('ends after 30 days of use on a remembered device', async () => {
    expect(await useUntilOver(await start(true), 12)).toBe(30);
  });

  it.each([[false], [undefined]])('ends after a day of use with remember: %s', async (remember) => {
    expect(await useUntilOver(await start(remember), 6)).toBe(1);
  });
});

it('a session on a remembered device still ends after a day without a call', async () => {
  const token = await byPassword(true);
  client.advance(86_400);
  expect((await client.get(USER_INFO, token)).code).toBe(401);
});

it('the user, the sessions and each reply say when a session ends', async () => {
  const startedAt = Date.now();
  const [remembered, other] = [await byPassword(true), await byPassword()];
  client.advance(20 * HOUR_S);
  const getAge = async (token: string) => {
    const headers = { 'x-authorization': token };
    return Number((await client.send('GET', USER_INFO, undefined, headers)).headers.get(SESSION_AGE_HEADER));
  };
  expect([await getAge(remembered), await getAge(other)]).toEqual([24 * HOUR_S, 4 * HOUR_S]);

  const ends = [30, 1].map((days) => new Date(startedAt + days * 24 * HOUR_S * 1000).toISOString());
  const users = [await client.get(USER_INFO, remembered), await client.get(USER_INFO, other)];
  expect(users.map(({ result }) => (result as { sessionEndsAt: string }).sessionEndsAt)).toEqual(ends);

  const { list } = (await client.get('user/session/list', remembered)).result as {
    list: { sessionId: string; endsAt: string }[];
  };
  const own = list.filter(({ sessionId }) => !sessionId.startsWith('seed-'));
  expect(own.map(({ endsAt }) => endsAt)).toEqual(ends);
});
