import * as v from 'valibot';
import access from '@/access';
import { currentUserSchema, withUser } from '@/domain/account/account';
import { collectMenuPaths, findMenuTrail } from '@/domain/account/menus';
import { countCharacters } from '@/domain/characters';
import { answerSchema } from '@/domain/tolerantSchema';
import type { InitialState } from '@/layouts/root/initialState';
import { boundReply } from '@/request/bounds';
import { createHarness, json, raw } from './harness';

const DEEP = 20_000;

/** JSON of a menu entry with one entry below it, and so on. */
const deepMenu = (levels: number) =>
  `{"path":"/welcome","children":[${'{"path":"/x","children":['.repeat(levels)}${']}'.repeat(levels)}]}`;
const deepList = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const userJson = (more: string) => `{"code":0,"result":{"userId":"1","userName":"lin",${more}}}`;
const readUser = async (body: string) => {
  const { request, shown } = createHarness(() => raw(body, 200, 'application/json'), { token: 't' });
  const user = await request('user/query/current/userInfo', { schema: currentUserSchema });
  return { user, shown };
};

describe('a reply that nests 20,000 levels deep', () => {
  it('signs the user in with the menus that are not too deep', async () => {
    const { user, shown } = await readUser(userJson(`"menus":[${deepMenu(DEEP)},{"path":"/admin"}]`));
    expect(shown).toEqual([]);
    expect(collectMenuPaths(user.menus)).toEqual(['/welcome', '/x', '/admin']);
    expect(findMenuTrail(user.menus, '/admin')).toEqual(['/admin']);
    const initial: InitialState = { menus: [], settings: {}, fetchUserInfo: async () => user };
    expect(access(withUser(initial, user))['/admin']).toBe(true);
    // As the refresh of the menus compares them.
    expect(JSON.stringify(user)).toContain('/admin');
  });

  it('is also read when a field that nobody knows is the deep one', async () => {
    const { user } = await readUser(userJson(`"more":${deepList(DEEP)},"menus":[{"path":"/admin"}]`));
    expect(JSON.stringify(user)).toContain('/admin');
  });
});

it('keeps 60 levels, more than any data of the contract has', () => {
  const reply = JSON.parse(userJson(`"menus":[${deepMenu(25)}]`));
  const before = JSON.stringify(reply);
  boundReply(reply);
  expect(JSON.stringify(reply)).toBe(before);
  expect(v.is(answerSchema(currentUserSchema), reply.result)).toBe(true);
});

it('keeps 100 levels and leaves out what is deeper', () => {
  const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`);
  const reply = nested(101);
  boundReply(reply);
  expect(reply).toEqual(nested(100));
});

describe('a text that is 10 MB long', () => {
  const HUGE = '中😀'.repeat(2_500_000);

  it.each([
    ['title', 300],
    ['serviceName', 300],
    ['nickname', 300],
    ['subject', 300],
    ['body', 200_000],
    ['detail', 200_000],
  ])('is cut at a whole character: %s', async (field, max) => {
    const { request } = createHarness(() => json({ code: 0, result: { list: [{ [field]: HUGE }] } }));
    const schema = v.object({ list: v.array(v.record(v.string(), v.string())) });
    const { list } = await request('x', { schema });
    const read = list[0]?.[field] ?? '';
    expect(countCharacters(read)).toBe(max);
    expect(read).toMatch(/^(中😀)+中?…$/u);
  });

  it('is cut in a list of texts', async () => {
    const { request } = createHarness(() => json({ code: 0, result: [HUGE] }));
    const [read = ''] = await request('x', { schema: v.array(v.string()) });
    expect(countCharacters(read)).toBe(200_000);
  });
});

it('leaves names of 300 characters and long articles as they are', () => {
  const reply = { title: '😀'.repeat(300), body: '字'.repeat(200_000) };
  const before = structuredClone(reply);
  boundReply(reply);
  expect(reply).toEqual(before);
});
