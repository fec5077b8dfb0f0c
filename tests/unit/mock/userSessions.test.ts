import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { loginHistorySchema, userSessionListSchema } from '../../../src/domain/account/security';
import { createMockClient } from './mockClient';

const LIST = 'user/session/list';
const REVOKE = 'user/session/revoke';
const HISTORY = 'user/login/history';
const USER_INFO = 'user/query/current/userInfo';
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

async function sessions(of = token) {
  return v.parse(userSessionListSchema, (await client.get(LIST, of)).result).list;
}

async function history(query = '', of = token) {
  return v.parse(loginHistorySchema, (await client.get(`${HISTORY}${query}`, of)).result);
}

async function signInFrom(userAgent: string) {
  const payload = { userPhone: 'user', loginType: 1, password: 'Market#2026' };
  const { result } = await client.call('POST', 'user/login', payload, { 'User-Agent': userAgent });
  return (result as { token: string }).token;
}

describe('the list of sessions', () => {
  it('starts with the current session, then the last seen ones, without tokens', async () => {
    await signInFrom(EDGE);
    client.advance(60);
    const list = await sessions();
    expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: '', current: true },
      { device: 'Edge · Windows', current: false },
      { device: 'Chrome · Android', current: false },
      { device: 'Chrome · macOS', current: false },
    ]);
    expect(JSON.stringify(list)).not.toContain(token);
    expect(list[1]).toMatchObject({ place: 'Local network', loginType: 1 });
  });

  it('drops an expired session', async () => {
    await signInFrom(EDGE);
    client.advance(80_000);
    await sessions();
    client.advance(10_000);
    expect(await sessions()).toHaveLength(1);
  });
});

describe('revoking sessions', () => {
  it('ends one session with the session code and a reason, and is idempotent', async () => {
    const other = await signInFrom(EDGE);
    const sessionId = (await sessions()).find(({ device }) => device === 'Edge · Windows')?.sessionId;
    expect((await client.post(REVOKE, { sessionId }, token)).result).toEqual({ revokedCount: 1 });
    expect(await client.get(USER_INFO, other)).toMatchObject({
      code: 401,
      message: 'You were signed out here from another device. Please sign in again.',
    });
    expect(await client.post(REVOKE, { sessionId }, token)).toMatchObject({
      code: 200,
      result: { revokedCount: 0 },
    });
    expect((await sessions()).map(({ sessionId: id }) => id)).not.toContain(sessionId);
  });

  it('does not affect other users', async () => {
    const admin = await client.signIn('admin');
    const [foreign] = await sessions(admin);
    expect(await client.post(REVOKE, { sessionId: foreign?.sessionId }, token)).toMatchObject({
      code: 200,
      result: { revokedCount: 0 },
    });
    await client.post(REVOKE, { others: true }, token);
    expect((await client.get(USER_INFO, admin)).code).toBe(200);
    expect(await sessions(admin)).toHaveLength(3);
  });

  it('keeps no readable token in the database', async () => {
    const other = await signInFrom(EDGE);
    await client.post(REVOKE, { others: true }, token);
    expect(JSON.stringify(db())).not.toContain(other);
  });
});

describe('the sign-in history', () => {
  it('contains seeded and new records', async () => {
    const page = await history();
    expect(page).toMatchObject({ total: 32, current: 1, pageSize: 10 });
    expect(page.list[0]).toMatchObject({ outcome: 'success', loginType: 1, place: 'Local network' });
    expect(page.list.map(({ at }) => at)).toEqual(
      page.list
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('records each kind of failure, by name or phone, with the device', async () => {
    await client.call(
      'POST',
      'user/login',
      { userPhone: 'user', loginType: 1, password: 'no' },
      { 'User-Agent': EDGE },
    );
    expect((await history()).list[0]).toMatchObject({ outcome: 'wrongPassword', device: 'Edge · Windows' });
    await client.post('user/login', {
      userPhone: '139 0013 9000',
      loginType: 0,
      smsVerificationCode: '000000',
    });
    expect((await history()).list[0]).toMatchObject({ outcome: 'wrongCode', loginType: 0 });
    for (let i = 1; i < 5; i += 1) await client.password('user', 'no');
    await client.password('user', 'Market#2026');
    expect((await history()).list[0]).toMatchObject({ outcome: 'wrongCaptcha' });
    for (let i = 5; i < 10; i += 1) await client.password('user', 'no', await client.captcha());
    await client.password('user', 'Market#2026');
    expect((await history()).list[0]).toMatchObject({ outcome: 'locked' });
  });

  it('belongs to one user, and has no records of unknown accounts', async () => {
    const before = db().loginRecords.length;
    await client.password('nobody', 'no');
    expect(db().loginRecords).toHaveLength(before);
    await client.password('user', 'no');
    const admin = await history('', await client.signIn('admin'));
    expect(admin.total).toBe(32);
    expect(admin.list[0]).toMatchObject({ outcome: 'success' });
  });

  it('covers ninety days', async () => {
    client.advance(90 * 86_400);
    expect(await history('', await client.signIn())).toMatchObject({ total: 1 });
  });

  it("is in the reader's language", async () => {
    const chinese = createMockClient('zh-CN');
    const own = await chinese.signIn();
    const { list } = v.parse(loginHistorySchema, (await chinese.get(`${HISTORY}?pageSize=2`, own)).result);
    expect(list.map(({ place }) => place)).toEqual(['本地网络', '广东 深圳']);
  });
});
