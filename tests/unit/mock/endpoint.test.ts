import { db } from '../../../mock/lib/db';
import { MockFailure } from '../../../mock/lib/failure';
import { handlers } from '../../../mock/lib/handlers';
import { pickLanguage } from '../../../mock/lib/text';
import { ACCOUNT_ERROR, smsTooSoon } from '../../../src/domain/account/accountError';
import { endpoint } from '../../../src/domain/endpoint';
import { exchange } from '../../support/mockExchange';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

const HOSTILE: [string, unknown][] = [
  ['no body', undefined],
  ['null', null],
  ['a number', 7],
  ['text', 'admin'],
  ['a list', [{ userPhone: 'admin' }]],
  ['an empty object', {}],
  ['numbers for text', { userPhone: 13800138000, loginType: 1, password: 12345678, scene: 1 }],
  ['objects for text', { userPhone: { $ne: null }, loginType: 1, password: { $ne: null }, scene: {} }],
  ['lists for text', { userPhone: ['admin'], loginType: [1], password: ['Market#2026'], scene: ['login'] }],
  ['nulls', { userPhone: null, loginType: null, password: null, scene: null, offsetSeconds: null }],
  [
    'huge text',
    { userPhone: '1'.repeat(200_000), loginType: 1, password: 'x'.repeat(200_000), scene: 'login' },
  ],
  [
    'prototype keys',
    JSON.parse('{"__proto__":{"userPhone":"admin"},"constructor":{"prototype":{"loginType":1}}}'),
  ],
  ['endless numbers', { offsetSeconds: 1e308, loginType: 1e308 }],
];

it.each(HOSTILE)('a call with %s is refused with a clear error', async (_name, body) => {
  const before = JSON.stringify(db());
  const response = await client.send('POST', 'user/login', body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    code: 400,
    message: expect.stringContaining('The request is not valid'),
    result: null,
  });
  expect(JSON.stringify(db())).toBe(before);
});

it.each(['{"userPhone":"adm', '<html>', '\u0000'])('the text %p is refused as well', async (body) => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await client.mockFetch('/api/v1/user/login', { method: 'POST', body, headers });
  expect(await response.json()).toMatchObject({ code: 400, result: null });
});

it('names the invalid field', async () => {
  const { message } = await client.post('user/login', { userPhone: 'admin', loginType: 1, password: 7 });
  expect(message).toBe('The request is not valid: password');
});

it.each<[string, string]>([
  ['x-authorization', ''],
  ['x-authorization', 'x'.repeat(100_000)],
  ['accept-language', ',;q=,'],
])('accepts an odd %s', async (name, value) => {
  const reply = await client.call('GET', 'user/query/current/userInfo', undefined, { [name]: value });
  expect(reply.code).toBe(401);
});

it.each<[string, Error]>([
  ['crashes', new Error('a secret detail')],
  [
    'refuses with a result that its endpoint does not declare',
    new MockFailure(smsTooSoon, { zh: '', en: '' }, { retryAfterSeconds: 1 }),
  ],
])('returns an envelope with HTTP 500 when a handler %s', async (_name, error) => {
  const { 'GET /api/v1/x': broken } = handlers(
    { x: endpoint('GET x', { access: 'public', refusals: [ACCOUNT_ERROR.smsTooSoon] }) },
    {
      x: () => {
        throw error;
      },
    },
  );
  const call = { method: 'GET', path: '/x', query: {}, headers: {}, body: {} };
  const log = jest.spyOn(console, 'error').mockImplementation();
  const response = await exchange(call, {}, broken);
  expect(log.mock.lastCall).toEqual(['[mock] A handler failed:', error]);
  log.mockRestore();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 500, message: '模拟服务内部错误', result: null });
});

describe('pickLanguage', () => {
  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['en-US', 'en'],
    ['EN', 'en'],
    ['zh-CN', 'zh'],
    ['en-US,en;q=0.9,zh;q=0.8', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['zh;q=0.3, en;q=0.7', 'en'],
    ['fr-FR, en;q=0.5', 'en'],
    ['fr-FR', 'zh'],
    ['en;q=0', 'zh'],
    ['english', 'zh'],
    ['*', 'zh'],
    [['en'], 'zh'],
  ])('%p: %s', (header, language) => {
    expect(pickLanguage(header)).toBe(language);
  });
});

describe('demo', () => {
  it('the clock is set and read', async () => {
    expect((await client.post('demo/clock', { offsetSeconds: 3600 })).result).toMatchObject({
      offsetSeconds: 3600,
    });
    const { result } = await client.get('demo/clock');
    expect(result).toEqual({ offsetSeconds: 3600, now: new Date(Date.now() + 3_600_000).toISOString() });
  });

  it('a reset restores accounts, sessions, codes and the clock', async () => {
    const fresh = db().users.map(({ userName }) => userName);
    const token = await client.signIn();
    await client.code('13900139000', 'login');
    await client.captcha();
    await client.post('demo/clock', { offsetSeconds: 3600 });
    expect((await client.post('demo/reset')).code).toBe(200);
    expect((await client.get('user/query/current/userInfo', token)).code).toBe(401);
    expect((await client.get('demo/outbox')).result).toEqual({ messages: [], captchas: [] });
    expect((await client.get('demo/clock')).result).toMatchObject({ offsetSeconds: 0 });
    expect(db().users.map(({ userName }) => userName)).toEqual(fresh);
  });
});
