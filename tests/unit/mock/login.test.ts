import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
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

describe('the lock after 10 wrong passwords', () => {
  it('returns its duration', async () => {
    const tenth = await failTimes(10);
    expect(tenth).toEqual({
      code: ACCOUNT_ERROR.accountLocked,
      message: 'Too many wrong passwords. No password is accepted for now.',
      result: { retryAfterSeconds: 900 },
    });
    client.advance(14 * 60 + 30);
    const later = await client.password('user', 'Market#2026');
    expect(later.code).toBe(ACCOUNT_ERROR.accountLocked);
    expect(later.result).toEqual({ retryAfterSeconds: 30 });
  });

  it('ends after 15 minutes and resets the count', async () => {
    await failTimes(10);
    client.advance(899);
    expect((await client.password('user', 'Market#2026')).code).toBe(ACCOUNT_ERROR.accountLocked);
    client.advance(1);
    expect((await client.password('user', 'wrong')).result).toEqual({ captchaRequired: false });
    expect((await client.password('user', 'Market#2026')).code).toBe(200);
  });

  it('does not apply to signing in by code, which proves the phone', async () => {
    await failTimes(10);
    const smsVerificationCode = await client.code('13900139000', 'login');
    const payload = { userPhone: '13900139000', loginType: 0 };
    const wrong = await client.post('user/login', {
      ...payload,
      smsVerificationCode: wrongCode(smsVerificationCode),
    });
    expect(wrong.code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    const right = await client.post('user/login', { ...payload, smsVerificationCode });
    expect(right.code).toBe(200);
  });
});

it.each([
  ['user', 'nobody'],
  ['13900139000', '13911139111'],
])(
  'does not tell by the captcha of another spelling that the account %s exists and %s does not',
  async (...names) => {
    const spellings = [
      (name: string) => ` ${name}`,
      (name: string) => name.toUpperCase(),
      (name: string) => [...name].join('-'),
      (name: string) =>
        name.replace(/^./, (first) => String.fromCodePoint((first.codePointAt(0) ?? 0) + 0xfee0)),
      (name: string) => `${name}\u200b`,
      (name: string) => `+86${name}`,
    ];
    const replies: number[][] = [];
    for (const name of names) {
      await failTimes(5, name);
      const codes: number[] = [];
      for (const spell of spellings) codes.push((await client.password(spell(name), 'wrong')).code);
      replies.push(codes);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]).toContain(ACCOUNT_ERROR.captchaRequired);
  },
);
