import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { toKey } from '../../../mock/lib/rules/store';
import { RULE_COMMENT_MAX, ruleCommentSchema } from '../../../src/domain/rule/ruleDetail';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { RULE_LIMIT_UNIT, ruleSchema } from '../../../src/domain/rule/ruleFields';
import { createRuleClient } from './ruleClient';
import { content } from './ruleContent';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

const abnormal = () => toKey(generatedRules(db().seededAt).find(({ status }) => status === 3)?.number ?? 0);

describe('the details of a rule', () => {
  it('say why it is abnormal, as its last run does, in the language of the request', async () => {
    const { abnormalReason, runs } = await client.read(abnormal());
    expect(abnormalReason).toMatch(/^[\x20-\x7e’“”]+$/);
    expect(runs[0]).toMatchObject({ result: 'failed', reason: abnormalReason });
    client = await createRuleClient('zh-CN');
    expect((await client.read(abnormal())).abnormalReason).toMatch(/[\u4e00-\u9fff]/);
  });

  it('give no such reason for other rules', async () => {
    const { list } = await client.list('status=running&status=closed&status=online&pageSize=100');
    expect(list.filter(({ abnormalReason }) => abnormalReason !== undefined)).toEqual([]);
    const all = (await client.list('status=abnormal&pageSize=100')).list;
    expect(all.filter(({ abnormalReason }) => abnormalReason === undefined)).toEqual([]);
  });

  it('contain who changed what, when, from what and to what', async () => {
    const rule = await client.read('R-00005');
    const change = {
      name: 'Night refunds',
      limit: rule.limit === 99 ? 98 : 99,
      regionId: 'all',
      ownerId: rule.owner.ownerId === 'risk' ? 'data' : 'risk',
      version: rule.version,
    };
    await client.send('PUT', 'rule/R-00005', change);
    client.advance(60);
    await client.switchPerson();
    await client.run('DELETE', 'rule', { keys: ['R-00005'] });
    await client.run('POST', 'rule/restore', { keys: ['R-00005'] });
    const { history, owner } = await client.read('R-00005');
    expect(history.slice(0, 3)).toMatchObject([
      { action: 'restore', actor: 'Lin Xiaoman', at: '2026-11-20T04:01:00.000Z', changes: [] },
      { action: 'delete', actor: 'Lin Xiaoman', changes: [] },
      { action: 'edit', actor: 'Shen Zhiyuan', at: '2026-11-20T04:00:00.000Z' },
    ]);
    expect(history[2]?.changes).toEqual([
      { field: 'name', from: rule.name, to: 'Night refunds' },
      {
        field: 'limit',
        from: String(rule.limit),
        to: String(change.limit),
        fromUnit: RULE_LIMIT_UNIT[rule.template],
        toUnit: RULE_LIMIT_UNIT[rule.template],
      },
      { field: 'region', from: rule.region?.name, to: 'All regions' },
      { field: 'owner', from: rule.owner.name, to: owner.name },
    ]);
    expect(new Set(history.map(({ eventId }) => eventId)).size).toBe(history.length);
  });

  it('contain a limit that kept its number in another unit', async () => {
    const { key = '', limit } = (await client.list('template=threshold')).list[0] ?? {};
    await client.send('PUT', `rule/${key}`, { template: 'heartbeat', limit, version: 1 });
    expect((await client.read(key)).history[0]?.changes).toEqual([
      { field: 'template', from: 'threshold', to: 'heartbeat' },
      { field: 'limit', from: String(limit), to: String(limit), fromUnit: 'percent', toUnit: 'minutes' },
    ]);
  });

  it.each([
    ['POST', 'rule/approve', {}, 'approve', [{ field: 'status', from: 'closed', to: 'running' }]],
    ['POST', 'rule/assign', { ownerId: 'data' }, 'assign', [{ field: 'owner', to: 'Data platform' }]],
    ['POST', 'rule/schedule', { frequency: 'month' }, 'schedule', [{ field: 'frequency', to: 'month' }]],
  ] as const)('contain %s %s and its undoing', async (method, path, facts, action, changes) => {
    const { list } = await client.list('owner=risk&frequency=day&status=closed&pageSize=100');
    const key = list.find((rule) => Number(rule.key.slice(2)) % 17 !== 0)?.key ?? '';
    const { batchId } = await client.run(method, path, { keys: [key], ...facts });
    await client.undo(batchId);
    const [undone, done] = (await client.read(key)).history;
    expect(done).toMatchObject({ action, changes });
    expect(undone).toMatchObject({
      action: 'undo',
      changes: done?.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    });
  });

  it('begin with the creation for a new rule, which has not run', async () => {
    await client.send('POST', 'rule', { ...content, limit: 40, regionId: 'east-1' });
    const { history, runs, comments, ...rule } = await client.read('R-10001');
    expect(history).toMatchObject([{ action: 'create', actor: 'Shen Zhiyuan', changes: [] }]);
    expect([runs, comments, rule.updatedAt]).toEqual([[], [], undefined]);
    expect(rule).toMatchObject({
      limit: 40,
      region: { regionId: 'east-1', name: 'East China 1' },
      version: 1,
    });
  });
});

describe('the runs of a rule', () => {
  it('trigger when they measure more than the limit of their time', async () => {
    const { list } = await client.list('status=running&frequency=hour&template=threshold');
    const { key = '', limit } = list[0] ?? {};
    const before = (await client.read(key)).runs;
    await client.send('PUT', `rule/${key}`, { limit: 99, version: 1 });
    client.advance(3 * 3600);
    await client.switchPerson('admin');
    const { runs } = await client.read(key);
    const measured = runs.flatMap(({ measurement, ...run }) =>
      measurement ? [{ ...run, ...measurement }] : [],
    );
    expect(measured.length).toBeGreaterThan(40);
    for (const { result, value, limit: own, unit, at, since } of measured) {
      expect(result).toBe(value > own ? 'triggered' : 'passed');
      expect([own, unit]).toEqual([at > '2026-11-20T04:00:00.000Z' ? 99 : limit, 'percent']);
      expect(Date.parse(at) - Date.parse(since)).toBe(86_400_000);
    }
    const ids = new Map(runs.map((run) => [run.runId, run]));
    for (const run of before.slice(0, 40)) expect(ids.get(run.runId)).toEqual(run);
  });

  it('measure nothing when they fail, or when the template compares patterns', async () => {
    const failed = (await client.read(abnormal())).runs.slice(0, 3);
    const { list } = await client.list('status=running&template=anomaly');
    const { runs } = await client.read(list[0]?.key ?? '');
    for (const { measurement } of [...failed, ...runs]) expect(measurement).toBeUndefined();
  });
});

describe('changing one field', () => {
  it('leaves the others', async () => {
    const { runs, history, comments, ...rule } = await client.read('R-00005');
    const reply = await client.send('PUT', 'rule/R-00005', { type: 'strong', version: 1 });
    const same = rule.type === 'strong';
    expect(reply.result).toEqual({ ...rule, type: 'strong', version: same ? 1 : 2 });
  });

  it.each<[string, object]>([
    ['no version', { version: undefined }],
    ['a limit of zero', { limit: 0 }],
    ['an unknown region', { regionId: 'moon' }],
    ['an unknown team', { ownerId: 'nobody' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await client.send('PUT', 'rule/R-00005', { version: 1, ...change })).code).toBe(400);
    expect(db().ruleWrites).toEqual([]);
  });

  it('forgets a last run before the new start, and knows it again for an earlier one', async () => {
    const [rule] = (await client.list('status=running')).list;
    if (!rule?.updatedAt) throw new Error('No run');
    const change = (time: string, version: number) =>
      client.send('PUT', `rule/${rule.key}`, { time, version });
    const later = v.parse(ruleSchema, (await change('2026-12-24T00:00:00.000Z', 1)).result);
    expect(later).not.toHaveProperty('updatedAt');
    expect(later.time).toBe('2026-12-24T00:00:00.000Z');
    const again = v.parse(ruleSchema, (await change(rule.time, 2)).result);
    expect(again.updatedAt).toBe(rule.updatedAt);
  });
});

describe('comments', () => {
  const comment = (text: string, key = 'R-00005') => client.send('POST', `rule/${key}/comments`, { text });

  it('are listed newest first with their author', async () => {
    const { comments: before } = await client.read('R-00005');
    const first = v.parse(ruleCommentSchema, (await comment(' Looks fine. ')).result);
    expect(first).toMatchObject({ author: 'Shen Zhiyuan', isOwn: true, text: 'Looks fine.' });
    client.advance(60);
    await client.switchPerson();
    await comment('Not to me.');
    const { comments, version, history } = await client.read('R-00005');
    expect(comments.slice(0, 2)).toMatchObject([
      { author: 'Lin Xiaoman', isOwn: true, text: 'Not to me.', at: '2026-11-20T04:01:00.000Z' },
      { author: 'Shen Zhiyuan', isOwn: false, text: 'Looks fine.' },
    ]);
    expect(comments).toHaveLength(before.length + 2);
    expect(new Set(comments.map(({ commentId }) => commentId)).size).toBe(comments.length);
    expect(version).toBe(1);
    expect(history.every(({ action }) => action !== 'edit' || version === 1)).toBe(true);
  });

  it('need a text and an existing rule', async () => {
    for (const text of ['', '  ', 'x'.repeat(RULE_COMMENT_MAX + 1)])
      expect((await comment(text)).code).toBe(400);
    expect((await comment('Text', 'R-99999')).code).toBe(RULE_ERROR.gone);
    expect(db().ruleComments).toEqual([]);
  });
});
