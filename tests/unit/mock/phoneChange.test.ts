import * as v from 'valibot';
import { phoneChangeSchema } from '../../../src/domain/account/phoneChange';
import { createMockClient, wrongCode } from './mockClient';

const OLD_PHONE = '13900139000';
const NEW_PHONE = '13712345678';
const TAKEN = '13800138000';
const USER_INFO = 'user/query/current/userInfo';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

const post = (path: string, body: object, of = token) => client.post(`user/phone/${path}`, body, of);

async function status(of = token) {
  return v.parse(phoneChangeSchema, (await client.get('user/phone/change', of)).result);
}

/** The newest code that came to a number. */
async function received(userPhone: string): Promise<string> {
  const { messages } = (await client.get('demo/outbox')).result as {
    messages: { userPhone: string; scene: string; code: string }[];
  };
  const isIt = (m: { userPhone: string; scene: string }) =>
    m.userPhone === userPhone && m.scene === 'changePhone';
  return messages.find(isIt)?.code ?? '';
}

async function prove(of = token) {
  const { result } = await post('verify', { method: 'password', password: 'Market#2026' }, of);
  return v.parse(phoneChangeSchema, result).proof?.proofId ?? '';
}

async function chooses(userPhone = NEW_PHONE) {
  const proofId = await prove();
  expect((await post('code', { target: 'new', proofId, userPhone })).code).toBe(200);
  return { proofId, smsVerificationCode: await received(userPhone) };
}

describe('the first proof', () => {
  it('is a code to the phone the account has, which nobody has to name', async () => {
    expect(await status()).toEqual({
      state: 'proving',
      userPhone: '139****9000',
      serverTime: expect.any(String),
    });
    const sent = v.parse(phoneChangeSchema, (await post('code', { target: 'current' })).result);
    expect(sent.code).toEqual({ sentTo: '139****9000', resendAfterSeconds: 60 });
    client.advance(20);
    expect((await status()).code?.resendAfterSeconds).toBe(40);
    const smsVerificationCode = await received(OLD_PHONE);
    expect(
      (await post('verify', { method: 'code', smsVerificationCode: wrongCode(smsVerificationCode) })).code,
    ).toBe(10005);
    const { result } = await post('verify', { method: 'code', smsVerificationCode });
    expect(v.parse(phoneChangeSchema, result)).toMatchObject({
      state: 'choosing',
      proof: { method: 'code', expiresAt: expect.any(String) },
    });
    expect(await status()).not.toHaveProperty('code');
    expect((await post('verify', { method: 'code', smsVerificationCode })).code).toBe(10006);
  });

  it('or the password, guarded like the login', async () => {
    for (let i = 1; i <= 5; i += 1) {
      const { code } = await post('verify', { method: 'password', password: `Wrong#${i}` });
      expect(code).toBe(10001);
    }
    expect((await post('verify', { method: 'password', password: 'Market#2026' })).code).toBe(10002);
    const captcha = await client.captcha();
    expect((await post('verify', { method: 'password', password: 'Market#2026', captcha })).code).toBe(200);
    expect(await status()).toMatchObject({ state: 'choosing', proof: { method: 'password' } });
  });

  it('cannot be a code of another scene', async () => {
    const smsVerificationCode = await client.code(OLD_PHONE, 'login');
    expect((await post('verify', { method: 'code', smsVerificationCode })).code).toBe(10005);
  });
});

describe('the new phone', () => {
  it('gets a code only with a proof of this very session', async () => {
    const proofId = await prove();
    const other = await client.signIn();
    const stranger = await client.signIn('admin');
    for (const of of [other, stranger]) {
      expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE }, of)).code).toBe(10014);
    }
    expect((await post('code', { target: 'new', proofId: 'x', userPhone: NEW_PHONE })).code).toBe(10014);
    expect(await received(NEW_PHONE)).toBe('');
    expect((await status(other)).state).toBe('proving');
  });

  it.each([
    ['the one there is', OLD_PHONE, 10015],
    ['no phone', '12345', 10012],
  ])('cannot be %s', async (_name, userPhone, code) => {
    const proofId = await prove();
    expect((await post('code', { target: 'new', proofId, userPhone })).code).toBe(code);
    expect((await status()).state).toBe('choosing');
  });

  it('is remembered masked, may be sent another code, and may be another one', async () => {
    const { proofId } = await chooses();
    expect(await status()).toMatchObject({ state: 'confirming', newPhone: '137****5678' });
    expect((await post('code', { target: 'new', proofId })).code).toBe(10007);
    client.advance(60);
    expect((await post('code', { target: 'new', proofId })).code).toBe(200);
    expect((await post('code', { target: 'new', proofId, userPhone: '13612345678' })).code).toBe(200);
    expect((await status()).newPhone).toBe('136****5678');
    // The code to the number before is no longer good.
    const old = await received(NEW_PHONE);
    expect((await post('change', { proofId, smsVerificationCode: old })).code).toBe(10005);
  });

  it('cannot be confirmed before a code went out', async () => {
    const proofId = await prove();
    expect((await post('change', { proofId, smsVerificationCode: '123456' })).code).toBe(10014);
  });
});

describe('the change', () => {
  it('ends all other sessions; the new phone signs in, the old one does not', async () => {
    const other = await client.signIn();
    const payload = await chooses();
    expect((await post('change', payload)).result).toEqual({ userPhone: '137****5678', endedSessions: 3 });
    expect((await client.get(USER_INFO, token)).result).toMatchObject({ userPhone: '137****5678' });
    expect(await client.get(USER_INFO, other)).toMatchObject({
      code: 401,
      message: 'The phone number of your account has been changed. Please log in again.',
    });
    expect((await client.password(NEW_PHONE, 'Market#2026')).code).toBe(200);
    expect((await client.password(OLD_PHONE, 'Market#2026')).code).toBe(10001);
    expect((await status()).state).toBe('proving');
  });

  it('answers the same when it is sent again', async () => {
    const payload = await chooses();
    const first = await post('change', payload);
    const again = await client.signIn(NEW_PHONE);
    expect(await post('change', payload)).toEqual(first);
    expect((await client.get(USER_INFO, again)).code).toBe(200);
    expect(
      (await post('code', { target: 'new', proofId: payload.proofId, userPhone: '13612345678' })).code,
    ).toBe(10014);
  });

  it('tells only who holds the number that it is taken, and lets another be chosen', async () => {
    const { proofId, smsVerificationCode } = await chooses(TAKEN);
    const wrong = { proofId, smsVerificationCode: wrongCode(smsVerificationCode) };
    expect((await post('change', wrong)).code).toBe(10005);
    expect((await post('change', { proofId, smsVerificationCode })).code).toBe(10009);
    expect(await status()).toMatchObject({ state: 'choosing' });
    expect(await status()).not.toHaveProperty('newPhone');
    expect((await client.password(TAKEN, 'Market#2026')).code).toBe(200);
    expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE })).code).toBe(200);
  });

  it('comes too late after ten minutes', async () => {
    const payload = await chooses();
    client.advance(599);
    expect((await status()).state).toBe('confirming');
    client.advance(1);
    expect(await status()).toEqual({
      state: 'proving',
      userPhone: '139****9000',
      serverTime: expect.any(String),
    });
    expect((await post('change', payload)).code).toBe(10014);
  });

  it('a new proof ends the older one; giving up ends it too', async () => {
    const payload = await chooses();
    const proofId = await prove();
    expect((await post('change', payload)).code).toBe(10014);
    const given = await client.call('DELETE', 'user/phone/change', undefined, { 'x-authorization': token });
    expect(given.result).toMatchObject({ state: 'proving' });
    expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE })).code).toBe(10014);
  });
});

it('shows no full number anywhere, and nothing without a session', async () => {
  const payload = await chooses();
  const replies = [
    await status(),
    await post('change', payload),
    await client.get('user/phone/change', token),
  ];
  for (const phone of [OLD_PHONE, NEW_PHONE]) expect(JSON.stringify(replies)).not.toContain(phone);
  for (const path of ['code', 'verify', 'change'])
    expect((await client.post(`user/phone/${path}`, {})).code).toBe(401);
  expect((await client.get('user/phone/change')).code).toBe(401);
});
