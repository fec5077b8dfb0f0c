import * as v from 'valibot';
import { siteRoutes } from '../../../config/routes';
import { db } from '../../../mock/lib/db';
import { currentUserSchema } from '../../../src/domain/account/account';
import { collectMenuPaths } from '../../../src/domain/account/menus';
import { SESSION_AGE_HEADER } from '../../../src/domain/account/sessionEnd';
import { client, startBeforeEach } from './mockClient';
import { toSelection } from './shop';

const USER_INFO = 'user/query/current/userInfo';

startBeforeEach();

async function currentUser(account: string) {
  return v.parse(currentUserSchema, (await client.get(USER_INFO, await client.signIn(account))).result);
}

describe('the current user', () => {
  it('contains no private data', async () => {
    const user = await currentUser('admin');
    expect(user).toMatchObject({ userName: 'admin', userPhone: '138****8000' });
    for (const field of ['passwordHash', 'consents', 'role', 'token']) expect(user).not.toHaveProperty(field);
    expect(JSON.stringify(user)).not.toContain('13800138000');
  });

  it('has access to the portal and a few console pages as user', async () => {
    const below = (parent: string, pages: string) => pages.split(' ').map((page) => `${parent}/${page}`);
    expect(collectMenuPaths((await currentUser('user')).menus).sort()).toEqual(
      [
        ...below('', 'usercenter order welcome dashboard dashboard/workplace list list/basic-list account'),
        ...below('/usercenter', 'overview order order-old service service/charge service/renewals'),
        ...below('/usercenter', 'invoice coupon message support security'),
        ...below('/serviceMarket', 'order nopay result'),
        ...below('/account', 'center settings'),
      ].sort(),
    );
  });
});

it('admin has access to every guarded page of the site', async () => {
  const granted = collectMenuPaths((await currentUser('admin')).menus);
  const keys = siteRoutes.flatMap(({ access }) => access ?? []);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !granted.includes(key))).toEqual([]);
});

describe('a session', () => {
  it.each([
    ['no token', undefined],
    ['an unknown token', 'x'.repeat(43)],
    ['a name from Object.prototype', '__proto__'],
  ])('needs a token: %s gets code 401 with HTTP 200', async (_name, token) => {
    const response = await client.send(
      'GET',
      USER_INFO,
      undefined,
      token ? { 'x-authorization': token } : {},
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      code: 401,
      message: 'Login status timed out, please log in again',
      result: null,
    });
  });

  it.each<[string, (token: string) => unknown]>([
    ['is unknown', () => {}],
    ['has expired', () => client.advance(86_400)],
    ['was signed out', (token) => client.post('user/logout', undefined, token)],
  ])('that %s is over for what visitors may call as well', async (name, end) => {
    const token = name === 'is unknown' ? 'x'.repeat(43) : await client.signIn();
    await end(token);
    const body = { ...toSelection(), couponCode: 'NO-SUCH-COUPON' };
    expect((await client.post('order/quote', body, token)).code).toBe(401);
    expect((await client.get('column/list?state=1', token)).code).toBe(401);
    expect((await client.post('order/quote', toSelection())).code).toBe(200);
    for (const path of ['user/logout', 'demo/clock']) {
      const method = path === 'demo/clock' ? 'GET' : 'POST';
      const reply = await client.call(method, path, undefined, { 'x-authorization': token });
      expect([path, reply.code]).toEqual([path, 200]);
    }
  });

  it('ends with its own logout, which keeps other sessions', async () => {
    const [first, second] = [await client.signIn(), await client.signIn()];
    expect((await client.post('user/logout', undefined, first)).code).toBe(200);
    expect((await client.get(USER_INFO, first)).code).toBe(401);
    expect((await client.get(USER_INFO, second)).code).toBe(200);
  });

  it('can be expired by its own token', async () => {
    const [first, second] = [await client.signIn(), await client.signIn()];
    expect((await client.post('demo/session/expire', undefined, first)).code).toBe(200);
    expect((await client.get(USER_INFO, first)).code).toBe(401);
    expect((await client.get(USER_INFO, second)).code).toBe(200);
    expect((await client.post('demo/session/expire', undefined, first)).code).toBe(401);
  });

  it('expires after 24 hours without a call', async () => {
    const token = await client.signIn();
    client.advance(86_399);
    expect((await client.get(USER_INFO, token)).code).toBe(200);
    client.advance(86_399);
    expect((await client.get(USER_INFO, token)).code).toBe(200);
    client.advance(86_400);
    expect((await client.get(USER_INFO, token)).code).toBe(401);
  });

  it('says in each reply when it ends without another call', async () => {
    const token = await client.signIn();
    const getAge = async (path: string, method = 'GET') =>
      (await client.send(method, path, undefined, { 'x-authorization': token })).headers.get(
        SESSION_AGE_HEADER,
      );
    client.advance(3_600);
    expect(await getAge(USER_INFO)).toBe('86400');
    expect(await getAge('order/no-such-order')).toBe('86400');
    expect(await getAge('demo/session/endSoon', 'POST')).toBe('120');
    expect(await getAge(USER_INFO)).toBe('86400');
    expect(await getAge('user/logout', 'POST')).toBe('0');
    expect(await getAge(USER_INFO)).toBeNull();
  });

  it('records the device', async () => {
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';
    const payload = { userPhone: 'user', loginType: 1, password: 'Market#2026' };
    await client.call('POST', 'user/login', payload, { 'User-Agent': agent });
    await client.call('POST', 'user/login', payload);
    const real = db().sessions.filter(({ token }) => token !== '');
    expect(real.map(({ device }) => device)).toEqual(['Edge · Windows', '']);
  });
});
