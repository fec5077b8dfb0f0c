import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { client, startBeforeEach, wrongCode } from './mockClient';

const PHONE = '13900139000';

startBeforeEach();

const sendCode = (scene = 'login', userPhone = PHONE) => client.post('user/sms/send', { userPhone, scene });
const login = (smsVerificationCode: string) =>
  client.post('user/login', { userPhone: PHONE, loginType: 0, smsVerificationCode });

it('the outbox lists sent messages, newest first, with public fields only', async () => {
  await sendCode('register', '13700137000');
  client.advance(1);
  await sendCode('login');
  const { result } = await client.get('demo/outbox');
  const { messages } = result as { messages: Record<string, string>[] };
  expect(messages.map(({ userPhone, scene }) => [userPhone, scene])).toEqual([
    [PHONE, 'login'],
    ['13700137000', 'register'],
  ]);
  const [first] = messages;
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'code',
    'expiresAt',
    'messageId',
    'scene',
    'sentAt',
    'userPhone',
  ]);
  expect(first?.code).toMatch(/^\d{6}$/);
  expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.sentAt ?? '')).toBe(600_000);
});

describe('resending', () => {
  it('is allowed after 60 seconds, and returns the remaining time', async () => {
    await sendCode();
    client.advance(20);
    const early = await sendCode();
    expect(early.code).toBe(ACCOUNT_ERROR.smsTooSoon);
    expect(early.result).toEqual({ retryAfterSeconds: 40 });
    expect(early.message).toContain('40 seconds');
    client.advance(40);
    expect((await sendCode()).code).toBe(200);
  });

  it('is limited per normalized number and scene', async () => {
    await sendCode();
    expect((await sendCode('login', '+86 139-0013-9000')).code).toBe(ACCOUNT_ERROR.smsTooSoon);
    expect((await sendCode('register')).code).toBe(200);
    const captcha = await client.captcha();
    const other = { userPhone: '13700137000', scene: 'login', captcha };
    expect((await client.post('user/sms/send', other)).code).toBe(200);
  });

  it('invalidates the previous code', async () => {
    const first = await client.code(PHONE, 'login');
    client.advance(60);
    let second = await client.code(PHONE, 'login');
    // Both are equal once in a million times.
    while (second === first) {
      client.advance(60);
      second = await client.code(PHONE, 'login');
    }
    expect((await login(first)).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    expect((await login(second)).code).toBe(200);
  });
});

describe('an SMS code', () => {
  it('is valid for 10 minutes', async () => {
    const code = await client.code(PHONE, 'login');
    client.advance(599);
    const other = await client.code('13800138000', 'login');
    expect((await login(code)).code).toBe(200);
    client.advance(600);
    const late = { userPhone: '13800138000', loginType: 0, smsVerificationCode: other };
    expect((await client.post('user/login', late)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
  });

  it('is void after five wrong attempts', async () => {
    const code = await client.code(PHONE, 'login');
    for (let i = 0; i < 4; i += 1)
      expect((await login(wrongCode(code))).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    expect((await login(wrongCode(code))).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
    expect((await login(code)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
  });

  it('is valid after four wrong attempts', async () => {
    const code = await client.code(PHONE, 'login');
    for (let i = 0; i < 4; i += 1) await login(wrongCode(code));
    expect((await login(code)).code).toBe(200);
  });

  it('is valid for its own scene only', async () => {
    for (const scene of ['register', 'resetPassword'] as const) {
      const code = await client.code(PHONE, scene);
      expect((await login(code)).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    }
  });

  it('is valid for its own number only', async () => {
    const code = await client.code('13800138000', 'login');
    expect((await login(code)).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
  });
});

it.each(['changePhone', 'certification', 'access'])(
  'sends a code for %s to signed-in users only',
  async (scene) => {
    expect((await sendCode(scene)).code).toBe(401);
    const token = await client.signIn();
    expect((await client.post('user/sms/send', { userPhone: PHONE, scene }, token)).code).toBe(200);
  },
);

it('checks an optional captcha', async () => {
  const payload = { userPhone: PHONE, scene: 'login' };
  const wrong = await client.post('user/sms/send', { ...payload, captcha: { captchaId: 'x', answer: 'y' } });
  expect(wrong.code).toBe(ACCOUNT_ERROR.captchaWrong);
  expect((await client.post('user/sms/send', { ...payload, captcha: await client.captcha() })).code).toBe(
    200,
  );
});
