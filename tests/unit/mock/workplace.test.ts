import * as v from 'valibot';
import { grantedConsoleGroups } from '../../../config/routes';
import {
  activityListSchema,
  LINK_ERROR,
  WORKPLACE_LINKS_MAX,
  type WorkplaceLink,
  workplaceSchema,
} from '../../../src/domain/console/workplace';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const workplace = async () =>
  v.parse(workplaceSchema, (await client.get('console/dashboard/workplace', token)).result);
const add = (path: string, name = '') => client.post('console/dashboard/links', { path, name }, token);
const remove = (linkId: string) =>
  client.call('DELETE', `console/dashboard/links/${linkId}`, undefined, { 'x-authorization': token });
const paths = (links: WorkplaceLink[]) => links.map(({ path }) => path);

describe('links', () => {
  it('belong to one user', async () => {
    const [first] = (await workplace()).links;
    await signInAgain('user');
    const own = (await workplace()).links;
    expect(paths(own)).toEqual(['/list/basic-list', '/account/settings']);
    await remove(first?.linkId ?? '');
    await signInAgain('admin');
    expect((await workplace()).links).toContainEqual(first);
  });

  it('lead to unique, accessible pages, and are limited in number', async () => {
    expect(await add('/list/table-list')).toMatchObject({ code: LINK_ERROR.twice });
    expect(await add('/no/such/page')).toMatchObject({ code: LINK_ERROR.noPage });
    for (const path of ['//evil.test', 'https://evil.test', '/a?b', '']) {
      expect(await add(path)).toMatchObject({ code: 400 });
    }
    expect(await add('/welcome', 'x'.repeat(21))).toMatchObject({ code: 400 });
    const all = grantedConsoleGroups(new Proxy({}, { get: () => true })).flatMap(({ pages }) => pages);
    const taken = paths((await workplace()).links);
    const codes = [];
    for (const { path } of all.filter((page) => !taken.includes(page.path)).slice(0, 9)) {
      codes.push((await add(path)).code);
    }
    expect(codes).toEqual([...Array(8).fill(200), LINK_ERROR.tooMany]);
    expect((await workplace()).links).toHaveLength(WORKPLACE_LINKS_MAX);
    await signInAgain('user');
    expect(await add('/dashboard/analysis')).toMatchObject({ code: LINK_ERROR.noPage });
  });
});

describe('activities', () => {
  it('are about services, announcements and projects that exist, by their own names', async () => {
    const read = async (path: string) => (await client.get(path, token)).result;
    const { list } = v.parse(activityListSchema, await read('console/dashboard/activities?pageSize=100'));
    const { projects } = await workplace();
    const titleSchema = v.object({ title: v.string() });
    const titles: Record<string, (id: string) => Promise<string | undefined>> = {
      service: async (id) => v.parse(titleSchema, await read(`service/${id}`)).title,
      announcement: async (id) => v.parse(titleSchema, await read(`announcement/${id}`)).title,
      project: async (id) => projects.find(({ projectId }) => projectId === id)?.name,
    };
    const kinds = new Set(list.flatMap(({ about }) => about?.kind ?? []));
    expect([...kinds].sort()).toEqual(Object.keys(titles).sort());
    for (const { about, subject } of list)
      if (about) expect(await titles[about.kind]?.(about.id)).toBe(subject);
  });
});
