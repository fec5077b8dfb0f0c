import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { taskListSchema } from '../../../src/domain/console/consoleTask';
import { templateListSchema } from '../../../src/domain/console/serviceTemplate';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let admin: string;
beforeEach(async () => {
  client = createMockClient();
  admin = await client.signIn('admin');
});

const send = (method: string, path: string, body?: unknown, token = admin) =>
  client.call(method, `console/list/${path}`, body, { 'x-authorization': token });
const read = async <S extends v.GenericSchema>(schema: S, path: string) =>
  v.parse(schema, (await send('GET', path)).result);

describe('access to the lists', () => {
  it.each([
    ['POST', 'templates', { name: 'Some name', description: 'Long enough words', kind: 'project' }],
    ['PUT', 'templates/M-201', { name: 'Some name', version: 1 }],
    ['POST', 'templates/M-201/archive', undefined],
    ['POST', 'articles/L-101/mark/star', { on: true }],
    ['POST', 'articles/L-101/comments', { text: 'Hello' }],
    ['PUT', 'applications/A-301', { paused: true }],
  ])('for %s %s is granted to admin, and refused to user without a change', async (method, path, body) => {
    const user = await client.signIn('user');
    const before = JSON.stringify(db().lists);
    expect((await send(method, path, body, user)).code).toBe(403);
    expect(JSON.stringify(db().lists)).toBe(before);
    expect((await send(method, path, body)).code).toBe(200);
  });
});

describe('tasks', () => {
  it("have statistics of the user's own and finished tasks", async () => {
    const { figures } = await read(taskListSchema, 'tasks');
    expect(figures.mine).toBe(3);
    const { list } = await read(taskListSchema, 'tasks?pageSize=20');
    // The clock of the test is on a Friday.
    const monday = Date.UTC(2026, 10, 15, 16);
    const minutes = list.flatMap(({ startAt, doneAt }) =>
      doneAt && Date.parse(doneAt) >= monday ? [(Date.parse(doneAt) - Date.parse(startAt)) / 60_000] : [],
    );
    expect(figures.finishedThisWeek).toBe(minutes.length);
    expect(figures.averageMinutes).toBe(Math.round(minutes.reduce((a, b) => a + b, 0) / minutes.length));
  });
});

it('templates are filtered, copied with a new name, archived and restored', async () => {
  expect((await read(templateListSchema, 'templates?state=archived')).total).toBe(2);
  expect((await read(templateListSchema, 'templates?kind=support&keyword=clock')).total).toBe(1);
  const name = async () =>
    ((await send('POST', 'templates/M-201/duplicate')).result as { name: string }).name;
  expect([await name(), await name()]).toEqual(['API by the month copy', 'API by the month copy 2']);
  expect((await send('POST', 'templates/M-201/archive')).result).toMatchObject({ state: 'archived' });
  expect((await send('POST', 'templates/M-201/unarchive')).result).toMatchObject({ state: 'active' });
  expect((await send('PUT', 'templates/M-0', { name: 'Ab', version: 1 })).code).toBe(404);
  expect((await send('POST', 'templates', { name: 'Ab', description: 'short', kind: 'project' })).code).toBe(
    400,
  );
});

describe('articles, projects and applications', () => {
  it.each(['articles', 'projects', 'applications'])(
    '%s are narrowed by each filter, and not by invalid values',
    async (path) => {
      const total = async (query: string) =>
        ((await send('GET', `${path}?${query}`)).result as { total: number }).total;
      const all = await total('');
      for (const query of [
        'topic=billing',
        'owner=10001',
        'rating=excellent',
        'activity=week',
        'keyword=refund',
      ])
        expect({ query, fewer: (await total(query)) < all }).toEqual({ query, fewer: true });
      expect(await total('topic=billing&topic=security')).toBeGreaterThan(await total('topic=billing'));
      expect(await total('topic=nonsense&owner=nobody&rating=9&activity=never')).toBe(all);
      expect(await total('keyword=zzz')).toBe(0);
    },
  );
});
