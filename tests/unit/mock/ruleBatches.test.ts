import { db } from '../../../mock/lib/db';
import { findRule, storeRule, toKey } from '../../../mock/lib/rules/store';
import { skippedTotal } from '../../../src/domain/rule/ruleBatch';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { MAX_RULE_BATCH } from '../../../src/domain/rule/ruleSelection';
import { createRuleClient, keysOf, RULE_BATCHES } from './ruleClient';
import { toContent } from './ruleContent';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
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

  it.each(RULE_BATCHES)('are changed by %s %s, and no others', async (method, path, facts) => {
    const { total, list } = await client.list(`${search}&pageSize=100`);
    expect(total).toBeGreaterThan(5);
    expect(list).toHaveLength(total);
    const result = await client.run(method, path, { query, total, ...facts });
    expect(result.done + skippedTotal(result)).toBe(total);
    expect(db().ruleWrites.flatMap(({ rules }) => rules)).toHaveLength(result.done);
    const keys = list.map(({ key }) => key);
    for (const { number } of db().ruleChanges) expect(keys).toContain(toKey(number));
  });

  it('may be more than one request can name, with a bounded result', async () => {
    const { counts } = await client.list();
    const total = 10_000;
    const result = await client.run('POST', 'rule/approve', { query: {}, total });
    const unreachable = result.skippedCounts.unreachable ?? 0;
    expect(unreachable).toBeGreaterThan(150);
    expect(result.done).toBe(counts.closed - unreachable);
    expect(result.skippedCounts).toEqual({
      unreachable,
      abnormal: counts.abnormal,
      running: counts.running,
      online: counts.online,
    });
    expect(result.skipped).toHaveLength(MAX_RULE_BATCH);
    // Those that can be retried come first.
    expect(result.skipped.slice(0, unreachable).every(({ reason }) => reason === 'unreachable')).toBe(true);
    expect((await client.list()).counts).toMatchObject({ closed: unreachable });
    expect(await client.undo(result.batchId)).toMatchObject({ done: result.done, skipped: [] });
    expect((await client.list()).counts).toEqual(counts);
  });

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

describe('stopping rules', () => {
  it('closes running, online and abnormal ones', async () => {
    const [closed = ''] = keysOf(0, 1);
    const others = [1, 2, 3].flatMap((status) => keysOf(status, 1));
    const result = await client.run('POST', 'rule/stop', { keys: [closed, ...others, 'R-99999'] });
    expect(result).toMatchObject({
      done: 3,
      skipped: [
        { key: closed, reason: 'closed' },
        { key: 'R-99999', reason: 'deleted' },
      ],
    });
    for (const key of others) {
      const { status, progress, abnormalReason } = await client.read(key);
      expect({ status, progress, abnormalReason }).toEqual({
        status: 0,
        progress: 0,
        abnormalReason: undefined,
      });
    }
    expect((await client.undo(result.batchId)).done).toBe(3);
    expect(findRule(others[2] ?? '')).toMatchObject({ status: 3 });
    expect((await client.read(others[2] ?? '')).abnormalReason).toMatch(/\w/);
  });
});

describe('changing one field of rules', () => {
  it('gives them another owner, and skips those that have it', async () => {
    const [one] = (await client.list('owner=risk')).list;
    const [other] = (await client.list('owner=data')).list;
    const keys = [one?.key, other?.key];
    const result = await client.run('POST', 'rule/assign', { keys, ownerId: 'risk' });
    expect(result).toMatchObject({ done: 1, skipped: [{ key: one?.key, reason: 'unchanged' }] });
    expect((await client.read(other?.key ?? '')).owner).toEqual({
      ownerId: 'risk',
      name: 'Risk and compliance',
    });
  });

  it('sets how often they run, without a run', async () => {
    const [rule] = (await client.list('frequency=hour&status=running')).list;
    await client.run('POST', 'rule/schedule', { keys: [rule?.key], frequency: 'month' });
    expect(await client.read(rule?.key ?? '')).toMatchObject({
      frequency: 'month',
      updatedAt: rule?.updatedAt,
    });
  });
});

it('approving a rule is not a run', async () => {
  const [key = ''] = keysOf(0, 1);
  const before = await client.read(key);
  await client.run('POST', 'rule/approve', { keys: [key] });
  expect(await client.read(key)).toMatchObject({ status: 1, updatedAt: before.updatedAt, runs: before.runs });
});

describe('the revision', () => {
  it('counts the rules that anybody has written since the list was read', async () => {
    const { revision } = await client.list();
    const changes = async (since?: unknown) =>
      (await client.send('GET', `rule/changes${since === undefined ? '' : `?since=${since}`}`)).result;
    expect(await changes(revision)).toEqual({ revision, changed: 0 });

    await client.switchPerson();
    const keys = keysOf(0, 12);
    await client.run('POST', 'rule/approve', { keys });
    const { key, ...rest } = await client.read(keys[0] ?? '');
    await client.send('PUT', `rule/${key}`, toContent({ key, ...rest }, { desc: 'New words' }));
    expect(await changes(revision)).toEqual({ revision: revision + 2, changed: 12 });
    expect(await changes(revision + 1)).toEqual({ revision: revision + 2, changed: 1 });
    expect((await client.list()).revision).toBe(revision + 2);
    for (const odd of [undefined, 'x', 1.5, -3, 99])
      expect(await changes(odd)).toMatchObject({ revision: revision + 2, changed: 0 });
  });

  it('is not raised by a save without a change', async () => {
    const rule = await client.read('R-00005');
    expect((await client.send('PUT', 'rule/R-00005', toContent(rule))).result).toMatchObject({ version: 1 });
    expect((await client.list()).revision).toBe(0);
  });
});

it('rules that are stored again keep their place', () => {
  const rule = findRule('R-00007');
  if (!rule) throw new Error('No rule');
  storeRule(rule);
  storeRule({ ...rule, version: 9 });
  expect(db().ruleChanges).toHaveLength(1);
  expect(findRule('R-00007')?.version).toBe(9);
});
