import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { keyOf } from '../../../mock/lib/rules/store';
import { RULE_ERROR, type Rule, ruleListSchema, ruleSchema } from '../../../src/domain/rule';
import { type RuleApproval, ruleApprovalSchema } from '../../../src/domain/ruleApproval';
import { RULE_NAME_MAX } from '../../../src/domain/ruleForm';
import { readCsv } from '../../support/csv';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn('admin');
});

const send = (method: string, path: string, body?: unknown) =>
  client.call(method, path, body, { 'x-authorization': token });
const list = async (query = '') => v.parse(ruleListSchema, (await client.get(`rule?${query}`, token)).result);
const read = async (key: string) => v.parse(ruleSchema, (await client.get(`rule/${key}`, token)).result);
const approve = async (keys: string[]): Promise<RuleApproval> =>
  v.parse(ruleApprovalSchema, (await send('POST', 'rule/approve', { keys })).result);
const contentOf = ({ owner, ...rule }: Rule, change: object = {}) => ({
  ...rule,
  ownerId: owner.ownerId,
  ...change,
});
const content = {
  name: 'Chargebacks of the week',
  desc: 'Counts what banks take back',
  target: 'payment',
  template: 'threshold',
  type: 'weak',
  time: '2026-12-01T01:00:00.000Z',
  frequency: 'week',
  ownerId: 'payment',
  status: 0,
  idempotencyKey: 'key-of-this-call',
};

describe('the ten thousand rules', () => {
  it('are there, counted by status, and none is kept in the database', async () => {
    const { total, counts, list: first } = await list();
    expect(total).toBe(10_000);
    expect(counts.closed + counts.running + counts.online + counts.abnormal).toBe(10_000);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(500);
    expect(first.map(({ key }) => key)[0]).toBe('R-10000');
    expect(db().ruleChanges).toEqual([]);
  });

  it('have names of their own in both languages', () => {
    const rules = generatedRules(db().seededAt);
    for (const language of ['zh', 'en'] as const)
      expect(new Set(rules.map(({ name }) => name[language])).size).toBe(10_000);
    expect(Math.max(...rules.flatMap(({ name }) => [name.zh.length, name.en.length]))).toBeLessThanOrEqual(
      RULE_NAME_MAX,
    );
  });

  it('are for those only whose menus hold the page', async () => {
    const other = await client.signIn('user');
    for (const path of ['rule', 'rule/owners', 'rule/export', 'rule/R-00001'])
      expect((await client.get(path, other)).code).toBe(403);
    for (const path of ['rule', 'rule/approve', 'rule/restore'])
      expect((await client.post(path, { keys: ['R-00001'] }, other)).code).toBe(403);
    expect((await client.get('rule')).code).toBe(401);
  });
});

describe('asking for rules', () => {
  const callTimes = ({ callNo }: Rule) => callNo;
  it.each<[string, (rule: Rule) => boolean]>([
    ['keyword=late+refunds', ({ name }) => name.includes('Late refunds')],
    ['keyword=payroll', ({ name, desc }) => /payroll/i.test(name + desc)],
    ['keyword=r-0004', ({ key }) => key.startsWith('R-0004')],
    ['status=abnormal', ({ status }) => status === 3],
    ['type=strong', ({ type }) => type === 'strong'],
    ['target=order&target=payment', ({ target }) => target === 'order' || target === 'payment'],
    ['owner=risk', ({ owner }) => owner.name === 'Risk and compliance'],
    ['from=2026-11-15T00:00:00.000Z', ({ updatedAt }) => updatedAt >= '2026-11-15'],
    ['to=2026-09-01T00:00:00.000Z', ({ updatedAt }) => updatedAt < '2026-09-01'],
  ])('%s finds just these', async (query, fits) => {
    const { list: found, total } = await list(`${query}&pageSize=100`);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(9_000);
    expect(found.filter((rule) => !fits(rule))).toEqual([]);
  });

  it('finds nothing, and says so', async () =>
    expect(await list('keyword=zzz')).toMatchObject({ list: [], total: 0 }));

  it('counts every status, whichever is asked for', async () => {
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
    ['updatedAt', ({ updatedAt }: Rule) => Date.parse(updatedAt)],
    ['key', ({ key }: Rule) => Number(key.slice(2))],
  ])('sorts by %s both ways', async (column, value) => {
    const up = (await list(`sort=${column}&pageSize=100`)).list;
    const down = (await list(`sort=-${column}&pageSize=100`)).list;
    expect(up.map(value)).toEqual(up.map(value).toSorted((a, b) => a - b));
    expect(down.map(value)).toEqual(down.map(value).toSorted((a, b) => b - a));
    expect(value(down[0] as Rule)).toBeGreaterThan(value(up[0] as Rule));
  });

  it('sorts names as a dictionary does, changed ones among them', async () => {
    const first = (await list('sort=name')).list[4] as Rule;
    await send('PUT', `rule/${first.key}`, contentOf(first, { name: 'AAA' }));
    const names = (await list('sort=name&pageSize=100')).list.map(({ name }) => name);
    expect(names[0]).toBe('AAA');
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare));
    expect((await list('sort=-name&current=1000')).list.at(-1)?.name).toBe('AAA');
  });

  it('turns pages, each rule on one of them', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`pageSize=50&current=${page}&sort=status`)));
    expect(new Set(pages.flatMap((page) => page.list.map(({ key }) => key))).size).toBe(150);
    expect((await list('current=9999')).list).toEqual([]);
  });

  it('exports all that the filters find, safe for spreadsheets', async () => {
    await send('POST', 'rule', { ...content, name: '=HYPERLINK("x")' });
    const reply = await client.send('GET', 'rule/export?target=payment&sort=key', undefined, {
      'x-authorization': token,
    });
    const rows = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer()));
    expect(reply.headers.get('content-disposition')).toContain('rules-2026-11-20.csv');
    expect(rows).toHaveLength((await list('target=payment')).total);
    expect(rows.at(-1)).toMatchObject({ Key: 'R-10001', Name: `'=HYPERLINK("x")`, Status: 'Closed' });
  });
});

describe('making and changing a rule', () => {
  it('makes one rule of one key', async () => {
    const first = v.parse(ruleSchema, (await send('POST', 'rule', content)).result);
    const again = v.parse(ruleSchema, (await send('POST', 'rule', content)).result);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ key: 'R-10001', name: content.name, callNo: 0, progress: 0 });
    expect((await list()).total).toBe(10_001);
    expect((await list()).list[0]?.key).toBe('R-10001');
  });

  it.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a description of four characters', { desc: ' four ' }],
    ['no start time', { time: '' }],
    ['an unknown object', { target: 'moon' }],
    ['an unknown team', { ownerId: 'nobody' }],
    ['no key of the call', { idempotencyKey: '' }],
  ])('refuses %s', async (_what, change) => {
    expect((await send('POST', 'rule', { ...content, ...change })).code).toBe(400);
    expect(db().ruleChanges).toEqual([]);
  });

  it('refuses a name that another rule has, in either language', async () => {
    const { name } = generatedRules(db().seededAt)[41] ?? { name: { zh: '', en: '' } };
    for (const taken of [name.zh, name.en, name.en.toUpperCase()])
      expect((await send('POST', 'rule', { ...content, name: taken })).code).toBe(RULE_ERROR.duplicateName);
    const rule = await read(keyOf(1));
    expect((await send('PUT', 'rule/R-00001', contentOf(rule, { name: name.en }))).code).toBe(
      RULE_ERROR.duplicateName,
    );
    expect((await send('PUT', 'rule/R-00042', contentOf(await read(keyOf(42))))).code).toBe(200);
  });

  it('refuses a change of an older version, and says how the rule is now', async () => {
    const rule = await read('R-00005');
    const changed = v.parse(
      ruleSchema,
      (await send('PUT', 'rule/R-00005', contentOf(rule, { desc: 'New words' }))).result,
    );
    expect(changed).toMatchObject({ desc: 'New words', version: rule.version + 1, name: rule.name });
    expect(await send('PUT', 'rule/R-00005', contentOf(rule, { desc: 'Other words' }))).toMatchObject({
      code: RULE_ERROR.versionConflict,
      result: { desc: 'New words', version: 2 },
    });
    expect(await read('R-00005')).toEqual(changed);
  });

  it('keeps the words of the other language that were not touched', async () => {
    const before = generatedRules(db().seededAt)[4];
    await send('PUT', 'rule/R-00005', contentOf(await read('R-00005'), { desc: 'New words' }));
    expect(db().ruleChanges[0]).toMatchObject({
      name: before?.name,
      desc: { zh: 'New words', en: 'New words' },
    });
  });

  it.each(['R-99999', 'R-00000', 'nothing', '__proto__'])('has no rule %s', async (key) => {
    expect((await client.get(`rule/${key}`, token)).code).toBe(RULE_ERROR.gone);
  });
});

describe('deleting', () => {
  it('says what went and what was gone, and can be undone', async () => {
    const keys = ['R-00001', 'R-00002', 'R-00002'];
    expect((await send('DELETE', 'rule', { keys })).result).toEqual({
      deleted: ['R-00001', 'R-00002'],
      missing: [],
    });
    expect((await send('DELETE', 'rule', { keys: ['R-00002', 'R-77777'] })).result).toEqual({
      deleted: [],
      missing: ['R-00002', 'R-77777'],
    });
    expect((await list()).total).toBe(9_998);
    expect((await client.get('rule/R-00001', token)).code).toBe(RULE_ERROR.gone);
    const before = generatedRules(db().seededAt)[0];
    expect((await send('POST', 'rule/restore', { keys })).result).toEqual({
      restored: ['R-00001', 'R-00002'],
    });
    expect(await read('R-00001')).toMatchObject({ name: before?.name.en, callNo: before?.callNo });
    expect((await list()).total).toBe(10_000);
  });

  it('takes some keys, not none and not any number', async () => {
    for (const keys of [
      [],
      undefined,
      'R-00001',
      Array.from({ length: 1001 }, (_, index) => keyOf(index + 1)),
    ])
      expect((await send('DELETE', 'rule', { keys })).code).toBe(400);
  });
});

describe('approving', () => {
  it('answers for every rule of mixed status, and tries again what failed by a fault', async () => {
    const rules = (await list('pageSize=50&sort=key')).list;
    const deleted = rules.find(({ status }) => status === 0)?.key ?? '';
    await send('DELETE', 'rule', { keys: [deleted] });
    const approval = await approve([...rules.map(({ key }) => key), deleted]);
    const reasonOf = (key: string) => approval.skipped.find((rule) => rule.key === key)?.reason;
    for (const { key, status } of rules) {
      const unreachable = Number(key.slice(2)) % 17 === 0;
      const closed = unreachable ? 'unreachable' : undefined;
      expect({ key, reason: reasonOf(key) }).toEqual({
        key,
        reason: key === deleted ? 'deleted' : [closed, 'running', 'online', 'abnormal'][status],
      });
    }
    expect(approval.approved.length + approval.skipped.length).toBe(50);
    for (const key of approval.approved) expect(await read(key)).toMatchObject({ status: 1, progress: 0 });

    const failed = approval.skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);
    expect(failed.length).toBeGreaterThan(0);
    expect(await approve(failed)).toEqual({ approved: failed, skipped: [] });
    expect((await approve([...failed, 'R-99999'])).skipped.map(({ reason }) => reason)).toEqual([
      ...failed.map(() => 'running'),
      'deleted',
    ]);
  });
});
