import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { currentUserSchema } from '../../../src/domain/account/account';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { registerResultSchema } from '../../../src/domain/account/registration';
import { client, startBeforeEach, wrongCode } from './mockClient';

const PHONE = '13700137000';
const PASSWORD = 'kT7#vQ2!mZ';
const CONSENTS = [
  { code: 'register', version: '2.0' },
  { code: 'privacy', version: '2.1' },
];

startBeforeEach();

/** The payload to register a phone number with the code that it is sent. */
const payloadOf = async (userPhone = PHONE) => ({
  userPhone,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  consents: CONSENTS,
  smsVerificationCode: await client.code(userPhone, 'register'),
});
const register = async (changes: object = {}) =>
  client.post('user/register', { ...(await payloadOf()), ...changes });

describe('registering', () => {
  it('creates an account with the menus of a customer', async () => {
    const { userName } = v.parse(registerResultSchema, (await register()).result);
    for (const account of [PHONE, userName]) {
      const token = await client.signIn(account, PASSWORD);
      const user = v.parse(
        currentUserSchema,
        (await client.get('user/query/current/userInfo', token)).result,
      );
      expect(user).toMatchObject({
        userName,
        userPhone: '137****7000',
        certification: { status: 'unverified' },
      });
      expect(user.menus.some(({ path }) => path === '/admin')).toBe(false);
    }
  });

  it('saves the accepted versions with their time, but no password', async () => {
    await register();
    const user = db().users.find(({ userPhone }) => userPhone === PHONE);
    expect(JSON.stringify(db())).not.toContain(PASSWORD);
    expect(user?.consents.map(({ code, version }) => ({ code, version }))).toEqual(CONSENTS);
    expect(user?.consents.every(({ consentedAt }) => consentedAt === user.createdAt)).toBe(true);
  });

  it('works with the four fields of the specification; the first sign-in asks for the agreements', async () => {
    expect((await register({ consents: undefined })).code).toBe(200);
    const token = await client.signIn(PHONE, PASSWORD);
    const { result } = await client.get('user/query/current/userInfo', token);
    const asked = v.parse(currentUserSchema, result).changedAgreements;
    expect(asked.map(({ code, to }) => ({ code, version: to }))).toEqual(CONSENTS);
    await client.post('user/consent', { consents: CONSENTS }, token);
    const later = v.parse(currentUserSchema, (await client.get('user/query/current/userInfo', token)).result);
    expect(later.changedAgreements).toEqual([]);
  });

  it('gives every account a unique id and name', async () => {
    await register();
    await client.post('user/register', await payloadOf('13600136000'));
    const users = db().users;
    expect(users).toHaveLength(4);
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(4);
    expect(new Set(users.map(({ userName }) => userName)).size).toBe(4);
  });

  it.each([
    ['another repetition', { passwordRepeat: 'kT7#vQ2!mZ ' }, ACCOUNT_ERROR.passwordsDiffer],
    [
      'a common password',
      { password: 'woaini1314', passwordRepeat: 'woaini1314' },
      ACCOUNT_ERROR.passwordRefused,
    ],
    ['no phone number', { userPhone: '12345' }, ACCOUNT_ERROR.phoneInvalid],
    ['no consent', { consents: [] }, ACCOUNT_ERROR.consentOutdated],
    ['one consent of two', { consents: CONSENTS.slice(0, 1) }, ACCOUNT_ERROR.consentOutdated],
    [
      'an older version',
      { consents: [CONSENTS[0], { code: 'privacy', version: '1.1' }] },
      ACCOUNT_ERROR.consentOutdated,
    ],
  ])('rejects %s, and the code stays valid', async (_name, changes, error) => {
    const payload = await payloadOf();
    expect((await client.post('user/register', { ...payload, ...changes })).code).toBe(error);
    expect(db().users).toHaveLength(2);
    expect((await client.post('user/register', payload)).code).toBe(200);
  });

  it('reveals that a phone is taken only with its code', async () => {
    const payload = await payloadOf('13800138000');
    const smsVerificationCode = wrongCode(payload.smsVerificationCode);
    const wrong = await client.post('user/register', { ...payload, smsVerificationCode });
    expect(wrong.code).toBe(ACCOUNT_ERROR.smsCodeWrong);
    expect((await client.post('user/register', payload)).code).toBe(ACCOUNT_ERROR.phoneTaken);
  });

  it('creates one account for repeated calls', async () => {
    const payload = await payloadOf();
    const replies = await Promise.all([1, 2, 3].map(() => client.post('user/register', payload)));
    expect(replies.map(({ code }) => code)).toEqual([
      200,
      ACCOUNT_ERROR.smsCodeVoid,
      ACCOUNT_ERROR.smsCodeVoid,
    ]);
    expect(db().users).toHaveLength(3);
  });
});

describe('resetting the password', () => {
  const reset = (userPhone: string, smsVerificationCode: string, password = PASSWORD) =>
    client.post('user/password/reset', {
      userPhone,
      smsVerificationCode,
      password,
      passwordRepeat: password,
    });

  it('changes the password and ends all sessions of the account', async () => {
    const [first, second, admin] = [
      await client.signIn(),
      await client.signIn(),
      await client.signIn('admin'),
    ];
    const code = await client.code('13900139000', 'resetPassword');
    expect((await reset('139 0013 9000', code)).code).toBe(200);
    expect((await client.get('user/query/current/userInfo', first)).code).toBe(401);
    expect((await client.get('user/query/current/userInfo', second)).code).toBe(401);
    expect((await client.get('user/query/current/userInfo', admin)).code).toBe(200);
    expect((await client.password('user', 'Market#2026')).code).toBe(ACCOUNT_ERROR.wrongCredentials);
    expect((await client.password('user', PASSWORD)).code).toBe(200);
  });

  it('unlocks a locked account', async () => {
    for (let i = 0; i < 10; i += 1) {
      await client.password('user', 'wrong', i >= 5 ? await client.captcha() : undefined);
    }
    expect((await client.password('user', 'Market#2026')).code).toBe(ACCOUNT_ERROR.accountLocked);
    await reset('13900139000', await client.code('13900139000', 'resetPassword'));
    expect((await client.password('user', PASSWORD)).code).toBe(200);
  });

  it('does not reveal whether a phone is registered', async () => {
    const getReplies = async (userPhone: string) => {
      const replies = [
        await reset(userPhone, '000000'),
        await client.post('user/sms/send', { userPhone, scene: 'resetPassword' }),
        await client.post('user/sms/send', { userPhone, scene: 'resetPassword' }),
      ];
      const sent = db().smsMessages.find((message) => message.userPhone === userPhone)?.code ?? '';
      for (let i = 0; i < 6; i += 1) replies.push(await reset(userPhone, wrongCode(sent)));
      return replies;
    };
    expect(await getReplies('13700137000')).toEqual(await getReplies('13900139000'));
  });

  it('sends no code to an unknown phone, and rejects even the right guess', async () => {
    expect(await client.code(PHONE, 'resetPassword')).toBe('');
    const guess = db().smsMessages.at(-1)?.code ?? '';
    expect((await reset(PHONE, guess)).code).toBe(ACCOUNT_ERROR.smsCodeWrong);
  });

  it('rejects a password with the user name, and the code stays valid', async () => {
    const code = await client.code('13900139000', 'resetPassword');
    expect((await reset('13900139000', code, 'xx-USER-42')).code).toBe(ACCOUNT_ERROR.passwordRefused);
    expect((await reset('13900139000', code)).code).toBe(200);
    expect((await reset('13900139000', code)).code).toBe(ACCOUNT_ERROR.smsCodeVoid);
  });
});
