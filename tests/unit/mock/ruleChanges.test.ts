import * as v from 'valibot';
import { isoTime, now } from '../../../mock/lib/clock';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { toKey } from '../../../mock/lib/rules/store';
import { CONFLICT } from '../../../src/domain/endpoint';
import { ruleListSchema } from '../../../src/domain/rule/rule';
import { type RuleBatchResult, ruleBatchResultSchema } from '../../../src/domain/rule/ruleBatch';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { ruleSchema } from '../../../src/domain/rule/ruleFields';
import { client, signInBeforeEach, token } from './mockClient';
import { content, toContent } from './ruleContent';

signInBeforeEach('admin');

const send = (method: string, path: string, body?: unknown) =>
  client.call(method, path, body, { 'x-authorization': token });
const list = async (query = '') => v.parse(ruleListSchema, (await client.get(`rule?${query}`, token)).result);
const read = async (key: string) => v.parse(ruleSchema, (await client.get(`rule/${key}`, token)).result);
const approve = async (keys: string[]): Promise<RuleBatchResult> =>
  v.parse(ruleBatchResultSchema, (await send('POST', 'rule/approve', { keys })).result);

describe('creating and changing a rule', () => {
  it('creates a rule', async () => {
    const created = v.parse(ruleSchema, (await send('POST', 'rule', content)).result);
    expect(created).toMatchObject({ key: 'R-10001', name: content.name, callNo: 0, progress: 0 });
    expect((await list()).total).toBe(10_001);
    expect((await list()).list[0]?.key).toBe('R-10001');
  });

  it.each<[string, object]>([
    ['a description of four characters', { desc: ' four ' }],
    ['an unknown object', { target: 'moon' }],
    ['an unknown team', { ownerId: 'nobody' }],
  ])('rejects %s', async (_what, change) => {
    expect((await send('POST', 'rule', { ...content, ...change })).code).toBe(400);
    expect(db().ruleChanges).toEqual([]);
  });

  it('rejects the name of another rule in either language', async () => {
    const { name } = generatedRules(db().seededAt)[41] ?? { name: { zh: '', en: '' } };
    for (const taken of [name.zh, name.en, name.en.toUpperCase()])
      expect((await send('POST', 'rule', { ...content, name: taken })).code).toBe(RULE_ERROR.duplicateName);
    const rule = await read(toKey(1));
    expect((await send('PUT', 'rule/R-00001', toContent(rule, { name: name.en }))).code).toBe(
      RULE_ERROR.duplicateName,
    );
    expect((await send('PUT', 'rule/R-00042', toContent(await read(toKey(42))))).code).toBe(200);
  });

  it('rejects a change based on an older version, and tells who changed the rule to what', async () => {
    const rule = await read('R-00005');
    const changed = v.parse(
      ruleSchema,
      (await send('PUT', 'rule/R-00005', toContent(rule, { desc: 'New text' }))).result,
    );
    expect(changed).toMatchObject({ desc: 'New text', version: rule.version + 1, name: rule.name });
    const by = { userId: '10001', name: 'Shen Zhiyuan' };
    expect(await send('PUT', 'rule/R-00005', toContent(rule, { desc: 'Other text' }))).toMatchObject({
      code: CONFLICT,
      result: { by, at: isoTime(now()), current: { desc: 'New text', version: 2 } },
    });
    expect(await read('R-00005')).toEqual(changed);
  });

  it('needs a limit in the same call for a template with another unit', async () => {
    const rule = await read('R-00005');
    const other = rule.template === 'heartbeat' ? 'threshold' : 'heartbeat';
    const change = (facts: object) => send('PUT', 'rule/R-00005', { template: other, version: 1, ...facts });
    expect((await change({})).code).toBe(RULE_ERROR.limitMissing);
    expect(db().ruleWrites).toEqual([]);
    expect((await change({ limit: rule.limit })).code).toBe(200);
    expect(await read('R-00005')).toMatchObject({ template: other, limit: rule.limit, version: 2 });
  });

  it('keeps the limit with a template of the same unit', async () => {
    const { number = 0, limit } =
      generatedRules(db().seededAt).find(({ template }) => template === 'threshold') ?? {};
    expect((await send('PUT', `rule/${toKey(number)}`, { template: 'change', version: 1 })).code).toBe(200);
    expect(await read(toKey(number))).toMatchObject({ template: 'change', limit });
  });

  it('keeps an unchanged text in the other language, and gives a former one back', async () => {
    const before = generatedRules(db().seededAt)[4];
    const first = await read('R-00005');
    await send('PUT', 'rule/R-00005', toContent(first, { desc: 'New text' }));
    expect(db().ruleChanges[0]).toMatchObject({
      name: before?.name,
      desc: { zh: 'New text', en: 'New text' },
    });
    await send('PUT', 'rule/R-00005', { desc: first.desc, version: 2 });
    expect(db().ruleChanges[0]?.desc).toEqual(before?.desc);
  });
});

describe('deleting rules', () => {
  it('counts deleted rules, lists missing ones, and can be undone', async () => {
    const keys = ['R-00001', 'R-00002', 'R-00002'];
    const { name, callNo } = await read('R-00001');
    const first = (await send('DELETE', 'rule', { keys })).result;
    expect(first).toEqual({ batchId: '1', done: 2, skipped: [], skippedCounts: {} });
    expect((await send('DELETE', 'rule', { keys: ['R-00002', 'R-77777'] })).result).toMatchObject({
      done: 0,
      skipped: [
        { key: 'R-00002', reason: 'deleted' },
        { key: 'R-77777', name: 'R-77777', reason: 'deleted' },
      ],
      skippedCounts: { deleted: 2 },
    });
    expect((await list()).total).toBe(9_998);
    expect((await client.get('rule/R-00001', token)).code).toBe(RULE_ERROR.gone);
    expect((await send('POST', 'rule/restore', { keys })).result).toEqual({
      batchId: '3',
      done: 2,
      skipped: [],
      skippedCounts: {},
    });
    expect(await read('R-00001')).toMatchObject({ name, callNo });
    expect((await list()).total).toBe(10_000);
  });
});

describe('approving rules', () => {
  it('returns a result for every rule, and can be retried after an error', async () => {
    const rules = (await list('pageSize=50')).list;
    const deleted = rules.find(({ status }) => status === 0)?.key ?? '';
    await send('DELETE', 'rule', { keys: [deleted] });
    const approval = await approve([...rules.map(({ key }) => key), deleted]);
    const getReason = (key: string) => approval.skipped.find((rule) => rule.key === key)?.reason;
    for (const { key, status } of rules) {
      const unreachable = Number(key.slice(2)) % 17 === 0;
      const closed = unreachable ? 'unreachable' : undefined;
      expect({ key, reason: getReason(key) }).toEqual({
        key,
        reason: key === deleted ? 'deleted' : [closed, 'running', 'online', 'abnormal'][status],
      });
    }
    expect(approval.done + approval.skipped.length).toBe(50);
    for (const { key } of rules.filter((rule) => getReason(rule.key) === undefined))
      expect(await read(key)).toMatchObject({ status: 1, progress: 0 });

    const failed = approval.skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);
    expect(failed.length).toBeGreaterThan(0);
    expect(await approve(failed)).toMatchObject({ done: failed.length, skipped: [], skippedCounts: {} });
    expect((await approve([...failed, 'R-99999'])).skipped.map(({ reason }) => reason)).toEqual([
      ...failed.map(() => 'running'),
      'deleted',
    ]);
  });
});
