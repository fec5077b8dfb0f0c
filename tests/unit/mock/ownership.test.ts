import { closeDueAccounts } from '../../../mock/lib/account/closeDueAccounts';
import { db } from '../../../mock/lib/db';
import type { Endpoint } from '../../../src/domain/endpoint';
import { instanceDetailEndpoints } from '../../../src/domain/instance/detailEndpoints';
import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { INVITATION_DAYS } from '../../../src/domain/instance/membership';
import { verifyIdentity } from '../../support/verified';
import { customer } from './customer';
import {
  addMember,
  changePhone,
  client,
  closeAccount,
  DAY_S,
  detail,
  NEW_PHONE,
  newKey,
  OLD_PHONE,
  OTHER_PASSWORD,
  offer,
  owner,
  pass,
  prove,
  read,
  record,
  register,
  send,
  shared,
  startWithOwner,
} from './ownershipClient';

const OWNER_PHONE = '13800138000';
const NO_ACCOUNT = '13612341234';

startWithOwner();

/** Every endpoint of one service, with a body that its owner could send. */
const ENDPOINTS = Object.values<Endpoint>({ ...instanceEndpoints, ...instanceDetailEndpoints })
  .map(({ key }) => key)
  .filter((key) => key.includes(':instanceId'));
const BODY = {
  ...{ name: 'stolen', percent: 50, userPhone: '13511112222', role: 'manager', password: OTHER_PASSWORD },
  ...{ change: { kind: 'end' }, autoRenew: false, skuCode: 'standard', quoteId: 'q', payableAmount: 1 },
  ...{ period: { unit: 'month', count: 1 }, consents: [] },
};

it('lists every endpoint of a service', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(18);
});

it.each(ENDPOINTS)('%s gives nothing to whoever registers the old number of a member', async (key) => {
  const member = await client.signIn('user');
  await addMember(OLD_PHONE);
  await offer(OLD_PHONE);
  await changePhone(member, NEW_PHONE);
  const stranger = await register(OLD_PHONE);
  await prove(stranger, OTHER_PASSWORD);
  const before = JSON.stringify(record());
  const [method = '', path = ''] = key.split(' ');
  const { memberId } = record().managed?.members?.at(-1) ?? { memberId: '' };
  const { keyId } = record().managed?.keys?.at(-1) ?? { keyId: '' };
  const ids: Record<string, string> = { instanceId: record().instanceId, memberId, keyId };
  const url = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
  const body = method === 'GET' ? undefined : { ...BODY, idempotencyKey: newKey() };
  const reply = await client.call(method, url, body, { 'x-authorization': stranger });
  expect(reply.code).toBe(404);
  expect(JSON.stringify(record())).toBe(before);
});

it('shows whoever registers the old number of a member nothing in any list', async () => {
  const member = await client.signIn('user');
  await addMember(OLD_PHONE);
  await offer(OLD_PHONE);
  await changePhone(member, NEW_PHONE);
  const stranger = await register(OLD_PHONE);
  expect(await shared(stranger)).toEqual({ handOvers: [], services: [] });
  for (const list of ['instance/list', 'message/list', 'charge/list', 'order/list', 'support/ticket/list']) {
    const { result } = await client.get(list, stranger);
    expect(JSON.stringify(result ?? null)).not.toContain(record().instanceId);
  }
});

it('leaves membership and offer with the account that changes its number, under the new one', async () => {
  const member = await client.signIn('user');
  await addMember(OLD_PHONE);
  await offer(OLD_PHONE);
  await changePhone(member, NEW_PHONE);
  expect((await read(member)).result).toMatchObject({ role: 'manager' });
  expect((await shared(member)).handOvers).toHaveLength(1);
  const seen = await detail();
  expect(seen.members.at(-1)).toMatchObject({ userPhone: '137****5678', status: 'active' });
  expect(seen.handOver).toMatchObject({ toPhone: '137****5678' });
  verifyIdentity(customer());
  expect((await send('/handOver/accept', {}, member)).code).toBe(200);
});

it('takes the time back with the money after the orders of the former owner are deleted', async () => {
  const receiver = await client.signIn('user');
  const instance = record();
  const { endsOn: oldEnd = 0, instanceId, period } = instance;
  await offer(OLD_PHONE);
  verifyIdentity(customer());
  expect((await send('/handOver/accept', {}, receiver)).code).toBe(200);
  const [first] = db().orders.filter(({ orderId }) => orderId === instance.orderId);
  if (!first) throw new Error('order');
  const { selection, service, specTexts } = first;
  const newEnd = oldEnd + 365 * DAY_S * 1_000;
  db().orders.push({
    ...structuredClone(first),
    ...{ orderId: '202611201111111111', userId: customer().userId, idempotencyKey: 'renewed-by-receiver' },
    ...{ selection: { ...selection, orderType: 'renew', instanceId }, service, specTexts, isApplied: true },
    covers: { from: oldEnd, to: newEnd },
  });
  delete db().orders.at(-1)?.handedOver;
  instance.endsOn = newEnd;
  const sender = db().users.find(({ userName }) => userName === 'admin');
  Object.assign(sender ?? {}, { closedAt: Date.now() - 1_100 * DAY_S * 1_000 });
  closeDueAccounts();
  expect(db().orders.some(({ orderId }) => orderId === first.orderId)).toBe(false);
  db().paymentSettings.refund = 'grant';
  const refund = { reason: 'notNeeded', idempotencyKey: newKey() };
  expect((await client.post('order/202611201111111111/refund', refund, receiver)).code).toBe(200);
  client.advance(3_600);
  const { result } = await client.get(`instance/${instanceId}/detail`, await client.signIn('user'));
  expect(result).toMatchObject({ endsOn: new Date(oldEnd).toISOString(), period });
});

it('shows the current number of an owner who has changed it', async () => {
  const member = await client.signIn('user');
  await addMember(OLD_PHONE);
  await offer(OLD_PHONE);
  await changePhone(owner, NEW_PHONE);
  const { services, handOvers } = await shared(member);
  expect(services).toMatchObject([{ ownerPhone: '137****5678' }]);
  expect(handOvers).toMatchObject([{ fromPhone: '137****5678' }]);
  const stranger = await register(OWNER_PHONE);
  expect((await read(stranger)).code).toBe(404);
});

describe('an invitation to a number without an account', () => {
  it('belongs to the account that registers the number', async () => {
    await addMember(NO_ACCOUNT);
    await offer(NO_ACCOUNT);
    expect((await detail()).members.at(-1)).toMatchObject({ userPhone: '136****1234', status: 'invited' });
    const invited = await register(NO_ACCOUNT);
    expect((await shared(invited)).handOvers).toHaveLength(1);
    expect((await read(invited)).result).toMatchObject({ role: 'manager' });
    expect((await detail()).members.at(-1)).toMatchObject({ userPhone: '136****1234', status: 'active' });
    await changePhone(invited, NEW_PHONE, OTHER_PASSWORD);
    expect((await read(invited)).code).toBe(200);
  });

  it('ends when another account changes its number to it', async () => {
    const other = await client.signIn('user');
    await addMember(NO_ACCOUNT);
    await offer(NO_ACCOUNT);
    await changePhone(other, NO_ACCOUNT);
    expect(await shared(other)).toEqual({ handOvers: [], services: [] });
    expect((await read(other)).code).toBe(404);
    expect((await send('/handOver/accept', {}, other)).code).toBe(404);
    const seen = await detail();
    expect(seen.members.at(-1)).toMatchObject({ status: 'numberTaken' });
    expect(seen.handOver).toBeUndefined();
    // Nobody who has the number later gets it either.
    await changePhone(other, NEW_PHONE);
    expect(await shared(await register(NO_ACCOUNT))).toEqual({ handOvers: [], services: [] });
  });

  it.each([
    [INVITATION_DAYS - 1, 200, 'invited'],
    [INVITATION_DAYS, 404, 'expired'],
  ])('after %d days gives the number %d', async (days, code, status) => {
    await addMember(NO_ACCOUNT);
    await pass(days * DAY_S);
    expect((await detail()).members.at(-1)).toMatchObject({ status });
    expect((await read(await register(NO_ACCOUNT))).code).toBe(code);
  });

  it('can be sent again when it has ended, and stands once in the list', async () => {
    await addMember(NO_ACCOUNT);
    await pass(INVITATION_DAYS * DAY_S);
    await addMember(NO_ACCOUNT);
    const { members } = await detail();
    expect(members.filter(({ userPhone }) => userPhone === '136****1234')).toMatchObject([
      { status: 'invited' },
    ]);
  });

  it('looks to the owner like one to an account that has not opened the service', async () => {
    await addMember(NO_ACCOUNT, 'viewer');
    await addMember(OLD_PHONE, 'viewer');
    const [without, withAccount] = (await detail()).members.slice(-2);
    const own = { memberId: '', userPhone: '' };
    expect({ ...withAccount, ...own }).toEqual({ ...without, ...own });
  });
});

it('ends an offer to an account that is closed, and the owner sees that a member has gone', async () => {
  const member = await client.signIn('user');
  await addMember(OLD_PHONE);
  await offer(OLD_PHONE);
  await closeAccount(member);
  const seen = await detail();
  expect(seen.handOver).toBeUndefined();
  expect(seen.members.at(-1)).toMatchObject({ status: 'accountClosed' });
  expect(seen.members.at(-1)?.userPhone).toBeUndefined();
  expect((await read(await register(OLD_PHONE))).code).toBe(404);
});
