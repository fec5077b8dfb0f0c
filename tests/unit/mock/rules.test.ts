import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { findRule, toKey } from '../../../mock/lib/rules/store';
import { ruleBatchListSchema } from '../../../src/domain/rule/ruleBatch';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { RULE_LIMIT_UNIT } from '../../../src/domain/rule/ruleFields';
import { createRuleClient, keysOf, RULE_BATCHES } from './ruleClient';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

const actions = async (query = '') =>
  v.parse(ruleBatchListSchema, (await client.send('GET', `rule/batches?${query}`)).result);

/** The keys of closed rules that the scheduler fails once. */
const failingKeys = (amount: number) =>
  generatedRules(db().seededAt)
    .filter(({ status, number }) => status === 0 && number % 17 === 0)
    .slice(0, amount)
    .map(({ number }) => toKey(number));

describe('the details of a rule', () => {
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
});

describe('the failed rules of an action', () => {
  it('are tried again, and its undo includes them', async () => {
    const [key = ''] = keysOf(0, 1);
    const failing = failingKeys(2);
    const [running = ''] = keysOf(1, 1);
    const { batchId } = await client.run('POST', 'rule/approve', { keys: [key, ...failing, running] });
    expect((await actions()).list).toMatchObject([{ done: 1, retriable: 2 }]);
    const again = await client.run('POST', 'rule/retry', { batchId });
    expect(again).toMatchObject({ batchId, done: 3, skippedCounts: { running: 1 } });
    expect(again.skippedCounts).not.toHaveProperty('unreachable');
    expect((await actions()).list).toMatchObject([{ done: 3, retriable: 0 }]);
    expect((await client.undo(batchId)).done).toBe(3);
    for (const each of [key, ...failing]) expect(findRule(each)).toMatchObject({ status: 0 });
  });
});

describe('all rules that match a query', () => {
  const query = {
    owner: ['risk'],
    target: ['payment'],
    type: ['weak'],
    status: ['closed'],
    frequency: ['week'],
  };
  const search = 'owner=risk&target=payment&type=weak&status=closed&frequency=week';

  it.each(RULE_BATCHES)(
    'are not touched by %s %s when they are not as many as the user saw',
    async (method, path, facts) => {
      const { total } = await client.list(search);
      for (const seen of [total - 1, total + 1])
        expect(await client.send(method, path, { query, total: seen, ...facts })).toMatchObject({
          code: RULE_ERROR.selectionChanged,
          result: { total },
        });
      expect(db().ruleChanges).toEqual([]);
      expect(db().ruleWrites).toEqual([]);
    },
  );
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
});

describe('the list', () => {
  it('is filtered by limits, and sorted by them within each unit', async () => {
    const { list } = await client.list('minLimit=61&maxLimit=62&template=heartbeat&sort=limit&pageSize=100');
    expect(new Set(list.map(({ limit, template }) => `${limit} ${template}`))).toEqual(
      new Set(['61 heartbeat', '62 heartbeat']),
    );
    const unitAndLimit = async (sort: string) =>
      (await client.list(`sort=${sort}`)).list.map(({ limit, template }) => [
        RULE_LIMIT_UNIT[template],
        limit,
      ]);
    expect(new Set((await unitAndLimit('limit')).map(String))).toEqual(new Set(['percent,15']));
    expect(new Set((await unitAndLimit('-limit')).map(String))).toEqual(new Set(['minutes,240']));
  });
});

describe('creating and changing a rule', () => {
  it('needs a limit in the same call for a template with another unit', async () => {
    const rule = await client.read('R-00005');
    const other = rule.template === 'heartbeat' ? 'threshold' : 'heartbeat';
    const change = (facts: object) =>
      client.send('PUT', 'rule/R-00005', { template: other, version: 1, ...facts });
    expect((await change({})).code).toBe(RULE_ERROR.limitMissing);
    expect(db().ruleWrites).toEqual([]);
    expect((await change({ limit: rule.limit })).code).toBe(200);
    expect(await client.read('R-00005')).toMatchObject({ template: other, limit: rule.limit, version: 2 });
  });
});
