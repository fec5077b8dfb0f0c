import { db } from '../../../mock/lib/db';
import { CONFLICT } from '../../../src/domain/endpoint';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
beforeEach(() => {
  client = createMockClient();
});

const titlePath = () =>
  `invoiceTitle/${db().invoiceTitles.find(({ userId }) => userId === '10002')?.titleId ?? ''}`;

it.each<[string, 'admin' | 'user', string | (() => string), string, object]>([
  ['a task', 'admin', 'console/list/tasks/T-1001', 'PUT', { title: 'Other words' }],
  ['a template', 'admin', 'console/list/templates/M-201', 'PUT', { name: 'Other words' }],
  ['an application', 'admin', 'console/list/applications/A-301', 'PUT', { name: 'Other words' }],
  ['a profile', 'admin', 'user/profile', 'PUT', { street: 'Other words' }],
  ['a draft', 'admin', 'console/form/draft/goal', 'POST', { values: { title: 'Other words' } }],
  ['a title', 'user', titlePath, 'PUT', { title: 'Other words' }],
  ['a budget', 'user', 'balance/budget', 'PUT', { monthlyAmount: 100_000 }],
])(
  '%s is saved once from each version, and tells then who saved it',
  async (_what, account, path, method, change) => {
    const token = await client.signIn(account);
    const save = (version: number) =>
      client.call(
        method,
        typeof path === 'string' ? path : path(),
        { ...change, version },
        { 'x-authorization': token },
      );
    const saved = await save(1);
    expect(saved).toMatchObject({ code: 200, result: { version: 2 } });
    const by = account === 'admin' ? { userId: '10001', name: 'Shen Zhiyuan' } : { userId: '10002' };
    expect(await save(1)).toMatchObject({
      code: CONFLICT,
      result: { by, at: '2026-11-20T04:00:00.000Z', current: saved.result },
    });
    expect(await save(2)).toMatchObject({ code: 200, result: { version: 3 } });
  },
);

it('a switch of an application is set without a version, and counts as a change', async () => {
  const token = await client.signIn('admin');
  const path = 'console/list/applications/A-301';
  const headers = { 'x-authorization': token };
  expect(await client.call('PUT', path, { pinned: true }, headers)).toMatchObject({ result: { version: 2 } });
  expect((await client.call('PUT', path, { name: 'Other', version: 1 }, headers)).code).toBe(CONFLICT);
});

it('a draft that was deleted is saved from any version, and counts on', async () => {
  const token = await client.signIn('admin');
  const headers = { 'x-authorization': token };
  const save = (version: number) =>
    client.call('POST', 'console/form/draft/goal', { values: { title: 'a' }, version }, headers);
  await save(1);
  await client.call('DELETE', 'console/form/draft/goal', undefined, headers);
  expect(await save(1)).toMatchObject({ code: 200, result: { version: 4 } });
});
