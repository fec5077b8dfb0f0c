import { requestClosing } from '../../../mock/lib/account/closingRequests';
import { readCaller } from '../../../mock/lib/callers';
import { db } from '../../../mock/lib/db';
import { findDevice, forgetDevices, rememberDevice } from '../../../mock/lib/devices';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

const ANN = '10001';
const BEN = '10002';

describe('a known device', () => {
  it('is known for its accounts only, by a token that nobody can guess', () => {
    const { deviceToken, deviceId } = rememberDevice(ANN, undefined);
    expect(deviceToken).toMatch(/^[\w-]{43}$/);
    expect(findDevice(deviceToken, ANN)).toBe(deviceId);
    expect(findDevice(deviceToken, BEN)).toBeUndefined();
    expect(findDevice(deviceId, ANN)).toBeUndefined();
    expect(findDevice(undefined, ANN)).toBeUndefined();
    expect(findDevice(deviceToken, undefined)).toBeUndefined();
  });

  it('keeps its id and its accounts with each sign-in, of which a token copied before knows nothing', () => {
    const first = rememberDevice(ANN, undefined);
    const second = rememberDevice(BEN, first.deviceToken);
    expect(second.deviceToken).not.toBe(first.deviceToken);
    expect(second.deviceId).toBe(first.deviceId);
    expect(findDevice(second.deviceToken, ANN)).toBe(first.deviceId);
    expect(findDevice(second.deviceToken, BEN)).toBe(first.deviceId);
    expect(findDevice(first.deviceToken, ANN)).toBe(first.deviceId);
    expect(findDevice(first.deviceToken, BEN)).toBeUndefined();
  });

  it('is forgotten after 180 days', () => {
    const { deviceToken } = rememberDevice(ANN, undefined);
    client.advance(180 * 86_400 - 1);
    expect(findDevice(deviceToken, ANN)).toBeDefined();
    client.advance(1);
    expect(findDevice(deviceToken, ANN)).toBeUndefined();
    const renewed = rememberDevice(BEN, deviceToken);
    expect(findDevice(renewed.deviceToken, ANN)).toBeUndefined();
  });

  it('can be forgotten alone', () => {
    const [one, other] = [rememberDevice(ANN, undefined), rememberDevice(ANN, undefined)];
    forgetDevices(ANN, (deviceId) => deviceId === one.deviceId);
    expect(findDevice(one.deviceToken, ANN)).toBeUndefined();
    expect(findDevice(other.deviceToken, ANN)).toBe(other.deviceId);
  });
});

describe('sign-ins and devices', () => {
  async function signIn(deviceToken?: string) {
    const body = { userPhone: 'user', loginType: 1, password: 'Market#2026', deviceToken };
    return (await client.post('user/login', body)).result as { token: string; deviceToken: string };
  }

  it('signing out leaves the device known', async () => {
    const { token, deviceToken } = await signIn();
    await client.post('user/logout', undefined, token);
    expect(findDevice(deviceToken, BEN)).toBeDefined();
  });

  const revoke = async (token: string, body: object) =>
    (await client.post('user/session/revoke', body, token)).result as { deviceToken: string };
  const PASSWORD = { method: 'password', password: 'Market#2026' };
  const NEW_PASSWORD = { password: 'Harbour#4711', passwordRepeat: 'Harbour#4711' };

  async function changePhone(token: string) {
    const proven = await client.post('user/phone/verify', PASSWORD, token);
    const { proofId } = (proven.result as { proof: { proofId: string } }).proof;
    const next = { target: 'new', proofId, userPhone: '13712345678' };
    await client.post('user/phone/code', next, token);
    const change = { proofId, smsVerificationCode: db().smsMessages.at(-1)?.code };
    return client.post('user/phone/change', change, token);
  }

  const ENDS_OTHERS = {
    'signing the other devices out': (token: string) =>
      client.post('user/session/revoke', { others: true }, token),
    'a new password': (token: string) =>
      client.post('user/password/change', { oldPassword: PASSWORD.password, ...NEW_PASSWORD }, token),
    'a new phone number': changePhone,
  };

  describe.each(Object.entries(ENDS_OTHERS))('%s', (_name, endOthers) => {
    it('forgets all devices but the current one, which gets a new token', async () => {
      const [here, there] = [await signIn(), await signIn()];
      const deviceId = findDevice(here.deviceToken, BEN);
      const { code, result } = await endOthers(here.token);
      expect(code).toBe(200);
      const { deviceToken } = result as { deviceToken: string };
      expect(findDevice(deviceToken, BEN)).toBe(deviceId);
      expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
    });

    it('ends every token of the current device that may have been copied', async () => {
      const first = await signIn();
      const here = await signIn(first.deviceToken);
      await endOthers(here.token);
      expect(findDevice(first.deviceToken, BEN)).toBeUndefined();
      expect(findDevice(here.deviceToken, BEN)).toBeUndefined();
    });

    it('leaves the device known to the other accounts that were signed in there', async () => {
      const shared = rememberDevice(ANN, undefined);
      const here = await signIn(shared.deviceToken);
      const { deviceToken } = (await endOthers(here.token)).result as { deviceToken: string };
      expect(findDevice(deviceToken, ANN)).toBe(shared.deviceId);
      expect(findDevice(here.deviceToken, ANN)).toBe(shared.deviceId);
    });
  });

  it('a new token of the device that signs the others out does not start a new count of wrong passwords', async () => {
    const { token } = await signIn();
    const tryPassword = async (captcha?: object) =>
      (await client.post('user/phone/verify', { method: 'password', password: 'wrong', captcha }, token))
        .code;
    for (let tries = 0; tries < 5; tries += 1) await tryPassword();
    await revoke(token, { others: true });
    expect(await tryPassword()).toBe(ACCOUNT_ERROR.captchaRequired);
  });

  it('signing one device out forgets only that one', async () => {
    const [here, there, third] = [await signIn(), await signIn(), await signIn()];
    const { list } = (await client.get('user/session/list', there.token)).result as {
      list: { sessionId: string; current: boolean }[];
    };
    const { sessionId } = list.find(({ current }) => current) ?? {};
    const { deviceToken } = await revoke(here.token, { sessionId });
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
    expect(findDevice(deviceToken, BEN)).toBeDefined();
    expect(findDevice(third.deviceToken, BEN)).toBeDefined();
  });

  it('signing out whoever has copied the token of this device ends the copy, too', async () => {
    const here = await signIn();
    const copy = await signIn(here.deviceToken);
    const { list } = (await client.get('user/session/list', copy.token)).result as {
      list: { sessionId: string; current: boolean }[];
    };
    const { sessionId } = list.find(({ current }) => current) ?? {};
    await revoke(here.token, { sessionId });
    expect(findDevice(copy.deviceToken, BEN)).toBeUndefined();
    expect(findDevice(here.deviceToken, BEN)).toBeUndefined();
  });

  it('a new password by a code forgets all devices but the one that sets it', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const smsVerificationCode = await client.code('13900139000', 'resetPassword');
    const body = { userPhone: '13900139000', smsVerificationCode, ...NEW_PASSWORD };
    const reset = await client.post('user/password/reset', { ...body, deviceToken: here.deviceToken });
    expect(findDevice((reset.result as { deviceToken: string }).deviceToken, BEN)).toBeDefined();
    expect(findDevice(here.deviceToken, BEN)).toBeUndefined();
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
  });

  it('a request to close the account forgets all devices but the current one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const user = db().users.find(({ userId }) => userId === BEN);
    const session = db().sessions.find(({ token }) => token === here.token);
    if (!user || !session) throw new Error('no session');
    Object.assign(db(), { orders: [], instances: [], topUps: [], invoices: [], withdrawals: [] });
    requestClosing(user, session, user.balance);
    expect(findDevice(here.deviceToken, BEN)).toBeDefined();
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
  });
});

describe('who calls', () => {
  const caller = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
    readCaller({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress, destroy: () => {} } });

  it('is the address of the connection', () => {
    expect(caller('203.0.113.7')).toBe(caller('::ffff:203.0.113.7'));
    expect(caller('203.0.113.7')).not.toBe(caller('203.0.113.8'));
  });

  it('is the last address that a proxy nearby forwards, which a client did not make up', () => {
    expect(caller('127.0.0.1', '203.0.113.7')).toBe(caller('203.0.113.7'));
    expect(caller('::ffff:172.17.0.2', '198.51.100.9, 203.0.113.7')).toBe(caller('203.0.113.7'));
    expect(caller('203.0.113.8', '203.0.113.7')).toBe(caller('203.0.113.8'));
  });

  it('is one with all addresses of an IPv6 network', () => {
    expect(caller('2001:db8:0:7::1')).toBe(caller('2001:0db8::7:aaaa:bbbb:cccc:dddd'));
    expect(caller('2001:db8:0:7::1')).not.toBe(caller('2001:db8:0:8::1'));
    expect(caller('2001:db8:0:7::1')).not.toBe(caller('2002:db8:0:7::1'));
    expect(caller('::1')).toBe(caller('0:0:0:0:0:0:0:1'));
    expect(caller('127.0.0.1', '1:2:3:4:5:6:7::8:9')).not.toBe(caller('127.0.0.1'));
  });
});
