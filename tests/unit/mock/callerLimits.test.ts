import { db } from '../../../mock/lib/db';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import type { SmsScene } from '../../../src/domain/account/smsCode';
import { client, startBeforeEach, wrongCode } from './mockClient';

/** The number of the sample account `user`. */
const PHONE = '13900139000';
const PASSWORD = 'Market#2026';
const NEW_PASSWORD = 'Harbour#4711';

startBeforeEach();

const SEND = 'user/sms/send';
const lastCode = () => db().smsMessages.at(-1)?.code ?? '';

/** Signs the owner in and returns the session's token and the mark of the device. */
async function signIn(deviceToken?: string) {
  const body = { userPhone: 'user', loginType: 1, password: PASSWORD, deviceToken };
  return (await client.post('user/login', body)).result as { token: string; deviceToken: string };
}

/** A stranger asks for codes, from ten addresses, with as many captchas as it takes, until no more are sent. */
async function exhaust(scene: SmsScene): Promise<number> {
  let sent = 0;
  for (let tries = 0; tries < 10; tries += 1) {
    const captcha = await client.captcha();
    const body = { userPhone: PHONE, scene, captcha };
    if ((await client.callFrom(`203.0.113.${tries}`, SEND, body)).code === 200) sent += 1;
    client.advance(60);
  }
  return sent;
}

/** A stranger enters wrong passwords, with captchas. */
async function lockName(times = 10) {
  for (let tries = 0; tries < times; tries += 1)
    await client.password(PHONE, 'wrong', tries < 5 ? undefined : await client.captcha());
}

describe('codes that a stranger asks for', () => {
  it.each(['login', 'register', 'resetPassword'] as const)(
    'for %s leave the owner those for a new password on a known device, and for the account',
    async (scene) => {
      const { token, deviceToken } = await signIn();
      expect(await exhaust(scene)).toBe(4);
      const refused = await client.post(SEND, { userPhone: PHONE, scene: 'resetPassword' });
      expect(refused.code).toBe(ACCOUNT_ERROR.smsDailyLimit);
      expect(refused.result).toEqual({ retryAfterSeconds: 86_400 - 600 });

      const request = { userPhone: PHONE, scene: 'resetPassword', deviceToken };
      expect((await client.post(SEND, request)).code).toBe(200);
      const own = { target: 'current' };
      for (const [path, body] of [
        ['user/phone/code', own],
        ['user/proof/code', {}],
        ['certification/code', { captcha: await client.captcha() }],
      ] as const)
        expect([path, (await client.post(path, body, token)).code]).toEqual([path, 200]);
      const reset = { userPhone: PHONE, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD, deviceToken };
      const smsVerificationCode = db().smsMessages.findLast((m) => m.scene === 'resetPassword')?.code;
      expect((await client.post('user/password/reset', { ...reset, smsVerificationCode })).code).toBe(200);
    },
  );

  it('leave the owner a code to sign in on a known device', async () => {
    const { deviceToken } = await signIn();
    await exhaust('login');
    expect((await client.post(SEND, { userPhone: PHONE, scene: 'login', deviceToken })).code).toBe(200);
    const body = { userPhone: PHONE, loginType: 0, smsVerificationCode: lastCode(), deviceToken };
    expect((await client.post('user/login', body)).code).toBe(200);
  });

  it('do not go to 40 numbers in a row, with or without captchas', async () => {
    const sendTo = async (index: number, captcha?: object) =>
      client.post(SEND, { userPhone: `137${String(index).padStart(8, '0')}`, scene: 'register', captcha });
    const codes: number[] = [];
    for (let index = 0; index < 40; index += 1) codes.push((await sendTo(index)).code);
    expect(codes.slice(0, 3)).toEqual([200, 200, ACCOUNT_ERROR.captchaRequired]);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    const solved: number[] = [];
    for (let index = 40; index < 80; index += 1)
      solved.push((await sendTo(index, await client.captcha())).code);
    expect(solved.filter((code) => code === 200)).toHaveLength(18);
    const last = await sendTo(99, await client.captcha());
    expect(last).toMatchObject({ code: ACCOUNT_ERROR.smsDailyLimit, result: { retryAfterSeconds: 3600 } });
  });

  it('are not limited together by a developer who turns that off', async () => {
    process.env.MOCK_CALLER_LIMITS = 'off';
    const codes: number[] = [];
    for (let index = 0; index < 40; index += 1)
      codes.push((await client.post(SEND, { userPhone: `1370000${1000 + index}`, scene: 'login' })).code);
    delete process.env.MOCK_CALLER_LIMITS;
    expect(new Set(codes)).toEqual(new Set([200]));
  });

  it('do not count as those of the owner when a stranger is signed in', async () => {
    const token = await client.signIn('admin');
    const body = { userPhone: PHONE, scene: 'access' };
    for (let tries = 0; tries < 4; tries += 1) {
      await client.post(SEND, { ...body, captcha: await client.captcha() }, token);
      client.advance(60);
    }
    const fifth = await client.post(SEND, { ...body, captcha: await client.captcha() }, token);
    expect(fifth.code).toBe(ACCOUNT_ERROR.smsDailyLimit);
    expect((await client.post('user/proof/code', {}, await client.signIn('user'))).code).toBe(200);
  });

  it('replace no code of the owner, and prove nothing, when a stranger is signed in', async () => {
    const owner = await client.signIn('user');
    await client.post('user/proof/code', {}, owner);
    const own = lastCode();
    const request = { userPhone: PHONE, scene: 'access', captcha: await client.captcha() };
    expect((await client.post(SEND, request, await client.signIn('admin'))).code).toBe(200);
    const prove = async (smsVerificationCode: string) =>
      (await client.post('user/proof', { smsVerificationCode }, owner)).code;
    if (lastCode() !== own) expect(await prove(lastCode())).toBe(ACCOUNT_ERROR.smsCodeWrong);
    expect(await prove(own)).toBe(200);
  });
});

it('a captcha stays valid however many others a stranger asks for', async () => {
  const captcha = await client.captcha();
  for (let count = 0; count < 300; count += 1)
    await client.call('GET', 'user/captcha', undefined, { 'x-forwarded-for': '203.0.113.1' });
  expect(db().captchas.length).toBeLessThan(100);
  expect((await client.post(SEND, { userPhone: PHONE, scene: 'login', captcha })).code).toBe(200);
});

describe('wrong entries of a stranger', () => {
  it('void no code for the owner, in no scene', async () => {
    for (const scene of ['login', 'resetPassword'] as const) {
      await client.callFrom('198.51.100.1', SEND, { userPhone: PHONE, scene });
      const wrong = { userPhone: PHONE, smsVerificationCode: wrongCode(lastCode()) };
      const reset = { password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD };
      const path = scene === 'login' ? 'user/login' : 'user/password/reset';
      const rest = scene === 'login' ? { loginType: 0 } : reset;
      for (let tries = 0; tries < 6; tries += 1)
        await client.callFrom('203.0.113.1', path, { ...wrong, ...rest });
      const right = { userPhone: PHONE, smsVerificationCode: lastCode(), ...rest };
      expect((await client.callFrom('203.0.113.1', path, right)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
      expect((await client.callFrom('198.51.100.1', path, right)).code).toBe(200);
    }
  });

  it('void none on a known device, however many addresses they come from', async () => {
    const { deviceToken } = await signIn();
    await client.post(SEND, { userPhone: PHONE, scene: 'login', deviceToken });
    const body = { userPhone: PHONE, loginType: 0 };
    for (let tries = 0; tries < 30; tries += 1)
      await client.callFrom(`203.0.113.${tries % 10}`, 'user/login', {
        ...body,
        smsVerificationCode: wrongCode(lastCode()),
      });
    const right = { ...body, smsVerificationCode: lastCode() };
    expect((await client.callFrom('198.51.100.1', 'user/login', right)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
    expect((await client.post('user/login', { ...right, deviceToken })).code).toBe(200);
  });
});

describe('a lock by a stranger', () => {
  const withPassword = (password: string, deviceToken?: string, captcha?: object) =>
    client.post('user/login', { userPhone: 'user', loginType: 1, password, deviceToken, captcha });

  it('does not keep the right password out on a known device', async () => {
    const { deviceToken } = await signIn();
    await lockName();
    expect((await withPassword(PASSWORD)).code).toBe(ACCOUNT_ERROR.accountLocked);
    expect((await withPassword(PASSWORD, deviceToken)).code).toBe(200);
    // Only there.
    expect((await withPassword(PASSWORD)).code).toBe(ACCOUNT_ERROR.accountLocked);
    expect((await withPassword(PASSWORD, 'x'.repeat(43))).code).toBe(ACCOUNT_ERROR.accountLocked);
  });

  it('is not passed by the device of another account', async () => {
    const body = { userPhone: 'admin', loginType: 1, password: PASSWORD };
    const { deviceToken } = (await client.post('user/login', body)).result as { deviceToken: string };
    await lockName();
    expect((await withPassword(PASSWORD, deviceToken)).code).toBe(ACCOUNT_ERROR.accountLocked);
  });

  it('asks for no captcha on a known device, which has a count of its own', async () => {
    const { deviceToken } = await signIn();
    const other = await signIn();
    await lockName(5);
    expect((await withPassword(PASSWORD)).code).toBe(ACCOUNT_ERROR.captchaRequired);
    for (let tries = 1; tries <= 10; tries += 1) {
      const failed = await withPassword('wrong', deviceToken, tries > 5 ? await client.captcha() : undefined);
      expect([tries, failed.code]).toEqual([
        tries,
        tries < 10 ? ACCOUNT_ERROR.wrongCredentials : ACCOUNT_ERROR.accountLocked,
      ]);
    }
    expect((await withPassword(PASSWORD, deviceToken)).result).toEqual({ retryAfterSeconds: 900 });
    // The others are not locked by it.
    expect((await withPassword(PASSWORD, other.deviceToken)).code).toBe(200);
    expect((await withPassword(PASSWORD, undefined, await client.captcha())).code).toBe(200);
  });

  it('does not keep the owner from proving the password in a session', async () => {
    const { token } = await signIn();
    await lockName();
    expect((await client.post('user/proof', { password: PASSWORD }, token)).code).toBe(200);
    const change = { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD };
    expect((await client.post('user/password/change', change, token)).code).toBe(200);
  });

  it('ends with a new password, whose device is known at once', async () => {
    await lockName();
    await client.post(SEND, { userPhone: PHONE, scene: 'resetPassword' });
    const reset = { userPhone: PHONE, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD };
    const done = await client.post('user/password/reset', { ...reset, smsVerificationCode: lastCode() });
    const { deviceToken } = done.result as { deviceToken: string };
    expect((await withPassword(NEW_PASSWORD)).code).toBe(200);
    await lockName();
    expect((await withPassword(NEW_PASSWORD)).code).toBe(ACCOUNT_ERROR.accountLocked);
    expect((await withPassword(NEW_PASSWORD, deviceToken)).code).toBe(200);
  });
});
