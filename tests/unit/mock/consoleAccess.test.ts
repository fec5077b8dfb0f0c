import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import {
  ACCESS_ERROR,
  accessRequestListSchema,
  accessRequestSchema,
  ownRequestsSchema,
} from '../../../src/domain/account/accessRequest';
import { currentUserSchema } from '../../../src/domain/account/account';
import { collectMenuPaths } from '../../../src/domain/account/menus';
import {
  accessOverviewSchema,
  accessPeopleSchema,
  healthSchema,
  personAccessSchema,
} from '../../../src/domain/console/consoleAccess';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let admin: string;
let customer: string;

beforeEach(async () => {
  client = createMockClient();
  admin = await client.signIn('admin');
  customer = await client.signIn('user');
});

const list = async (query = '') =>
  v.parse(accessRequestListSchema, (await client.get(`console/access/request/list${query}`, admin)).result);
const ask = (path: string, reason = '', token = customer) =>
  client.post('console/access/request', { path, reason }, token);
const request = async (path: string, reason = '') =>
  v.parse(accessRequestSchema, (await ask(path, reason)).result);
const decide = (requestId: string, event: string, note?: string, token = admin) =>
  client.post(`console/access/request/${requestId}/decide`, { event, note }, token);
const withdraw = (requestId: string, token = customer) =>
  client.post(`console/access/request/${requestId}/withdraw`, undefined, token);
const own = async () =>
  v.parse(ownRequestsSchema, (await client.get('console/access/request/own', customer)).result);
const customerPaths = async () => {
  const { result } = await client.get('user/query/current/userInfo', customer);
  return collectMenuPaths(v.parse(currentUserSchema, result).menus);
};

describe('a request', () => {
  it('is made once: a repeated one changes the reason of the open one', async () => {
    const before = (await list()).total;
    const first = await request('/editor/flow', 'for the team');
    const second = await request('/editor/flow', 'for the fair');
    expect(second).toMatchObject({ requestId: first.requestId, reason: 'for the fair', status: 'open' });
    expect(await request('/editor/flow')).toMatchObject({ reason: 'for the fair' });
    expect((await list()).total).toBe(before + 1);
  });

  it.each(['/admin', '/admin/sub-page', '/no/such/page'])('for %s is refused', async (path) => {
    expect((await ask(path)).code).toBe(ACCESS_ERROR.notRequestable);
  });

  it('for a page in the menus is refused', async () => {
    expect((await ask('/welcome')).code).toBe(ACCESS_ERROR.alreadyGranted);
    expect((await ask('/editor/flow', '', admin)).code).toBe(ACCESS_ERROR.alreadyGranted);
  });

  it('can be withdrawn by its owner, and made again', async () => {
    const { requestId } = await request('/editor/flow');
    expect((await withdraw(requestId, admin)).code).toBe(404);
    expect((await withdraw(requestId)).result).toMatchObject({ status: 'withdrawn' });
    expect((await withdraw(requestId)).result).toMatchObject({ status: 'withdrawn' });
    expect(await decide(requestId, 'grant')).toMatchObject({
      code: ACCESS_ERROR.transitionRefused,
      result: { status: 'withdrawn' },
    });
    expect((await request('/editor/flow')).requestId).not.toBe(requestId);
  });
});

describe('a decision', () => {
  it('is made by administrators only', async () => {
    const { requestId } = await request('/editor/flow');
    for (const event of ['grant', 'decline', 'revoke'])
      expect((await decide(requestId, event, 'x', customer)).code).toBe(403);
    expect(await customerPaths()).not.toContain('/editor/flow');
  });

  it('is made once, by another administrator than the requester', async () => {
    const { requestId } = await request('/editor/flow');
    // The sample customer becomes an administrator.
    for (const user of db().users) user.role = 'admin';
    expect(await decide(requestId, 'grant', undefined, customer)).toMatchObject({
      code: ACCESS_ERROR.ownRequest,
      result: { status: 'open' },
    });
    expect((await decide(requestId, 'grant')).code).toBe(200);
    expect((await decide(requestId, 'revoke', 'x', customer)).code).toBe(ACCESS_ERROR.ownRequest);
    for (const record of db().accessRequests) record.userId = '20003';
    for (const event of ['grant', 'decline'])
      expect(await decide(requestId, event, 'x', customer)).toMatchObject({
        code: ACCESS_ERROR.transitionRefused,
        result: { status: 'granted', decidedBy: 'Shen Zhiyuan' },
      });
  });

  it('that grants opens the page at once, and only that page', async () => {
    const before = await customerPaths();
    const { requestId } = await request('/dashboard/monitor');
    expect((await client.get('console/dashboard/monitor', customer)).code).toBe(403);
    expect((await decide(requestId, 'grant')).result).toMatchObject({ status: 'granted' });
    expect((await decide(requestId, 'grant')).code).toBe(200);
    expect((await client.get('console/dashboard/monitor', customer)).code).toBe(200);
    expect((await customerPaths()).sort()).toEqual([...before, '/dashboard/monitor'].sort());

    // Its place in the menus is that of the administrators.
    const paths = await customerPaths();
    expect(paths.indexOf('/dashboard/monitor')).toBe(paths.indexOf('/dashboard') + 1);
  });

  it('that grants a page does not grant the entries above it', async () => {
    const { requestId } = await request('/list/search/projects');
    await decide(requestId, 'grant');
    expect(await customerPaths()).toContain('/list/search/projects');
    expect(await customerPaths()).not.toContain('/list/search');
  });

  it('that revokes closes the page at once', async () => {
    const { requestId } = await request('/dashboard/monitor');
    expect((await decide(requestId, 'revoke', 'x')).code).toBe(ACCESS_ERROR.transitionRefused);
    await decide(requestId, 'grant');
    await decide(requestId, 'revoke', 'The project is over');
    expect((await client.get('console/dashboard/monitor', customer)).code).toBe(403);
    expect((await own()).requests[0]).toMatchObject({ status: 'revoked', note: 'The project is over' });
  });
});

it('lists requests by status, with their numbers, in both languages', async () => {
  await request('/editor/flow');
  expect(await list()).toMatchObject({ total: 3, counts: { open: 2, declined: 1, granted: 0 } });
  expect((await list('?status=declined')).list).toMatchObject([{ path: '/dashboard/analysis' }]);
  const english = await client.call('GET', 'console/access/request/list', undefined, {
    'x-authorization': admin,
    'accept-language': 'en-US',
  });
  expect(JSON.stringify(english.result)).toContain('a scheduling rule fails');
});

it('shows the latest own request for each path only', async () => {
  const { requestId } = await request('/editor/flow');
  await withdraw(requestId);
  const again = await request('/editor/flow');
  const { requests } = await own();
  expect(requests.filter(({ path }) => path === '/editor/flow')).toEqual([again]);
});

it('shows roles, accounts and what decides their access to administrators only', async () => {
  const { requestId } = await request('/editor/flow');
  await decide(requestId, 'grant');
  const { roles, granted } = v.parse(
    accessOverviewSchema,
    (await client.get('console/access/overview', admin)).result,
  );
  const paths = Object.fromEntries(roles.map((each) => [each.role, each.paths]));
  expect(paths.admin).toContain('/list/search/articles');
  expect(paths.user).toContain('/list/basic-list');
  expect(paths.user).not.toContain('/admin');
  expect(granted).toEqual([{ name: 'Lin Xiaoman', path: '/editor/flow' }]);

  const { people } = v.parse(accessPeopleSchema, (await client.get('console/access/people', admin)).result);
  expect(people.map(({ userName }) => userName)).toEqual(['admin', 'user']);
  const read = async () =>
    v.parse(personAccessSchema, (await client.get('console/access/person/10002', admin)).result);
  expect(collectMenuPaths((await read()).menus)).toContain('/editor/flow');
  expect((await read()).lockedUntil).toBeUndefined();

  for (let tries = 0; tries < 4; tries += 1)
    await client.post('user/login', { userPhone: 'user', loginType: 1, password: 'wrong-password' });
  for (const record of db().loginFailures) record.lockedUntil = Date.now() + 60_000;
  expect((await read()).lockedUntil).toBeDefined();

  for (const path of ['overview', 'people', 'person/10002', 'request/list'])
    expect((await client.get(`console/access/${path}`, customer)).code).toBe(403);
  expect((await client.get('console/access/person/none', admin)).code).toBe(404);
});

it('reports its health, and does not find unknown requests', async () => {
  expect(v.parse(healthSchema, (await client.get('console/health', admin)).result).at).toMatch(/^2026-/);
  expect((await decide('none', 'grant')).code).toBe(404);
  expect((await withdraw('none')).code).toBe(404);
});
