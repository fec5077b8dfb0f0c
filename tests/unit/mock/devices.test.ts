import { readCaller } from '../../../mock/lib/callers';
import { db } from '../../../mock/lib/db';
import { findDevice, forgetDevices, rememberDevice } from '../../../mock/lib/devices';
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

  it('signing the other devices out forgets them', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await client.post('user/session/revoke', { others: true }, here.token);
    expect(findDevice(here.deviceToken, BEN)).toBeDefined();
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
  });

  it('signing one device out forgets only that one', async () => {
    const [here, there, third] = [await signIn(), await signIn(), await signIn()];
    const { list } = (await client.get('user/session/list', there.token)).result as {
      list: { sessionId: string; current: boolean }[];
    };
    const { sessionId } = list.find(({ current }) => current) ?? {};
    await client.post('user/session/revoke', { sessionId }, here.token);
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
    expect(findDevice(here.deviceToken, BEN)).toBeDefined();
    expect(findDevice(third.deviceToken, BEN)).toBeDefined();
  });

  it('a new password forgets all but the current device', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const change = { oldPassword: 'Market#2026', password: 'Harbour#4711', passwordRepeat: 'Harbour#4711' };
    await client.post('user/password/change', change, here.token);
    expect(findDevice(here.deviceToken, BEN)).toBeDefined();
    expect(findDevice(there.deviceToken, BEN)).toBeUndefined();
  });

  it('a new phone number forgets all but the current device', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const proof = { method: 'password', password: 'Market#2026' };
    const proven = await client.post('user/phone/verify', proof, here.token);
    const { proofId } = (proven.result as { proof: { proofId: string } }).proof;
    const next = { target: 'new', proofId, userPhone: '13712345678' };
    await client.post('user/phone/code', next, here.token);
    const change = { proofId, smsVerificationCode: db().smsMessages.at(-1)?.code };
    expect((await client.post('user/phone/change', change, here.token)).code).toBe(200);
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
