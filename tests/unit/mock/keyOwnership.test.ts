import type { IssuedKey } from '../../../src/domain/instance/instanceDetail';
import {
  addMember,
  changePhone,
  client,
  closeAccount,
  detail,
  NEW_PHONE,
  newKey,
  OLD_PHONE,
  pass,
  prove,
  send,
  startWithOwner,
} from './ownershipClient';

startWithOwner();

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
    await pass(25 * 3600);
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
