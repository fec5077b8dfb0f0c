import * as v from 'valibot';
import {
  accessOverviewSchema,
  accessRequestListSchema,
  accessRequestSchema,
  healthSchema,
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
const requestAccess = (path: string, reason = '', token = customer) =>
  client.post('console/access/request', { path, reason }, token);

it('a repeated request updates the reason of the open one', async () => {
  const before = (await list()).total;
  const first = v.parse(accessRequestSchema, (await requestAccess('/editor/flow', 'for the team')).result);
  const second = v.parse(accessRequestSchema, (await requestAccess('/editor/flow', 'for the fair')).result);
  expect(second.requestId).toBe(first.requestId);
  expect(second.reason).toBe('for the fair');
  expect((await list()).total).toBe(before + 1);

  const handle = `console/access/request/${first.requestId}/handle`;
  expect((await client.post(handle, {}, customer)).code).toBe(403);
  expect((await client.post(handle, {}, admin)).result).toMatchObject({ status: 'handled' });
  expect((await list('?status=open')).list.map(({ requestId }) => requestId)).not.toContain(first.requestId);
  expect((await requestAccess('/editor/flow')).result).not.toMatchObject({ requestId: first.requestId });
});

it.each([
  ['no path', '', ''],
  ['a relative path', 'editor', ''],
  ['a long reason', '/admin', 'x'.repeat(201)],
])('rejects a request with %s', async (_name, path, reason) => {
  expect((await requestAccess(path, reason)).code).toBe(400);
});

it('shows the pages of each role to administrators only', async () => {
  const { roles } = v.parse(
    accessOverviewSchema,
    (await client.get('console/access/overview', admin)).result,
  );
  const paths = Object.fromEntries(roles.map((each) => [each.role, each.paths]));
  expect(paths.admin).toContain('/list/search/articles');
  expect(paths.user).toContain('/list/basic-list');
  expect(paths.user).not.toContain('/admin');
  expect((await client.get('console/access/overview', customer)).code).toBe(403);
  expect((await client.get('console/access/request/list', customer)).code).toBe(403);
});

it('reports its health, and does not find unknown requests', async () => {
  expect(v.parse(healthSchema, (await client.get('console/health', admin)).result).at).toMatch(/^2026-/);
  expect((await client.post('console/access/request/none/handle', {}, admin)).code).toBe(404);
});
