import * as v from 'valibot';
import { currentUserSchema } from '../../../src/domain/account/account';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { captchaSchema, loginResultSchema } from '../../../src/domain/account/login';
import { client, startBeforeEach, wrongCode } from './mockClient';

startBeforeEach();

async function failTimes(times: number, account = 'user') {
  let last = await client.password(account, 'wrong');
  for (let i = 1; i < times; i += 1) {
    const captcha = i >= 5 ? await client.captcha() : undefined;
    last = await client.password(account, 'wrong', captcha);
  }
  return last;
}

describe('signing in by password', () => {
  it.each([' ADMIN ', '+86 138-0013-8000'])('accepts the account %p', async (account) => {
    const { code, result } = await client.password(account, 'Market#2026');
    expect(code).toBe(200);
    const { token } = v.parse(loginResultSchema, result);
    const user = v.parse(currentUserSchema, (await client.get('user/query/current/userInfo', token)).result);
    expect(user.userName).toBe('admin');
  });

  it('compares the password byte for byte', async () => {
    for (const password of ['market#2026', ' Market#2026', 'Market#2026 ', 'Ｍarket#2026']) {
      expect((await client.password('admin', password)).code).not.toBe(200);
    }
  });

  it('returns the same error for a wrong password and an unknown account', async () => {
    const known = await client.password('admin', 'wrong');
    expect(known.code).toBe(ACCOUNT_ERROR.wrongCredentials);
    for (const account of ['nobody', '13700137000', 'constructor', '__proto__']) {
      expect(await client.password(account, 'wrong')).toEqual(known);
    }
  });

  it('returns a long, unique token each time', async () => {
    const tokens = [await client.signIn(), await client.signIn(), await client.signIn('admin')];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(40);
  });
});

describe('the captcha after 5 wrong passwords', () => {
  it('is then required, even with the right password', async () => {
    await failTimes(5);
    const refused = await client.password('user', 'Market#2026');
    expect(refused.code).toBe(ACCOUNT_ERROR.captchaRequired);
    expect((await client.password('user', 'Market#2026', await client.captcha())).code).toBe(200);
  });

  it('is no longer required after a successful sign-in', async () => {
    await failTimes(5);
    await client.password('user', 'Market#2026', await client.captcha());
    expect((await client.password('user', 'wrong')).result).toEqual({ captchaRequired: false });
  });

  it('counts attempts by name and by phone together, per user', async () => {
    await failTimes(3, 'user');
    await failTimes(2, '139 0013 9000');
    expect((await client.password('USER', 'wrong')).code).toBe(ACCOUNT_ERROR.captchaRequired);
    expect((await client.password('admin', 'wrong')).code).toBe(ACCOUNT_ERROR.wrongCredentials);
  });

  it('is required for unknown accounts as well', async () => {
    await failTimes(5, 'nobody');
    expect((await client.password('Nobody', 'x')).code).toBe(ACCOUNT_ERROR.captchaRequired);
  });

  it('is no longer required after a day', async () => {
    await failTimes(5);
    client.advance(86_400);
    expect((await client.password('user', 'wrong')).result).toEqual({ captchaRequired: false });
  });

  it('is an image, is case-insensitive, and is valid once within five minutes', async () => {
    const picture = v.parse(captchaSchema, (await client.get('user/captcha')).result);
    expect(picture.expiresInSeconds).toBe(300);
    expect(decodeURIComponent(picture.image)).toContain('<svg ');
    await failTimes(5);
    const right = await client.captcha();
    const lower = { ...right, answer: ` ${right.answer.toLowerCase()} ` };
    expect((await client.password('user', 'wrong', lower)).code).toBe(ACCOUNT_ERROR.wrongCredentials);
    expect((await client.password('user', 'wrong', lower)).code).toBe(ACCOUNT_ERROR.captchaWrong);
    const late = await client.captcha();
    client.advance(300);
    expect((await client.password('user', 'Market#2026', late)).code).toBe(ACCOUNT_ERROR.captchaWrong);
  });

  it('is used up by a wrong answer, which does not count as a wrong password', async () => {
    await failTimes(5);
    const captcha = await client.captcha();
    for (let i = 0; i < 10; i += 1) {
      const wrong = { captchaId: captcha.captchaId, answer: i === 0 ? '????' : captcha.answer };
      expect((await client.password('user', 'Market#2026', wrong)).code).toBe(ACCOUNT_ERROR.captchaWrong);
    }
    expect((await client.password('user', 'Market#2026', await client.captcha())).code).toBe(200);
  });
});

describe('the lock after 10 wrong passwords', () => {
  it('returns its duration', async () => {
    const tenth = await failTimes(10);
    expect(tenth).toEqual({
      code: ACCOUNT_ERROR.accountLocked,
      message: 'Too many wrong passwords. Try again in 15 minutes.',
      result: null,
    });
    client.advance(14 * 60 + 30);
    const later = await client.password('user', 'Market#2026');
    expect(later.code).toBe(ACCOUNT_ERROR.accountLocked);
    expect(later.message).toContain('1 minute.');
  });

  it('does not apply after nine', async () => {
    expect((await failTimes(9)).code).toBe(ACCOUNT_ERROR.wrongCredentials);
    expect((await client.password('user', 'Market#2026', await client.captcha())).code).toBe(200);
  });

  it('ends after 15 minutes and resets the count', async () => {
    await failTimes(10);
    client.advance(899);
    expect((await client.password('user', 'Market#2026')).code).toBe(ACCOUNT_ERROR.accountLocked);
    client.advance(1);
    expect((await client.password('user', 'wrong')).result).toEqual({ captchaRequired: false });
    expect((await client.password('user', 'Market#2026')).code).toBe(200);
  });

  it('also applies to signing in by code, and is revealed only with the right code', async () => {
    await failTimes(10);
    const smsVerificationCode = await client.code('13900139000', 'login');
    const payload = { userPhone: '13900139000', loginType: 0 };
    const wrong = await client.post('user/login', {
      ...payload,
      smsVerificationCode: wrongCode(smsVerificationCode),
    });
    expect(wrong.code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    const right = await client.post('user/login', { ...payload, smsVerificationCode });
    expect(right.code).toBe(ACCOUNT_ERROR.accountLocked);
  });

  it('applies to unknown names as well', async () => {
    expect(await failTimes(10, 'nobody')).toEqual(await failTimes(10, 'admin'));
  });
});

describe('signing in by code', () => {
  const login = (userPhone: string, smsVerificationCode: string) =>
    client.post('user/login', { userPhone, loginType: 0, smsVerificationCode });

  it('accepts the code once', async () => {
    const code = await client.code('13900139000', 'login');
    const { result } = await login('+86 139 0013 9000', code);
    const { token } = v.parse(loginResultSchema, result);
    expect((await client.get('user/query/current/userInfo', token)).result).toMatchObject({
      userName: 'user',
    });
    expect((await login('13900139000', code)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
  });

  it('reveals that a phone is not registered only with the right code', async () => {
    const code = await client.code('13700137000', 'login');
    expect((await login('13700137000', wrongCode(code))).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    expect(await login('13700137000', code)).toMatchObject({
      code: ACCOUNT_ERROR.wrongCredentials,
      message: 'This phone number is not registered yet. Register first.',
    });
  });
});
