import { db } from '../../../mock/lib/db';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { MAX_ACCESS_KEYS } from '../../../src/domain/instance/accessKey';
import type { IssuedKey, SharedServices } from '../../../src/domain/instance/instanceDetail';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { verifyIdentity } from '../../support/verified';
import { customer } from './customer';
import { createMockClient } from './mockClient';
import type { WholeDetail } from './ownershipClient';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const USER_PHONE = '13900139000';
const { actionRefused, proofRequired, limitReached, ownNumber } = INSTANCE_ERROR;

let client: ReturnType<typeof createMockClient>;
let owner: string;
let keys = 0;

beforeEach(async () => {
  client = createMockClient();
  owner = await client.signIn('admin');
});

/** The operator's service with keys and monthly units. */
function record(serviceId = 'face-liveness') {
  const found = db().instances.findLast(
    (instance) => instance.service.serviceId === serviceId && instance.userId === '10001',
  );
  if (!found) throw new Error(serviceId);
  return found;
}

const newKey = () => {
  keys += 1;
  return `intent-${keys}-of-this-test`;
};
const path = (rest = '', serviceId?: string) => `instance/${record(serviceId).instanceId}${rest}`;
const read = async (token = owner, id = record().instanceId) =>
  (await client.get(`instance/${id}/detail`, token)).result as WholeDetail;
const send = (rest: string, body: object = {}, token = owner, id = record().instanceId) =>
  client.post(`instance/${id}${rest}`, { idempotencyKey: newKey(), ...body }, token);
const prove = (token = owner) => client.post(path('/proof'), { password: 'Market#2026' }, token);

describe('access keys', () => {
  it('need a proof of identity, which lasts five minutes', async () => {
    expect(await send('/key', { name: 'a' })).toMatchObject({ code: proofRequired });
    const wrong = await client.post(path('/proof'), { password: 'wrong' }, owner);
    expect(wrong.code).toBe(ACCOUNT_ERROR.wrongCredentials);
    await prove();
    expect(await send('/key', { name: 'a' })).toMatchObject({ code: 200 });
    client.advance(301);
    expect(await send('/key', { name: 'b' })).toMatchObject({ code: proofRequired });
  });

  it('are created once, with a secret that is returned once', async () => {
    await prove();
    const before = (await read()).accessKeys.length;
    const body = { name: 'gateway', idempotencyKey: newKey() };
    const issued = (await send('/key', body)).result as IssuedKey;
    const repeated = (await send('/key', body)).result as IssuedKey;
    expect(issued.secret).toMatch(/^sk_/);
    expect(repeated).toEqual({ instanceId: issued.instanceId, accessId: issued.accessId });
    const detail = await read();
    expect(detail.accessKeys).toHaveLength(before + 1);
    expect(detail.accessKeys[0]).toMatchObject({ name: 'gateway', secretEnd: issued.secret?.slice(-4) });
    expect(JSON.stringify(db().instances)).not.toContain(issued.secret);
    const found = await client.get(`instance/byKey/${body.idempotencyKey}`, owner);
    expect(found.result).toMatchObject({ instance: { instanceId: issued.instanceId } });
  });

  it('keep the former secret for a day after a rotation, and are not rotated again in it', async () => {
    await prove();
    const { keyId, secretEnd } = (await read()).accessKeys[0] ?? { keyId: '', secretEnd: '' };
    const rotated = (await send(`/key/${keyId}/rotate`)).result as IssuedKey;
    expect((await read()).accessKeys[0]?.secretEnd).not.toBe(secretEnd);
    expect(rotated.secret).toMatch(/^sk_/);
    expect(await send(`/key/${keyId}/rotate`)).toMatchObject({ code: actionRefused });
    client.advance(25 * HOUR_S);
    owner = await client.signIn('admin');
    await prove();
    expect(await send(`/key/${keyId}/rotate`)).toMatchObject({ code: 200 });
    expect(await send(`/key/${keyId}/revoke`)).toMatchObject({ code: 200 });
    expect(await send(`/key/${keyId}/revoke`)).toMatchObject({ code: actionRefused });
    expect(await send('/key/unknown/rotate')).toMatchObject({ code: 404 });
  });

  it('are limited in number', async () => {
    await prove();
    const inUse = (await read()).accessKeys.filter(({ revokedAt }) => !revokedAt).length;
    for (let count = inUse; count < MAX_ACCESS_KEYS; count += 1) {
      expect(await send('/key', { name: 'one more' })).toMatchObject({ code: 200 });
    }
    expect(await send('/key', { name: 'too many' })).toMatchObject({ code: limitReached });
  });
});

describe('members', () => {
  it('see the service with their role, until they are removed', async () => {
    const member = await client.signIn('user');
    const { instanceId } = record();
    expect(await client.get(`instance/${instanceId}/detail`, member)).toMatchObject({ code: 404 });
    await send('/member', { userPhone: USER_PHONE, role: 'viewer' });
    expect(await read(member)).toMatchObject({ role: 'viewer', orders: [] });
    const { result } = await client.get('instance/shared/list', member);
    expect((result as SharedServices).services).toMatchObject([{ instanceId, role: 'viewer' }]);
    const alert = { percent: 50, idempotencyKey: newKey() };
    const headers = { 'x-authorization': member };
    const setAlert = () => client.call('PUT', path('/alert'), alert, headers);
    expect(await setAlert()).toMatchObject({ code: actionRefused });

    await send('/member', { userPhone: '139 0013 9000', role: 'manager' });
    expect(await setAlert()).toMatchObject({ code: 200 });
    expect(await read(member)).toMatchObject({ role: 'manager', alertPercent: 50 });
    expect(await send('/schedule', { change: { kind: 'end' } }, member)).toMatchObject({
      code: actionRefused,
    });
    await send('/schedule', { change: { kind: 'end' } });
    expect(await send('/schedule/withdraw', {}, member)).toMatchObject({ code: actionRefused });
    const added = (await read()).members.find(({ userPhone }) => userPhone === '139****9000');
    await send(`/member/${added?.memberId}/remove`);
    expect(await client.get(`instance/${instanceId}/detail`, member)).toMatchObject({ code: 404 });
  });

  it('are other people with a valid number', async () => {
    const add = (userPhone: string) => send('/member', { userPhone, role: 'viewer' });
    expect(await add('13800138000')).toMatchObject({ code: ownNumber });
    expect(await add('12345')).toMatchObject({ code: ACCOUNT_ERROR.phoneInvalid });
  });
});

describe('a scheduled change', () => {
  const daysToEnd = () => ((record().endsOn ?? 0) - Date.now()) / 1000 / DAY_S;
  const passTo = async (days: number) => {
    client.advance(days * DAY_S - db().clockOffsetSeconds);
    owner = await client.signIn('admin');
  };

  it('ends the service without a renewal, and can be taken back until then', async () => {
    const end = record().endsOn;
    expect(record().autoRenew).toBe(true);
    await send('/schedule', { change: { kind: 'end' } });
    expect(await read()).toMatchObject({ autoRenew: false, scheduled: { kind: 'end' } });
    expect(await send('/schedule', { change: { kind: 'end' } })).toMatchObject({ code: actionRefused });
    const autoRenew = { autoRenew: true, idempotencyKey: newKey() };
    const refused = await client.call('PUT', path('/autoRenew'), autoRenew, { 'x-authorization': owner });
    expect(refused).toMatchObject({ code: actionRefused });
    await send('/schedule/withdraw');
    expect(await read()).toMatchObject({ autoRenew: true });
    expect((await read()).scheduled).toBeUndefined();
    record().autoRenew = false;
    expect((await send('/schedule', { change: { kind: 'end' } })).code).toBe(actionRefused);
    record().autoRenew = true;

    await send('/schedule', { change: { kind: 'end' } });
    await passTo(daysToEnd() + 0.1);
    const ended = await read();
    expect(ended).toMatchObject({ status: 'expired', endsOn: new Date(end ?? 0).toISOString() });
    expect(ended.scheduled).toBeUndefined();
  });

  it('renews with the smaller plan and changes to it at the end of the term', async () => {
    const before = record();
    const { skuCode, endsOn = 0 } = before;
    const operator = db().users.find(({ userName }) => userName === 'admin');
    if (operator) operator.balance = 100_000_000;
    const larger = await send('/schedule', { change: { kind: 'downgrade', skuCode } });
    expect(larger).toMatchObject({ code: actionRefused });
    await send('/schedule', { change: { kind: 'downgrade', skuCode: 'standard' } });
    await passTo(daysToEnd() - 0.5);
    const paid = await read();
    expect(paid).toMatchObject({ skuCode, status: 'active', scheduled: { kind: 'downgrade' } });
    expect(Date.parse(paid.endsOn ?? '')).toBeGreaterThan(endsOn);
    expect(paid.orders[0]).toMatchObject({ orderType: 'renew', status: 'completed' });
    expect(await send('/schedule/withdraw')).toMatchObject({ code: actionRefused });
    client.advance(DAY_S);
    owner = await client.signIn('admin');
    const changed = await read();
    expect(changed).toMatchObject({ skuCode: 'standard', status: 'active' });
    expect(changed.scheduled).toBeUndefined();
    expect(changed.usage?.allowance?.total).toBe(5_000);
  });
});

describe('a hand-over', () => {
  const offer = async () => {
    await prove();
    return send('/handOver', { userPhone: USER_PHONE });
  };
  const offersTo = async (token: string) =>
    ((await client.get('instance/shared/list', token)).result as SharedServices).handOvers;

  it('needs a proof of identity and another number', async () => {
    expect(await send('/handOver', { userPhone: USER_PHONE })).toMatchObject({ code: proofRequired });
    await prove();
    expect(await send('/handOver', { userPhone: '13800138000' })).toMatchObject({ code: ownNumber });
  });

  it('moves the service, and leaves the money where it was', async () => {
    const { instanceId, orderId } = record();
    const receiver = await client.signIn('user');
    const credentials = (token: string) => client.post(path('/access'), { password: 'Market#2026' }, token);
    const former = await credentials(owner);
    await offer();
    verifyIdentity(customer());
    expect(await offersTo(receiver)).toMatchObject([{ instanceId, fromPhone: '138****8000' }]);
    const chargesBefore = (await client.get('charge/list', owner)).result as { total: number };
    const body = { idempotencyKey: newKey() };
    const accept = () => client.post(`instance/${instanceId}/handOver/accept`, body, receiver);
    expect(await accept()).toMatchObject({ code: 200 });
    expect(await accept()).toMatchObject({ code: 200 });
    expect(await client.get(`instance/${instanceId}/detail`, owner)).toMatchObject({ code: 404 });
    const received = await read(receiver, instanceId);
    expect(received).toMatchObject({ role: 'owner', autoRenew: false, members: [], orders: [] });
    expect(received.accessKeys.every(({ revokedAt }) => revokedAt !== undefined)).toBe(true);
    expect(db().instances.find((each) => each.instanceId === instanceId)?.userId).toBe(customer().userId);
    const current = await client.post(`instance/${instanceId}/access`, { password: 'Market#2026' }, receiver);
    expect([former.code, current.code]).toEqual([200, 200]);
    expect(current.result).not.toEqual(former.result);
    const order = (await client.get(`order/${orderId}`, owner)).result as { refundable: object };
    expect(order.refundable).toMatchObject({ amount: 0, rule: 'handedOver' });
    const charges = (await client.get('charge/list', owner)).result as { total: number };
    expect(charges.total).toBe(chargesBefore.total);
  });
  it('can be declined, taken back, and offered again', async () => {
    const receiver = await client.signIn('user');
    const { instanceId } = record();
    await offer();
    expect(await send('/handOver/decline', {}, receiver, instanceId)).toMatchObject({ code: 200 });
    expect(await send('/handOver/accept', {}, receiver, instanceId)).toMatchObject({ code: 404 });
    await offer();
    expect((await read()).handOver).toMatchObject({ toPhone: '139****9000' });
    expect(await send('/schedule', { change: { kind: 'end' } })).toMatchObject({ code: actionRefused });
    expect(await send('/handOver/withdraw')).toMatchObject({ code: 200 });
    expect(await send('/handOver/withdraw')).toMatchObject({ code: actionRefused });
    expect(await offersTo(receiver)).toEqual([]);
    expect((await read()).role).toBe('owner');
  });

  it('ends after seven days', async () => {
    await offer();
    client.advance(7 * DAY_S);
    const receiver = await client.signIn('user');
    owner = await client.signIn('admin');
    expect(await offersTo(receiver)).toEqual([]);
    expect((await read()).handOver).toBeUndefined();
  });
});
