import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db, inState, saveNow } from '../../../mock/lib/db';
import { createMockClient, type Envelope } from './mockClient';

let client: ReturnType<typeof createMockClient>;

beforeEach(() => {
  globalThis.serviceMarketMock?.named.clear();
  client = createMockClient();
});

/** A caller with these headers. */
function browser(headers: Record<string, string>) {
  const call = (method: string, path: string, body?: unknown, token?: string) =>
    client.call(method, path, body, { ...headers, ...(token && { 'x-authorization': token }) });
  return {
    call,
    async signIn() {
      const { result } = await call('POST', 'user/login', {
        userPhone: 'user',
        loginType: 1,
        password: 'Market#2026',
      });
      return (result as { token: string }).token;
    },
    setClock: (offsetSeconds: number) => call('POST', 'demo/clock', { offsetSeconds }),
    async clock() {
      return ((await call('GET', 'demo/clock')).result as { offsetSeconds: number }).offsetSeconds;
    },
  };
}

const named = (id: string) => browser({ 'x-mock-state': id });
const getUser = ({ result }: Envelope) => result as { nickname: string };

describe('two named states', () => {
  it('have separate sessions', async () => {
    const token = await named('one').signIn();
    expect((await named('one').call('GET', 'user/query/current/userInfo', undefined, token)).code).toBe(200);
    expect((await named('two').call('GET', 'user/query/current/userInfo', undefined, token)).code).toBe(401);
    expect((await client.get('user/query/current/userInfo', token)).code).toBe(401);
  });

  it('are reset separately', async () => {
    await named('one').setClock(1);
    await named('two').setClock(2);
    client.advance(3);
    await named('one').call('POST', 'demo/reset');
    expect(await named('one').clock()).toBe(0);
    expect(await named('two').clock()).toBe(2);
    expect(db().clockOffsetSeconds).toBe(3);
    await client.post('demo/reset');
    expect(await named('two').clock()).toBe(2);
    expect(db().clockOffsetSeconds).toBe(0);
  });

  it('stay separate during delayed calls', async () => {
    process.env.MOCK_DELAY_MS = '5';
    try {
      const tokens = await Promise.all(['one', 'two'].map((id) => named(id).signIn()));
      const users = await Promise.all(
        ['one', 'two'].map((id, index) =>
          named(id).call('GET', 'user/query/current/userInfo', undefined, tokens[index]),
        ),
      );
      expect(users.map((user) => getUser(user).nickname)).toEqual(['Lin Xiaoman', 'Lin Xiaoman']);
      const sessions = ['one', 'two'].map((id) => inState(id, () => db().sessions.at(-1)?.token));
      expect(sessions).toEqual(tokens);
    } finally {
      delete process.env.MOCK_DELAY_MS;
    }
  });
});

describe('the id of a state', () => {
  it('may be in a cookie; a header takes precedence', async () => {
    await named('one').setClock(1);
    expect(await browser({ cookie: 'umi_locale=en-US; mock_state=one; a=b' }).clock()).toBe(1);
    expect(await browser({ cookie: 'mock_state=one', 'x-mock-state': 'two' }).clock()).toBe(0);
    expect(await browser({ cookie: 'other_mock_state=one' }).clock()).toBe(0);
  });

  it.each(['', 'a b', '../x', '状态', 'x'.repeat(65), '__proto__;'])(
    'is ignored when it is %p',
    async (id) => {
      await browser({ 'x-mock-state': id }).setClock(7);
      expect(db().clockOffsetSeconds).toBe(7);
      expect([...(globalThis.serviceMarketMock?.named.keys() ?? [])]).toEqual([]);
    },
  );
});

it('drops the least recently used state above 100', async () => {
  await named('first').setClock(1);
  await named('second').setClock(2);
  for (let i = 0; i < 98; i += 1) await named(`s${i}`).clock();
  expect(await named('first').clock()).toBe(1);
  await named('one-too-many').clock();
  expect(globalThis.serviceMarketMock?.named.size).toBe(100);
  expect(await named('first').clock()).toBe(1);
  expect(await named('second').clock()).toBe(0);
});

it('never saves a named state to disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
  process.env.MOCK_DB = join(folder, 'db.json');
  process.env.MOCK_DELAY_MS = '0';
  try {
    await named('one').setClock(1);
    saveNow();
    expect(existsSync(join(folder, 'db.json'))).toBe(false);
  } finally {
    delete process.env.MOCK_DB;
    delete process.env.MOCK_DELAY_MS;
    rmSync(folder, { recursive: true });
  }
});
