import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import {
  applicationListSchema,
  type commentListSchema,
  libraryArticleListSchema,
  projectListSchema,
} from '../../../src/domain/console/consoleSearch';
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
    'templates',
    'articles',
    'articles/L-101/comments',
    'projects',
    'applications',
    'applications/A-301/file',
  ])('is granted to admin, not to user: %s', async (path) => {
    const user = await client.signIn('user');
    expect((await send('GET', path, undefined, user)).code).toBe(403);
    if (!path.endsWith('file')) expect((await send('GET', path)).code).toBe(200);
  });

  it.each([
    ['POST', 'templates', { name: 'Some name', description: 'Long enough words', kind: 'project' }],
    ['PUT', 'templates/M-201', { name: 'Some name', description: 'Long enough words', kind: 'project' }],
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

  it('to tasks is granted to both accounts, and needs a session', async () => {
    expect((await send('GET', 'tasks', undefined, await client.signIn('user'))).code).toBe(200);
    expect((await client.get('console/list/tasks')).code).toBe(401);
  });
});

describe('tasks', () => {
  it('are filtered, sorted and paged in both languages', async () => {
    const all = await read(taskListSchema, 'tasks?pageSize=20');
    expect(all.total).toBe(16);
    const starts = all.list.map(({ startAt }) => startAt);
    expect(starts).toEqual([...starts].sort().reverse());
    const done = await read(taskListSchema, 'tasks?status=done&current=2&pageSize=5');
    expect(done).toMatchObject({ total: 7, current: 2 });
    expect(done.list.every(({ status }) => status === 'done')).toBe(true);
    expect((await read(taskListSchema, `tasks?keyword=${encodeURIComponent('发票')}`)).total).toBe(1);
    expect((await read(taskListSchema, 'tasks?keyword=INVOICES')).total).toBe(1);
    expect((await read(taskListSchema, 'tasks?status=lost&sort=odd')).total).toBe(16);
  });

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

  const payload = {
    title: 'A new one',
    description: '',
    ownerId: '10001',
    startAt: '2026-11-21T01:00:00.000Z',
    progress: 0,
  };

  it('are created, saved, finished, reopened, deleted and restored', async () => {
    const added = (await send('POST', 'tasks', payload)).result;
    expect(added).toMatchObject({ taskId: 'T-1017', title: 'A new one', status: 'waiting' });
    await send('PUT', 'tasks/T-1017', { ...payload, progress: 40 });
    expect((await send('POST', 'tasks/T-1017/finish')).result).toMatchObject({
      status: 'done',
      progress: 40,
    });
    expect((await send('POST', 'tasks/T-1017/reopen')).result).toMatchObject({
      status: 'active',
      progress: 40,
    });
    expect((await send('POST', 'tasks/T-1017/restore')).code).toBe(404);
    expect((await send('DELETE', 'tasks/T-1017')).code).toBe(200);
    expect((await send('DELETE', 'tasks/T-1017')).code).toBe(404);
    expect((await read(taskListSchema, 'tasks')).total).toBe(16);
    expect((await send('POST', 'tasks/T-1017/restore')).code).toBe(200);
    expect((await read(taskListSchema, 'tasks')).total).toBe(17);
  });

  it.each([{ title: 'x' }, { ownerId: 'nobody' }, { progress: 200 }, { startAt: '' }])(
    'reject %j',
    async (bad) => {
      expect((await send('POST', 'tasks', { ...payload, ...bad })).code).toBe(400);
      expect(db().lists.tasks).toHaveLength(16);
    },
  );
});

it('templates are filtered, copied with a new name, archived and restored', async () => {
  expect((await read(templateListSchema, 'templates?state=archived')).total).toBe(2);
  expect((await read(templateListSchema, 'templates?kind=support&keyword=clock')).total).toBe(1);
  const name = async () =>
    ((await send('POST', 'templates/M-201/duplicate')).result as { name: string }).name;
  expect([await name(), await name()]).toEqual(['API by the month copy', 'API by the month copy 2']);
  expect((await send('POST', 'templates/M-201/archive')).result).toMatchObject({ state: 'archived' });
  expect((await send('POST', 'templates/M-201/unarchive')).result).toMatchObject({ state: 'active' });
  expect(
    (await send('PUT', 'templates/M-0', { name: 'Ab', description: '0123456789', kind: 'project' })).code,
  ).toBe(404);
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

  it('match their schemas', async () => {
    const articles = await read(libraryArticleListSchema, 'articles?pageSize=100');
    const times = articles.list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await read(projectListSchema, 'projects?pageSize=100')).list).toHaveLength(12);
    expect((await read(applicationListSchema, 'applications?pageSize=100')).list).toHaveLength(12);
  });

  it('a mark counts once per user and can be removed', async () => {
    const mark = async (on: boolean) => (await send('POST', 'articles/L-101/mark/star', { on })).result;
    expect(await mark(true)).toEqual({ on: true, count: 13 });
    expect(await mark(true)).toEqual({ on: true, count: 13 });
    expect(await mark(false)).toEqual({ on: false, count: 12 });
    expect((await send('POST', 'articles/L-101/mark/hate', { on: true })).code).toBe(400);
    expect((await send('POST', 'articles/L-0/mark/star', { on: true })).code).toBe(404);
  });

  it('a comment is listed first and counted', async () => {
    expect((await send('POST', 'articles/L-101/comments', { text: '  ' })).code).toBe(400);
    await send('POST', 'articles/L-101/comments', { text: ' Well said ' });
    const { list } = (await send('GET', 'articles/L-101/comments')).result as v.InferOutput<
      typeof commentListSchema
    >;
    expect(list[0]).toMatchObject({ text: 'Well said', author: { name: 'Shen Zhiyuan' } });
    const { list: articles } = await read(libraryArticleListSchema, 'articles');
    expect(articles[0]?.commentCount).toBe(list.length);
  });

  it('an application is changed in parts, and pinned ones are listed first', async () => {
    await send('PUT', 'applications/A-305', { pinned: true });
    expect((await read(applicationListSchema, 'applications')).list[0]).toMatchObject({
      applicationId: 'A-305',
      name: 'License Check',
      paused: false,
    });
    expect((await send('PUT', 'applications/A-305', { name: 'x' })).code).toBe(400);
  });

  it('the file of an application has its name', async () => {
    const reply = await client.send('GET', 'console/list/applications/A-301/file', undefined, {
      'x-authorization': admin,
    });
    expect(reply.headers.get('content-disposition')).toContain('Listing%20Assistant%20manifest.json');
    expect(JSON.parse(await reply.text())).toMatchObject({ applicationId: 'A-301' });
  });
});
