import * as v from 'valibot';
import { phoneChangeSchema } from '../../../src/domain/account/phoneChange';
import { client, signInBeforeEach, token, wrongCode } from './mockClient';

const OLD_PHONE = '13900139000';
const NEW_PHONE = '13712345678';
const TAKEN = '13800138000';
const USER_INFO = 'user/query/current/userInfo';

signInBeforeEach();

const post = (path: string, body: object, of = token) => client.post(`user/phone/${path}`, body, of);

async function status(of = token) {
  return v.parse(phoneChangeSchema, (await client.get('user/phone/change', of)).result);
}

/** The newest code sent to a number. */
async function receivedCode(userPhone: string): Promise<string> {
  const { messages } = (await client.get('demo/outbox')).result as {
    messages: { userPhone: string; scene: string; code: string }[];
  };
  const isMatch = (m: { userPhone: string; scene: string }) =>
    m.userPhone === userPhone && m.scene === 'changePhone';
  return messages.find(isMatch)?.code ?? '';
}

async function prove(of = token) {
  const { result } = await post('verify', { method: 'password', password: 'Market#2026' }, of);
  return v.parse(phoneChangeSchema, result).proof?.proofId ?? '';
}

async function chooseNewPhone(userPhone = NEW_PHONE) {
  const proofId = await prove();
  expect((await post('code', { target: 'new', proofId, userPhone })).code).toBe(200);
  return { proofId, smsVerificationCode: await receivedCode(userPhone) };
}

describe('the proof of identity', () => {
  it('can be a code to the current phone', async () => {
    expect(await status()).toEqual({
      state: 'proving',
      userPhone: '139****9000',
      serverTime: expect.any(String),
    });
    const sent = v.parse(phoneChangeSchema, (await post('code', { target: 'current' })).result);
    expect(sent.code).toEqual({ sentTo: '139****9000', resendAfterSeconds: 60 });
    client.advance(20);
    expect((await status()).code?.resendAfterSeconds).toBe(40);
    const smsVerificationCode = await receivedCode(OLD_PHONE);
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
});

describe('the new phone number', () => {
  it('receives a code only with the proof of the same session', async () => {
    const proofId = await prove();
    const other = await client.signIn();
    const otherUser = await client.signIn('admin');
    for (const of of [other, otherUser]) {
      expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE }, of)).code).toBe(10014);
    }
    expect((await post('code', { target: 'new', proofId: 'x', userPhone: NEW_PHONE })).code).toBe(10014);
    expect(await receivedCode(NEW_PHONE)).toBe('');
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

  it('is saved masked, can get another code, and can be replaced', async () => {
    const { proofId } = await chooseNewPhone();
    expect(await status()).toMatchObject({ state: 'confirming', newPhone: '137****5678' });
    expect((await post('code', { target: 'new', proofId })).code).toBe(10007);
    client.advance(60);
    expect((await post('code', { target: 'new', proofId })).code).toBe(200);
    expect((await post('code', { target: 'new', proofId, userPhone: '13612345678' })).code).toBe(200);
    expect((await status()).newPhone).toBe('136****5678');
    // The code of the previous number is no longer valid.
    const old = await receivedCode(NEW_PHONE);
    expect((await post('change', { proofId, smsVerificationCode: old })).code).toBe(10005);
  });

  it('cannot be confirmed before a code was sent', async () => {
    const proofId = await prove();
    expect((await post('change', { proofId, smsVerificationCode: '123456' })).code).toBe(10014);
  });
});

describe('the phone change', () => {
  it('ends all other sessions, and only the new number works', async () => {
    const other = await client.signIn();
    const payload = await chooseNewPhone();
    expect((await post('change', payload)).result).toEqual({ userPhone: '137****5678', endedSessions: 3 });
    expect((await client.get(USER_INFO, token)).result).toMatchObject({ userPhone: '137****5678' });
    expect(await client.get(USER_INFO, other)).toMatchObject({
      code: 401,
      message: 'The phone number of your account has been changed. Please sign in again.',
    });
    expect((await client.password(NEW_PHONE, 'Market#2026')).code).toBe(200);
    expect((await client.password(OLD_PHONE, 'Market#2026')).code).toBe(10001);
    expect((await status()).state).toBe('proving');
  });

  it('is idempotent', async () => {
    const payload = await chooseNewPhone();
    const first = await post('change', payload);
    const again = await client.signIn(NEW_PHONE);
    expect(await post('change', payload)).toEqual(first);
    expect((await client.get(USER_INFO, again)).code).toBe(200);
    expect(
      (await post('code', { target: 'new', proofId: payload.proofId, userPhone: '13612345678' })).code,
    ).toBe(10014);
  });

  it('reveals that a number is taken only with its code, and allows another one', async () => {
    const { proofId, smsVerificationCode } = await chooseNewPhone(TAKEN);
    const wrong = { proofId, smsVerificationCode: wrongCode(smsVerificationCode) };
    expect((await post('change', wrong)).code).toBe(10005);
    expect((await post('change', { proofId, smsVerificationCode })).code).toBe(10009);
    expect(await status()).toMatchObject({ state: 'choosing' });
    expect(await status()).not.toHaveProperty('newPhone');
    expect((await client.password(TAKEN, 'Market#2026')).code).toBe(200);
    expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE })).code).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const payload = await chooseNewPhone();
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

  it('is replaced by a new proof, and can be abandoned', async () => {
    const payload = await chooseNewPhone();
    const proofId = await prove();
    expect((await post('change', payload)).code).toBe(10014);
    const abandoned = await client.call('DELETE', 'user/phone/change', undefined, {
      'x-authorization': token,
    });
    expect(abandoned.result).toMatchObject({ state: 'proving' });
    expect((await post('code', { target: 'new', proofId, userPhone: NEW_PHONE })).code).toBe(10014);
  });
});

it('shows no full phone number, and needs a session', async () => {
  const payload = await chooseNewPhone();
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
