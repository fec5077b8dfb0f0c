import { db, inState } from '../../../mock/lib/db';
import type { RecordedCall } from '../../../src/domain/demo';
import { createMockClient } from './mockClient';

const STORY = 'story-1';
const STARTS_AT = '2026-03-02T01:00:00.000Z';

let client: ReturnType<typeof createMockClient>;

beforeEach(() => {
  globalThis.serviceMarketMock?.named.clear();
  client = createMockClient();
});

const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  client.send(method, path, body, { 'x-mock-state': STORY, ...headers });
const inStory = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  client.call(method, path, body, { 'x-mock-state': STORY, ...headers });
const calls = async () => ((await inStory('GET', 'demo/calls')).result as { calls: RecordedCall[] }).calls;
const PASSWORD = 'Market#2026';
const signIn = { userPhone: 'user', loginType: 1, password: PASSWORD };
const tokenOf = ({ result }: { result: unknown }) => (result as { token: string }).token;

describe('a story', () => {
  it('starts at its moment, with dates relative to it, whatever the real time is', async () => {
    const start = async () => {
      const { result } = await inStory('POST', 'demo/start', { startsAt: STARTS_AT });
      const { seededAt, orders } = inState(STORY, db);
      return { result, seededAt, orders: orders.map(({ createdAt, status }) => [createdAt, status]) };
    };
    const first = await start();
    expect(first.result).toMatchObject({ now: STARTS_AT });
    jest.mocked(Date.now).mockReturnValue(Date.now() + 100 * 86_400_000);
    expect(await start()).toEqual({
      ...first,
      result: { offsetSeconds: expect.any(Number), now: STARTS_AT },
    });
  });

  it('refuses a start that is no moment', async () => {
    expect((await inStory('POST', 'demo/start', { startsAt: 'soon' })).code).toBe(400);
  });
});

describe('the calls of a story', () => {
  it('are recorded newest first, with status, code and the trace id of the reply', async () => {
    const reply = await send('POST', 'user/login', { ...signIn, password: 'Wrong#2026' });
    await send('GET', 'service/list?keyword=mail');
    const [list, login] = await calls();
    expect(list).toMatchObject({ method: 'GET', path: 'service/list?keyword=mail', status: 200, code: 200 });
    expect(login).toMatchObject({
      method: 'POST',
      path: 'user/login',
      status: 200,
      request: expect.any(String),
    });
    expect(login?.code).not.toBe(200);
    expect(login?.traceId).toBe(reply.headers.get('x-trace-id'));
    expect(login?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('hide passwords, tokens and codes', async () => {
    const token = tokenOf(await inStory('POST', 'user/login', signIn));
    await inStory('POST', 'user/login', { userPhone: 'user', loginType: 0, smsVerificationCode: '246810' });
    const second = { recoveryCodes: ['7K2QD-M9XPA'], challenge: 'a-challenge', code: '135790' };
    await inStory('POST', 'user/login', { ...signIn, ...second });
    const shown = JSON.stringify(await calls());
    expect(shown).toContain('•••');
    for (const secret of [token, PASSWORD, '246810', '7K2QD-M9XPA', 'a-challenge', '135790'])
      expect(shown).not.toContain(secret);
  });

  it('hide the whole reply with access credentials', async () => {
    const token = tokenOf(await inStory('POST', 'user/login', signIn));
    const id = inState(STORY, () => db().instances.find(({ userId }) => userId === '10002')?.instanceId);
    await inStory('POST', `instance/${id}/access`, { password: PASSWORD }, { 'x-authorization': token });
    expect((await calls())[0]).toMatchObject({ path: `instance/${id}/access`, reply: '•••' });
  });

  it('include one whose connection is lost, without a status of HTTP', async () => {
    await expect(
      send('GET', 'service/list', undefined, { 'x-mock-scenario': 'network-lost' }),
    ).rejects.toThrow('Failed to fetch');
    expect((await calls())[0]).toMatchObject({ path: 'service/list', status: 0 });
  });

  it('are not recorded in other states, nor those of the demo page', async () => {
    await client.get('service/list');
    await client.call('GET', 'service/list', undefined, { 'x-mock-state': 'worker-1' });
    await inStory('GET', 'demo/clock');
    expect(db().calls).toEqual([]);
    expect(inState('worker-1', () => db().calls)).toEqual([]);
    expect(await calls()).toEqual([]);
  });

  it('are the last 80', async () => {
    for (let index = 0; index < 82; index += 1) await inStory('GET', `service/none-${index}`);
    const recorded = await calls();
    expect(recorded).toHaveLength(80);
    expect(recorded[0]?.path).toBe('service/none-81');
  });
});

describe('an outage', () => {
  it('covers a path and those below it until it ends, in its state only', async () => {
    const { code } = await inStory('POST', 'demo/outages', {
      outages: [{ path: 'service', scenario: 'http-503' }],
    });
    expect(code).toBe(200);
    expect((await send('GET', 'service/list')).status).toBe(503);
    expect((await send('GET', 'column/list?state=1')).status).toBe(200);
    expect((await client.send('GET', 'service/list')).status).toBe(200);
    await inStory('POST', 'demo/outages', { outages: [] });
    expect((await send('GET', 'service/list')).status).toBe(200);
  });

  it('never covers the calls that end it', async () => {
    await inStory('POST', 'demo/outages', { outages: [{ path: 'demo', scenario: 'http-503' }] });
    expect((await send('GET', 'demo/clock')).status).toBe(200);
  });

  it('is refused with an unknown scenario', async () => {
    const { code } = await inStory('POST', 'demo/outages', {
      outages: [{ path: 'order', scenario: 'none' }],
    });
    expect(code).toBe(400);
  });
});

describe('a browser in which a story was opened', () => {
  const cookie = `mock_state=${STORY}`;
  const readUser = (token: string) =>
    client.call('GET', 'user/query/current/userInfo', undefined, { cookie, 'x-authorization': token });

  it('keeps windows that are signed in on their own data', async () => {
    const token = await client.signIn();
    expect((await readUser(token)).code).toBe(200);
    expect(await calls()).toEqual([]);
  });

  it('signs in to the story from then on', async () => {
    const token = tokenOf(await client.call('POST', 'user/login', signIn, { cookie }));
    expect((await readUser(token)).code).toBe(200);
    expect((await client.get('user/query/current/userInfo', token)).code).toBe(401);
  });

  it('stays in the story with a session that has ended', async () => {
    expect((await readUser('no-session')).code).toBe(401);
    expect(await calls()).toHaveLength(1);
  });
});
