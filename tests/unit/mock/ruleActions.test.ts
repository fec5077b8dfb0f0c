import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { findRule, toKey } from '../../../mock/lib/rules/store';
import { MAX_LISTED_SKIPS, RULE_UNDO_HOURS, ruleBatchListSchema } from '../../../src/domain/rule/ruleBatch';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
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

const UNDO_SECONDS = RULE_UNDO_HOURS * 60 * 60;

describe('the recent actions', () => {
  it('contain every kind, the latest first, with who, when and how many', async () => {
    const keys = [0, 1].flatMap((status) => keysOf(status, 2));
    for (const [method, path, facts] of RULE_BATCHES) await client.run(method, path, { keys, ...facts });
    client.advance(60);
    await client.switchPerson();
    const [first = ''] = keys;
    await client.run('POST', 'rule/restore', { keys: [first] });
    const { list, total } = await actions();
    expect(total).toBe(6);
    expect(list.map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'schedule',
      'assign',
      'stop',
      'approve',
    ]);
    expect(list[0]).toMatchObject({
      actor: 'Lin Xiaoman',
      at: '2026-11-20T04:01:00.000Z',
      isOwn: true,
      name: findRule(first)?.name.en,
      done: 1,
      skipped: [],
      undoUntil: '2026-11-21T04:01:00.000Z',
    });
    const approval = list.at(-1);
    expect(approval).toMatchObject({ actor: 'Shen Zhiyuan', isOwn: false, done: 2 });
    expect(approval?.skippedCounts).toEqual({ running: 2 });
    expect(approval).not.toHaveProperty('undoUntil');
    expect(approval).not.toHaveProperty('name');
  });

  it('are paged and filtered by kind and by what the caller can undo', async () => {
    const keys = keysOf(0, 12);
    for (const key of keys) await client.run('POST', 'rule/approve', { keys: [key] });
    const { batchId } = await client.run('DELETE', 'rule', { keys });
    await client.undo(batchId);
    expect((await actions('pageSize=10&current=2')).list).toHaveLength(3);
    expect((await actions('action=delete')).list).toMatchObject([{ batchId, undone: { done: 12 } }]);
    expect((await actions('action=stop')).total).toBe(0);
    expect((await actions('undoable=1')).total).toBe(12);
    await client.switchPerson();
    expect((await actions('undoable=1')).total).toBe(0);
  });

  it('keep those that changed nothing, and list few of many skipped rules', async () => {
    const { counts } = await client.list('status=running');
    const query = { status: ['running'] };
    await client.run('POST', 'rule/approve', { query, total: counts.running });
    const { list } = await actions();
    expect(list).toMatchObject([{ done: 0, skippedCounts: { running: counts.running } }]);
    expect(list[0]?.skipped).toHaveLength(MAX_LISTED_SKIPS);
    expect(list[0]).not.toHaveProperty('undoUntil');
  });
});

describe('an action', () => {
  it('can be undone for 24 hours', async () => {
    const [first = '', second = ''] = keysOf(0, 2);
    const early = await client.run('DELETE', 'rule', { keys: [first] });
    client.advance(1);
    const late = await client.run('DELETE', 'rule', { keys: [second] });
    client.advance(UNDO_SECONDS - 1);
    expect((await actions('undoable=1')).list.map(({ batchId }) => batchId)).toEqual([late.batchId]);
    expect((await client.send('POST', 'rule/undo', { batchId: early.batchId })).code).toBe(
      RULE_ERROR.nothingToUndo,
    );
    expect((await client.undo(late.batchId)).done).toBe(1);
  });

  it('that restored rules deletes them again when it is undone, also after the database was saved', async () => {
    const [key = ''] = keysOf(0, 1);
    await client.run('DELETE', 'rule', { keys: [key] });
    const deleted = findRule(key)?.deletedAt;
    const { batchId } = await client.run('POST', 'rule/restore', { keys: [key] });
    const tables = db();
    tables.ruleWrites = JSON.parse(JSON.stringify(tables.ruleWrites));
    expect((await client.undo(batchId)).done).toBe(1);
    expect(findRule(key)).toMatchObject({ deletedAt: deleted });
    expect((await client.bin()).list.map((rule) => rule.key)).toEqual([key]);
  });

  it('keeps the outcome of its undo', async () => {
    const [kept = '', changed = ''] = keysOf(0, 2);
    const { batchId } = await client.run('POST', 'rule/approve', { keys: [kept, changed] });
    await client.run('POST', 'rule/stop', { keys: [changed] });
    await client.undo(batchId);
    const approval = (await actions('action=approve')).list[0];
    expect(approval).toMatchObject({
      done: 2,
      undone: {
        at: '2026-11-20T04:00:00.000Z',
        done: 1,
        skipped: [{ key: changed, reason: 'changed' }],
        skippedCounts: { changed: 1 },
      },
    });
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

  it('are all tried, also those that the result does not list', async () => {
    const { counts } = await client.list();
    const { batchId, skippedCounts } = await client.run('POST', 'rule/approve', {
      query: {},
      total: 10_000,
    });
    expect(skippedCounts.unreachable).toBeGreaterThan(MAX_LISTED_SKIPS);
    expect((await client.run('POST', 'rule/retry', { batchId })).done).toBe(counts.closed);
  });

  it('are skipped when they were changed meanwhile', async () => {
    const [first = '', second = ''] = failingKeys(2);
    const { batchId } = await client.run('POST', 'rule/approve', { keys: [first, second] });
    await client.run('DELETE', 'rule', { keys: [first] });
    expect(await client.run('POST', 'rule/retry', { batchId })).toMatchObject({
      done: 1,
      skipped: [{ key: first, reason: 'deleted' }],
    });
  });

  it('are not tried without any, after an undo, for another person and for what is no action', async () => {
    const [failing = ''] = failingKeys(1);
    const [key = ''] = keysOf(0, 1);
    const done = await client.run('POST', 'rule/approve', { keys: [key] });
    const failed = await client.run('POST', 'rule/approve', { keys: [failing, ...keysOf(0, 2).slice(1)] });
    const refused = async (batchId: unknown) =>
      expect((await client.send('POST', 'rule/retry', { batchId })).code).toBe(RULE_ERROR.nothingToRetry);
    for (const id of [done.batchId, '0', '9', '-1', 'x', '__proto__']) await refused(id);
    await client.switchPerson();
    await refused(failed.batchId);
    await client.switchPerson('admin');
    await client.undo(failed.batchId);
    await refused(failed.batchId);
  });
});
