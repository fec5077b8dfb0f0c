import { inflateRawSync } from 'node:zlib';
import { USER_TABLES } from '../../../mock/lib/account/userTables';
import { db } from '../../../mock/lib/db';
import { HEADS } from '../../support/certification';
import { customer } from './customer';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const PASSWORD = 'Market#2026';

signInBeforeEach();

/** The files of an archive, read by its directory. */
function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const [nameLength, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const content = start + 30 + archive.readUInt16LE(start + 26);
    const file = inflateRawSync(archive.subarray(content, content + packed));
    expect(file).toHaveLength(size);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), file);
    at += 46 + nameLength;
  }
  return files;
}

async function download() {
  await client.post('user/proof', { password: PASSWORD }, token);
  const response = await client.send('POST', 'user/data', undefined, { 'x-authorization': token });
  const name = response.headers.get('content-disposition');
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  const data: Record<string, unknown[]> = JSON.parse(files.get('data.json')?.toString() ?? '{}');
  return { name, files, data, text: JSON.stringify(data) };
}

it('is one archive with every table of the user and a note', async () => {
  const { name, files, data } = await download();
  expect(name).toMatch(/filename="my-data-2026-11-20\.zip"/);
  expect(files.get('README.txt')?.toString()).toMatch(/^This archive contains all data/);
  const expected = Object.entries(USER_TABLES).filter(([, table]) => 'rows' in table);
  expect(Object.keys(data)).toEqual(['createdAt', ...expected.map(([table]) => table)]);
  for (const table of ['users', 'sessions', 'orders', 'instances', 'charges', 'messages', 'loginRecords'])
    expect([table, data[table]?.length]).toEqual([table, expect.any(Number)]);
  expect(data.orders?.length).toBeGreaterThan(5);
  expect(data.messages?.length).toBeGreaterThan(0);
});

it('contains the stored profile in full, with readable times and amounts in cents', async () => {
  const { data } = await download();
  const { userPhone, balance, createdAt, consents } = customer();
  expect(data.users).toEqual([
    expect.objectContaining({ userPhone, balance, createdAt: new Date(createdAt).toISOString() }),
  ]);
  expect(data.users?.[0]).toMatchObject({
    consents: consents.map(({ consentedAt, ...consent }) => ({
      ...consent,
      consentedAt: new Date(consentedAt).toISOString(),
    })),
  });
});

it('contains nothing of other users', async () => {
  const { text } = await download();
  const other = db().users.find(({ userName }) => userName === 'admin');
  for (const foreign of [other?.nickname, other?.email, '"userId":"10001"'])
    expect(text.includes(String(foreign))).toBe(false);
});

it('contains no password, token, code or key', async () => {
  await client.code(customer().userPhone, 'login');
  const { text } = await download();
  const { sessions, smsMessages, phoneProofs } = db();
  const secrets = [
    customer().passwordHash,
    ...sessions.map((session) => session.token),
    ...smsMessages.map(({ code }) => `"${code}"`),
    ...phoneProofs.map(({ proofId }) => proofId),
  ].filter(Boolean);
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  for (const key of ['passwordHash', 'token', 'digest', 'idempotencyKey', 'proofId', 'pictureId'])
    expect(text.includes(`"${key}":`)).toBe(false);
});

it('contains the pictures that the user uploaded', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(HEADS.png)], 'me.png'));
  await client.mockFetch('/api/v1/user/avatar', {
    method: 'POST',
    body: form,
    headers: { 'x-authorization': token },
  });
  const { files, data } = await download();
  expect(files.get('files/avatar.png')?.subarray(0, HEADS.png.length)).toEqual(Buffer.from(HEADS.png));
  expect(data.avatars).toHaveLength(1);
});

it('contains every file that the user uploaded, from whichever page', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(HEADS.png)], 'screen.png'));
  const headers = { 'x-authorization': token };
  const response = await client.mockFetch('/api/v1/support/file', { method: 'POST', body: form, headers });
  const { fileId } = (await response.json()).result as { fileId: string };
  const paper = {
    fileId: 'paper-1',
    userId: customer().userId,
    kind: 'png',
    size: HEADS.png.length,
  } as const;
  const content = Buffer.from(HEADS.png);
  db().identityFiles.push({ ...paper, data: content.toString('base64'), uploadedAt: Date.now() });
  const { files, data } = await download();
  for (const id of [fileId, 'paper-1']) expect(files.get(`files/${id}.png`)).toEqual(content);
  expect(data.ticketFiles).toContainEqual(expect.objectContaining({ fileId }));
  expect(data.identityFiles).toMatchObject([{ fileId: 'paper-1' }]);
});

it('names every table with uploaded bytes', () => {
  const tables = Object.entries(USER_TABLES).filter(
    ([, table]) => 'rows' in table && table.omit?.includes('data'),
  );
  expect(tables.map(([name]) => name)).toEqual(['ticketFiles', 'identityFiles', 'avatars']);
});

it('contains memberships, offers and keys in services of others, and the tasks that the user owns', async () => {
  const shared = db().instances.find(({ userId }) => userId === '10001');
  if (!shared) throw new Error('no service');
  const { userId } = customer();
  const key = { keyId: 'k1', name: 'mine', accessId: 'AK1', secretEnd: 'abcd', createdAt: Date.now() };
  shared.managed = {
    members: [{ memberId: 'm1', userId, role: 'manager', status: 'active', addedAt: Date.now() }],
    keys: [{ ...key, makerId: userId, holderId: userId }],
    handOver: { to: { userId }, status: 'offered', expiresAt: Date.now() + 1000 },
  };
  const [task] = db().lists.tasks;
  if (task) task.ownerId = userId;
  const { data } = await download();
  expect(data.instances).toContainEqual(
    expect.objectContaining({
      instanceId: shared.instanceId,
      membership: expect.objectContaining({ role: 'manager' }),
      offer: expect.objectContaining({ status: 'offered' }),
      keys: [expect.objectContaining({ name: 'mine' })],
    }),
  );
  expect(data.lists).toContainEqual(expect.objectContaining({ taskId: task?.taskId }));
});

it('contains the messages to former numbers, and none to whoever had the number before', async () => {
  const { userId } = customer();
  await client.code('13900139000', 'login');
  const message = db().smsMessages.at(-1);
  expect(message).toMatchObject({ userId });
  customer().userPhone = '13712345678';
  const other = db().users.find((user) => user.userId === '10001');
  if (other) other.userPhone = '13900139000';
  const { data } = await download();
  expect(data.smsMessages).toMatchObject([{ messageId: message?.messageId }]);
  await signInAgain('admin');
  expect((await download()).data.smsMessages).toEqual([]);
});
