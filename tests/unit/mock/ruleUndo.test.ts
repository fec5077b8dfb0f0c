import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { findRule, toKey } from '../../../mock/lib/rules/store';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { createRuleClient, keysOf, RULE_BATCHES } from './ruleClient';
import { content } from './ruleContent';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

describe('undoing', () => {
  it.each(RULE_BATCHES)('returns the rules of %s %s to their state before', async (method, path, facts) => {
    const keys = [0, 1, 2, 3].flatMap((status) => keysOf(status, 2));
    const before = keys.map((key) => ({ ...findRule(key), version: 0 }));
    const { batchId, done } = await client.run(method, path, { keys, ...facts });
    expect(done).toBeGreaterThan(0);
    expect(await client.undo(batchId)).toEqual({ done, skipped: [], skippedCounts: {} });
    const after = keys.map((key) => ({ ...findRule(key), version: 0 }));
    // A database that was saved has no undefined values.
    expect(JSON.parse(JSON.stringify(after))).toEqual(before);
  });

  it('works after the database was saved and loaded', async () => {
    const [key = ''] = keysOf(0, 1);
    const { batchId } = await client.run('DELETE', 'rule', { keys: [key] });
    const tables = db();
    tables.ruleChanges = JSON.parse(JSON.stringify(tables.ruleChanges));
    tables.ruleWrites = JSON.parse(JSON.stringify(tables.ruleWrites));
    tables.ruleBatches = JSON.parse(JSON.stringify(tables.ruleBatches));
    expect((await client.undo(batchId)).done).toBe(1);
    expect((await client.read(key)).key).toBe(key);
  });

  it('is possible for several batches, in any order', async () => {
    const [first = '', second = '', third = ''] = keysOf(0, 3);
    const batches = [];
    for (const key of [first, second, third])
      batches.push((await client.run('DELETE', 'rule', { keys: [key] })).batchId);
    for (const index of [1, 0, 2]) expect((await client.undo(batches[index])).done).toBe(1);
    expect((await client.list()).total).toBe(10_000);
  });

  it('skips rules that somebody changed or deleted since, and says so', async () => {
    const [untouched = '', edited = '', removed = '', restored = ''] = keysOf(0, 4);
    const keys = [untouched, edited, removed, restored];
    const { batchId } = await client.run('POST', 'rule/approve', { keys });
    await client.switchPerson();
    await client.send('PUT', `rule/${edited}`, { desc: 'New words', version: 2 });
    await client.run('DELETE', 'rule', { keys: [removed, restored] });
    await client.run('POST', 'rule/restore', { keys: [restored] });
    await client.send('POST', 'rule/undo', { batchId });
    expect(db().ruleBatches[0]).not.toHaveProperty('undone');

    await client.switchPerson('admin');
    const result = await client.undo(batchId);
    expect(result).toMatchObject({
      done: 1,
      skipped: [
        { key: edited, reason: 'changed' },
        { key: restored, reason: 'changed' },
        { key: removed, reason: 'deleted' },
      ],
    });
    expect(findRule(untouched)).toMatchObject({ status: 0 });
    expect(findRule(edited)).toMatchObject({ status: 1, desc: { en: 'New words' } });
  });

  it('skips a deleted rule whose name is used by another one now', async () => {
    const [key = ''] = keysOf(0, 1);
    const { name } = await client.read(key);
    const { batchId } = await client.run('DELETE', 'rule', { keys: [key] });
    expect((await client.send('POST', 'rule', { ...content, name: name.toUpperCase() })).code).toBe(200);
    expect(await client.undo(batchId)).toMatchObject({
      done: 0,
      skipped: [{ key, name, reason: 'nameTaken' }],
    });
    expect((await client.bin()).list.map((rule) => rule.key)).toEqual([key]);
  });

  it('is refused twice, for another person, and for what is no batch', async () => {
    const [key = '', other = ''] = keysOf(0, 2);
    const { batchId } = await client.run('POST', 'rule/approve', { keys: [key] });
    await client.undo(batchId);
    const mine = await client.run('POST', 'rule/approve', { keys: [other] });
    await client.send('PUT', `rule/${key}`, { desc: 'New words', version: 3 });
    await client.switchPerson();
    for (const id of [batchId, mine.batchId, '4', '0', '99', '-1', 'x', '__proto__'])
      expect((await client.send('POST', 'rule/undo', { batchId: id })).code).toBe(RULE_ERROR.nothingToUndo);
    // This is no id at all.
    expect((await client.send('POST', 'rule/undo', { batchId: '1.5' })).code).toBe(400);
  });

  it('does not count rules that were only tried', async () => {
    const failing = generatedRules(db().seededAt).find(
      ({ status, number }) => status === 0 && number % 17 === 0,
    );
    const key = toKey(failing?.number ?? 0);
    expect(await client.run('POST', 'rule/approve', { keys: [key] })).toEqual({
      batchId: '1',
      done: 0,
      skipped: [{ key, name: failing?.name.en, reason: 'unreachable' }],
      skippedCounts: { unreachable: 1 },
    });
    expect(db().ruleWrites).toEqual([]);
  });
});
