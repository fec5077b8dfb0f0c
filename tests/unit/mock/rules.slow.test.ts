import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { ruleListSchema } from '../../../src/domain/rule/rule';
import { type Rule, ruleFields } from '../../../src/domain/rule/ruleFields';
import { client, signInBeforeEach, token } from './mockClient';
import { toContent } from './ruleContent';

signInBeforeEach('admin');

const send = (method: string, path: string, body?: unknown) =>
  client.call(method, path, body, { 'x-authorization': token });
const list = async (query = '') => v.parse(ruleListSchema, (await client.get(`rule?${query}`, token)).result);

describe('the ten thousand sample rules', () => {
  it('are generated, counted by status, and not saved in the database', async () => {
    const { total, counts, list: first } = await list();
    expect(total).toBe(10_000);
    expect(counts.closed + counts.running + counts.online + counts.abnormal).toBe(10_000);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(500);
    expect(first.map(({ key }) => key)[0]).toBe('R-10000');
    expect(db().ruleChanges).toEqual([]);
  });

  it('have unique names in both languages', () => {
    const rules = generatedRules(db().seededAt);
    for (const language of ['zh', 'en'] as const)
      expect(new Set(rules.map(({ name }) => name[language])).size).toBe(10_000);
    expect(Math.max(...rules.flatMap(({ name }) => [name.zh.length, name.en.length]))).toBeLessThanOrEqual(
      ruleFields.name.formItem.rule.max,
    );
  });

  it('exist in all combinations of status, type and team', () => {
    const kinds = generatedRules(db().seededAt).map(
      ({ status, type, ownerId }) => `${status} ${type} ${ownerId}`,
    );
    expect(new Set(kinds).size).toBe(4 * 2 * 8);
  });

  it('need access to the page', async () => {
    const other = await client.signIn('user');
    for (const path of ['rule', 'rule/owners', 'rule/export', 'rule/R-00001'])
      expect((await client.get(path, other)).code).toBe(403);
    for (const path of ['rule', 'rule/approve', 'rule/restore'])
      expect((await client.post(path, { keys: ['R-00001'] }, other)).code).toBe(403);
    expect((await client.get('rule')).code).toBe(401);
  });
});

describe('the list of rules', () => {
  const callTimes = ({ callNo }: Rule) => callNo;
  it.each<[string, (rule: Rule) => boolean]>([
    ['keyword=late+refunds', ({ name }) => name.includes('Late refunds')],
    ['keyword=payroll', ({ name, desc }) => /payroll/i.test(name + desc)],
    ['keyword=r-0004', ({ key }) => key.startsWith('R-0004')],
    ['status=abnormal', ({ status }) => status === 3],
    ['type=strong', ({ type }) => type === 'strong'],
    ['target=order&target=payment', ({ target }) => target === 'order' || target === 'payment'],
    [
      'template=heartbeat&template=change',
      ({ template }) => template === 'heartbeat' || template === 'change',
    ],
    ['frequency=month', ({ frequency }) => frequency === 'month'],
    ['owner=risk', ({ owner }) => owner.name === 'Risk and compliance'],
    ['from=2026-11-15T00:00:00.000Z', ({ updatedAt = '' }) => updatedAt >= '2026-11-15'],
    ['to=2026-09-01T00:00:00.000Z', ({ updatedAt = '9' }) => updatedAt < '2026-09-01'],
  ])('contains only the matches for %s', async (query, fits) => {
    const { list: found, total } = await list(`${query}&pageSize=100`);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(9_000);
    expect(found.filter((rule) => !fits(rule))).toEqual([]);
  });

  it('has counts of all statuses, regardless of the status filter', async () => {
    const all = await list('owner=risk');
    const some = await list('owner=risk&status=closed&status=online');
    expect(some.counts).toEqual(all.counts);
    expect(some.total).toBe(all.counts.closed + all.counts.online);
  });

  it.each([
    ['callNo', callTimes],
    ['status', ({ status }: Rule) => status],
    ['progress', ({ progress }: Rule) => progress],
    ['time', ({ time }: Rule) => Date.parse(time)],
    // A rule that has not run is the one that ran the longest ago.
    ['updatedAt', ({ updatedAt = '1970-01-01' }: Rule) => Date.parse(updatedAt)],
    ['key', ({ key }: Rule) => Number(key.slice(2))],
  ])('is sorted by %s in both directions', async (column, value) => {
    const up = (await list(`sort=${column}&pageSize=100`)).list;
    const down = (await list(`sort=-${column}&pageSize=100`)).list;
    expect(up.map(value)).toEqual(up.map(value).toSorted((a, b) => a - b));
    expect(down.map(value)).toEqual(down.map(value).toSorted((a, b) => b - a));
    expect(value(down[0] as Rule)).toBeGreaterThan(value(up[0] as Rule));
  });

  it('is sorted by name, including changed names', async () => {
    const first = (await list('sort=name')).list[4] as Rule;
    await send('PUT', `rule/${first.key}`, toContent(first, { name: 'AAA' }));
    const names = (await list('sort=name&pageSize=100')).list.map(({ name }) => name);
    expect(names[0]).toBe('AAA');
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare));
    expect((await list('sort=-name&current=1000')).list.at(-1)?.name).toBe('AAA');
  });
});
