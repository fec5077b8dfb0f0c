import { db } from '../../../mock/lib/db';
import { client, signInBeforeEach, token } from './mockClient';

const OLD = 'Market#2026';
const NEW = 'Blue.Kettle.On.Tuesday';
const CHANGE = 'user/password/change';
const USER_INFO = 'user/query/current/userInfo';

signInBeforeEach();

const change = (payload: object = {}) =>
  client.post(CHANGE, { oldPassword: OLD, password: NEW, passwordRepeat: NEW, ...payload }, token);

it('ends all other sessions, and only the new password works', async () => {
  const other = await client.signIn();
  const otherUser = await client.signIn('admin');
  // Two more sessions are seeded.
  expect(await change()).toMatchObject({ code: 200, result: { endedSessions: 3 } });
  expect((await client.get(USER_INFO, token)).code).toBe(200);
  expect((await client.get(USER_INFO, otherUser)).code).toBe(200);
  expect(await client.get(USER_INFO, other)).toMatchObject({
    code: 401,
    message: 'The password of your account has been changed. Please sign in with the new one.',
  });
  expect((await client.password('user', OLD)).code).toBe(10001);
  expect((await client.password('user', NEW)).code).toBe(200);
});

it('updates the date in the summary', async () => {
  const changedAt = async () =>
    ((await client.get('user/security/summary', token)).result as { passwordChangedAt: string })
      .passwordChangedAt;
  const before = await changedAt();
  client.advance(3600);
  await change();
  expect(Date.parse(await changedAt())).toBe(Date.now() + 3_600_000);
  expect(await changedAt()).not.toBe(before);
});

it.each([
  ['different repetitions', { passwordRepeat: `${NEW}!` }, 10011],
  ['the same password', { password: OLD, passwordRepeat: OLD }, 10010],
  ['a password with the phone number', { password: 'x13900139000x', passwordRepeat: 'x13900139000x' }, 10010],
])('is refused for %s and changes nothing', async (_name, payload, code) => {
  const other = await client.signIn();
  expect((await change(payload)).code).toBe(code);
  expect((await client.get(USER_INFO, other)).code).toBe(200);
  expect((await client.password('user', OLD)).code).toBe(200);
});

describe('wrong old passwords', () => {
  it('count down to the lock, with a captcha after the fifth', async () => {
    for (let left = 9; left > 0; left -= 1) {
      const captcha = left < 5 ? await client.captcha() : undefined;
      const reply = await change({ oldPassword: `Wrong#${left}`, captcha });
      expect(reply).toMatchObject({
        code: 10001,
        result: { captchaRequired: left <= 5 },
      });
      expect(reply.message).toContain(`After ${left} more wrong ${left === 1 ? 'try' : 'tries'}`);
    }
    expect((await change()).code).toBe(10002);
    const locked = await change({ oldPassword: 'Wrong#0', captcha: await client.captcha() });
    expect(locked).toMatchObject({
      code: 10004,
      message: 'Too many wrong passwords. Try again in 15 minutes.',
    });
    // The correct password is refused as well, here and when signing in.
    expect((await change()).code).toBe(10004);
    expect((await client.password('user', OLD)).code).toBe(10004);
    expect((await client.get(USER_INFO, token)).code).toBe(200);
    client.advance(900);
    expect((await change()).code).toBe(200);
  });

  it('count together with failed sign-ins', async () => {
    for (let i = 0; i < 5; i += 1) await client.password('13900139000', `Wrong#${i}`);
    expect((await change()).code).toBe(10002);
    expect((await change({ captcha: await client.captcha() })).code).toBe(200);
    expect(db().loginFailures).toEqual([]);
  });

  it('are not counted when the new password is invalid', async () => {
    for (let i = 0; i < 12; i += 1) await change({ oldPassword: 'Wrong', passwordRepeat: 'other' });
    expect(db().loginFailures).toEqual([]);
  });
});
