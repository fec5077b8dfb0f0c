import * as v from 'valibot';
import { ACCESS_ERROR, accessRequestSchema } from '../../../src/domain/account/accessRequest';
import { currentUserSchema } from '../../../src/domain/account/account';
import { collectMenuPaths } from '../../../src/domain/account/menus';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let admin: string;
let customer: string;

beforeEach(async () => {
  client = createMockClient();
  admin = await client.signIn('admin');
  customer = await client.signIn('user');
});
const ask = (path: string, reason = '', token = customer) =>
  client.post('console/access/request', { path, reason }, token);
const request = async (path: string, reason = '') =>
  v.parse(accessRequestSchema, (await ask(path, reason)).result);
const decide = (requestId: string, event: string, note?: string, token = admin) =>
  client.post(`console/access/request/${requestId}/decide`, { event, note }, token);
const customerPaths = async () => {
  const { result } = await client.get('user/query/current/userInfo', customer);
  return collectMenuPaths(v.parse(currentUserSchema, result).menus);
};

describe('a request', () => {
  it.each(['/admin', '/admin/sub-page', '/no/such/page'])('for %s is refused', async (path) => {
    expect((await ask(path)).code).toBe(ACCESS_ERROR.notRequestable);
  });

  it('for a page in the menus is refused', async () => {
    expect((await ask('/welcome')).code).toBe(ACCESS_ERROR.alreadyGranted);
    expect((await ask('/editor/flow', '', admin)).code).toBe(ACCESS_ERROR.alreadyGranted);
  });
});

describe('a decision', () => {
  it('that grants a page does not grant the entries above it', async () => {
    const { requestId } = await request('/list/search/projects');
    await decide(requestId, 'grant');
    expect(await customerPaths()).toContain('/list/search/projects');
    expect(await customerPaths()).not.toContain('/list/search');
  });
});
