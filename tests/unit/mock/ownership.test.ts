import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { CLOSING_DAYS } from '../../../src/domain/account/closing';
import type { Endpoint } from '../../../src/domain/endpoint';
import { instanceDetailEndpoints } from '../../../src/domain/instance/detailEndpoints';
import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import type { InstanceDetail, IssuedKey, SharedServices } from '../../../src/domain/instance/instanceDetail';
import { INVITATION_DAYS } from '../../../src/domain/instance/membership';
import { customer } from './customer';
import { createMockClient } from './mockClient';

const DAY_S = 86_400;
const OWNER_PHONE = '13800138000';
const OLD_PHONE = '13900139000';
const NEW_PHONE = '13712345678';
const NO_ACCOUNT = '13612341234';
const PASSWORD = 'Market#2026';
const OTHER_PASSWORD = 'Harbour#4711';

let client: ReturnType<typeof createMockClient>;
let owner: string;
let keys = 0;

beforeEach(async () => {
  client = createMockClient();
  owner = await client.signIn('admin');
});

function record() {
  const found = db().instances.findLast(
    (instance) => instance.service.serviceId === 'face-liveness' && instance.userId === '10001',
  );
  if (!found) throw new Error('no service');
  return found;
}

const newKey = () => {
  keys += 1;
  return `ownership-${keys}-of-this-test`;
};
const send = (rest: string, body: object = {}, token = owner, id = record().instanceId) =>
  client.post(`instance/${id}${rest}`, { idempotencyKey: newKey(), ...body }, token);
const read = (token: string, id = record().instanceId) => client.get(`instance/${id}/detail`, token);
const detail = async (token = owner) => (await read(token)).result as InstanceDetail;
const shared = async (token: string) =>
  (await client.get('instance/shared/list', token)).result as SharedServices;
const prove = (token = owner, password = PASSWORD) => client.post('user/proof', { password }, token);
const addMember = (userPhone: string, role = 'manager') => send('/member', { userPhone, role });
async function offer(userPhone: string) {
  await prove();
  return send('/handOver', { userPhone });
}

async function register(userPhone: string): Promise<string> {
  const reply = await client.post('user/register', {
    userPhone,
    password: OTHER_PASSWORD,
    passwordRepeat: OTHER_PASSWORD,
    smsVerificationCode: await client.code(userPhone, 'register'),
    consents: currentConsents(['register', 'privacy']),
  });
  expect(reply.code).toBe(200);
  return client.signIn(userPhone, OTHER_PASSWORD);
}

/** Changes the phone number of a signed-in account. */
async function changePhone(token: string, userPhone: string, password = PASSWORD) {
  const proven = await client.post('user/phone/verify', { method: 'password', password }, token);
  const { proof } = proven.result as { proof: { proofId: string } };
  const { proofId } = proof;
  await client.post('user/phone/code', { target: 'new', proofId, userPhone }, token);
  const { messages } = (await client.get('demo/outbox')).result as {
    messages: { userPhone: string; scene: string; code: string }[];
  };
  const smsVerificationCode = messages.find((each) => each.userPhone === userPhone)?.code ?? '';
  const reply = await client.post('user/phone/change', { proofId, smsVerificationCode }, token);
  expect(reply.code).toBe(200);
}

async function closeAccount(token: string) {
  const { userId } = customer();
  for (const instance of db().instances) if (instance.userId === userId) instance.status = 'expired';
  for (const order of db().orders) if (order.userId === userId) order.status = 'cancelled';
  await prove(token);
  const reply = await client.post('user/closing', { givenUpBalance: customer().balance }, token);
  expect(reply.code).toBe(200);
  client.advance(CLOSING_DAYS * DAY_S);
  owner = await client.signIn('admin');
}

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
  expect((await send('/handOver/accept', {}, member)).code).toBe(200);
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
    client.advance(days * DAY_S);
    owner = await client.signIn('admin');
    expect((await detail()).members.at(-1)).toMatchObject({ status });
    expect((await read(await register(NO_ACCOUNT))).code).toBe(code);
  });

  it('can be sent again when it has ended, and stands once in the list', async () => {
    await addMember(NO_ACCOUNT);
    client.advance(INVITATION_DAYS * DAY_S);
    owner = await client.signIn('admin');
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

describe('keys', () => {
  const createKey = async (token: string, name = 'made') => {
    await prove(token);
    return send('/key', { name }, token);
  };
  const made = async (name = 'made') => (await detail()).accessKeys.find((key) => key.name === name);

  it('name their maker by the current number', async () => {
    const member = await client.signIn('user');
    await addMember(OLD_PHONE);
    await createKey(member);
    expect(await made()).toMatchObject({ makerPhone: '139****9000' });
    expect(await made('staging')).toMatchObject({ makerPhone: '138****8000' });
    await changePhone(member, NEW_PHONE);
    expect(await made()).toMatchObject({ makerPhone: '137****5678' });
  });

  const ENDS: [string, (member: string) => Promise<unknown>][] = [
    ['is removed', async () => send(`/member/${(await detail()).members.at(-1)?.memberId}/remove`)],
    ['may only view', () => addMember(OLD_PHONE, 'viewer')],
    ['closes the account', closeAccount],
  ];

  it.each(ENDS)('end when their maker %s', async (_case, end) => {
    const member = await client.signIn('user');
    await addMember(OLD_PHONE);
    await createKey(member);
    expect((await made())?.revokedAt).toBeUndefined();
    await end(member);
    expect((await made())?.revokedAt).toEqual(expect.any(String));
    expect((await made('staging'))?.revokedAt).toBeUndefined();
  });

  it.each(ENDS)('end when whoever has their secret %s', async (_case, end) => {
    const member = await client.signIn('user');
    await addMember(OLD_PHONE);
    await prove(member);
    const { keyId } = (await made('staging')) ?? { keyId: '' };
    expect((await send(`/key/${keyId}/rotate`, {}, member)).code).toBe(200);
    await end(member);
    expect((await made('staging'))?.revokedAt).toEqual(expect.any(String));
  });

  it('lose the former secret when whoever has it leaves', async () => {
    const member = await client.signIn('user');
    await addMember(OLD_PHONE);
    await prove(member);
    const { keyId } = (await made('staging')) ?? { keyId: '' };
    await send(`/key/${keyId}/rotate`, {}, member);
    client.advance(25 * 3600);
    owner = await client.signIn('admin');
    await prove();
    expect((await send(`/key/${keyId}/rotate`)).code).toBe(200);
    await send(`/member/${(await detail()).members.at(-1)?.memberId}/remove`);
    const key = await made('staging');
    expect(key?.revokedAt).toBeUndefined();
    expect(Date.parse(key?.formerSecretUntil ?? '')).toBe(Date.now() + 25 * 3600 * 1000);
  });

  it('answer a repeated call with the key that it created, not with a later one', async () => {
    await prove();
    const body = { name: 'first', idempotencyKey: newKey() };
    const first = (await send('/key', body)).result as IssuedKey;
    await send('/key', { name: 'second' });
    expect((await send('/key', body)).result).toEqual({
      instanceId: first.instanceId,
      accessId: first.accessId,
    });
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
