import * as v from 'valibot';
import { agreementListSchema, agreementSchema } from '../../../src/domain/content/agreement';
import { columnListSchema, ROOT_COLUMN_PARENT_ID } from '../../../src/domain/content/column';
import { createMockClient } from './mockClient';

const client = createMockClient();
const chinese = createMockClient('zh-CN,zh;q=0.9,en;q=0.8');

const agreement = async (path: string, from = client) =>
  v.parse(agreementSchema, (await from.get(`agreement/${path}`)).result);
const columns = async (query = '?state=1', from = client) =>
  v.parse(columnListSchema, (await from.get(`column/list${query}`)).result);

describe('agreements', () => {
  it('contain the five of domain.md at their current versions', async () => {
    const { list } = v.parse(agreementListSchema, (await client.get('agreement/list')).result);
    expect(list.map(({ code }) => code)).toEqual([
      'register',
      'privacy',
      'blockserveterms',
      'contracttemp',
      'about-us',
    ]);
    for (const { code, title, version, effectiveAt } of list) {
      expect(await agreement(code)).toMatchObject({ code, title, version, effectiveAt });
    }
  });

  it.each(['register', 'privacy', 'blockserveterms', 'contracttemp', 'about-us'])(
    '%s has the same sections in both languages',
    async (code) => {
      const [en, zh] = [await agreement(code), await agreement(code, chinese)];
      const headings = (body: string) => body.split('\n').filter((line) => /^## \d+\. \S/.test(line));
      expect(headings(en.body).length).toBeGreaterThanOrEqual(3);
      expect(headings(zh.body)).toHaveLength(headings(en.body).length);
      expect(zh.title).toMatch(/[\u4e00-\u9fff]/);
      expect(zh.body).toMatch(/[\u4e00-\u9fff]{4}/);
      expect(`${en.title}${en.body}`).not.toMatch(/[\u4e00-\u9fff]/);
    },
  );

  it.each(['register', 'privacy'])('%s has older versions that differ, newest first', async (code) => {
    const current = await agreement(code);
    expect(current.versions.length).toBeGreaterThanOrEqual(2);
    expect(current.versions[0]).toEqual({ version: current.version, effectiveAt: current.effectiveAt });
    const dates = current.versions.map(({ effectiveAt }) => effectiveAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const bodies = await Promise.all(
      current.versions.map(({ version }) => agreement(`${code}?version=${version}`)),
    );
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(bodies.length);
    for (const old of bodies) expect(old.versions).toEqual(current.versions);
  });

  it('use the current version when the parameter is repeated', async () => {
    const { version } = await agreement('register');
    expect((await agreement('register?version=1.0&version=2.0')).version).toBe(version);
  });
});

describe('columns', () => {
  it('have the three roots of domain.md', async () => {
    const roots = (from = client) =>
      columns('?state=1', from).then((list) => list.filter((c) => c.parentId === ROOT_COLUMN_PARENT_ID));
    expect((await roots()).map(({ title }) => title)).toEqual([
      'Service market',
      'Agreements and help',
      'Announcements',
    ]);
    expect((await roots(chinese)).map(({ title }) => title)).toEqual(['服务市场', '协议与帮助', '公告']);
  });

  it('have eight service categories with columns below', async () => {
    const list = await columns();
    const categories = list.filter(({ parentId }) => parentId === '1');
    expect(categories).toHaveLength(8);
    for (const { recordId } of categories)
      expect(list.some(({ parentId }) => parentId === recordId)).toBe(true);
  });

  it('have unique ids, known parents, and siblings in descending order', async () => {
    const list = await columns();
    const ids = list.map(({ recordId }) => recordId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parentId } of list) expect([ROOT_COLUMN_PARENT_ID, ...ids]).toContain(parentId);
    for (const parent of [ROOT_COLUMN_PARENT_ID, ...ids]) {
      const sequences = list.filter(({ parentId }) => parentId === parent).map(({ sequence }) => sequence);
      expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => b - a));
    }
  });

  it('have four or five levels that end in items with an article', async () => {
    const list = await columns();
    const below = (ids: string[]) => list.filter(({ parentId }) => ids.includes(parentId));
    const toIds = (found: typeof list) => found.map(({ recordId }) => recordId);
    const fourth = below(toIds(below(toIds(below(['2'])))));
    const fifth = below(toIds(fourth));
    expect(fifth.length).toBeGreaterThanOrEqual(3);
    const parents = new Set(fifth.map(({ parentId }) => parentId));
    const items = [...fourth.filter(({ recordId }) => !parents.has(recordId)), ...fifth];
    expect(items.length).toBeGreaterThanOrEqual(11);
    for (const { recordId, title } of items) {
      const article = await agreement(recordId);
      expect(article.title).toBe(title);
      expect(article.body.length).toBeGreaterThan(50);
    }
  });

  it('are listed with state 1 by default', async () => {
    expect(await columns('')).toEqual(await columns());
    const off = await columns('?state=0');
    expect(off.length).toBeGreaterThan(0);
    const ids = (await columns()).map(({ recordId }) => recordId);
    for (const { recordId } of off) expect(ids).not.toContain(recordId);
    expect(await columns('?state=2')).toEqual([]);
  });
});
