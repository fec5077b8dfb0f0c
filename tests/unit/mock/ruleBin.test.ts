import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { createRuleClient } from './ruleClient';
import { content } from './ruleContent';

const DAY_SECONDS = 24 * 60 * 60;

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

const remove = (...keys: string[]) => client.run('DELETE', 'rule', { keys });

describe('the bin', () => {
  it('lists deleted rules with who, when and the days left, the latest first', async () => {
    const before = await client.read('R-00002');
    await remove('R-00001', 'R-00002');
    client.advance(2 * DAY_SECONDS);
    await client.switchPerson();
    await remove('R-00003');
    const { list, total } = await client.bin();
    expect(total).toBe(3);
    expect(
      list.map(({ key, deletedBy, deletedAt, daysLeft }) => [key, deletedBy, deletedAt, daysLeft]),
    ).toEqual([
      ['R-00003', 'Lin Xiaoman', '2026-11-22T04:00:00.000Z', 30],
      ['R-00002', 'Shen Zhiyuan', '2026-11-20T04:00:00.000Z', 28],
      ['R-00001', 'Shen Zhiyuan', '2026-11-20T04:00:00.000Z', 28],
    ]);
    expect(list[1]).toMatchObject({ name: before.name, desc: before.desc, owner: before.owner });
  });

  it('restores rules, as they were', async () => {
    const before = await client.read('R-00001');
    await remove('R-00001', 'R-00002');
    expect(
      await client.run('POST', 'rule/restore', { keys: ['R-00001', 'R-00001', 'R-00003', 'R-99999'] }),
    ).toEqual({
      batchId: '2',
      done: 1,
      skipped: [
        { key: 'R-00003', name: (await client.read('R-00003')).name, reason: 'deleted' },
        { key: 'R-99999', name: 'R-99999', reason: 'deleted' },
      ],
      skippedCounts: { deleted: 2 },
    });
    const { version, history, ...after } = await client.read('R-00001');
    const { version: versionBefore, history: _history, ...unchanged } = before;
    expect(after).toEqual(unchanged);
    expect(version).toBe(versionBefore + 2);
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['restore', 'delete']);
    expect((await client.bin()).list.map(({ key }) => key)).toEqual(['R-00002']);
  });

  it('restores only one of two rules of one name', async () => {
    await client.send('POST', 'rule', content);
    await remove('R-10001');
    await client.send('POST', 'rule', content);
    await remove('R-10002');
    expect(await client.run('POST', 'rule/restore', { keys: ['R-10001', 'R-10002'] })).toMatchObject({
      done: 1,
      skipped: [{ key: 'R-10002', reason: 'nameTaken' }],
    });
  });

  it('keeps rules for thirty days', async () => {
    await remove('R-00001');
    client.advance(30 * DAY_SECONDS - 1);
    await client.switchPerson('admin');
    expect((await client.bin()).list[0]?.daysLeft).toBe(1);
    client.advance(1);
    expect((await client.bin()).list).toEqual([]);
    expect(await client.run('POST', 'rule/restore', { keys: ['R-00001'] })).toMatchObject({ done: 0 });
    expect((await client.send('POST', 'rule/undo', { batchId: '1' })).code).toBe(RULE_ERROR.nothingToUndo);
  });

  it('deletes rules for good', async () => {
    const { batchId } = await remove('R-00001', 'R-00002');
    expect(await client.run('DELETE', 'rule/bin', { keys: ['R-00001', 'R-00003'] })).toMatchObject({
      done: 1,
      skipped: [{ key: 'R-00003', reason: 'deleted' }],
    });
    expect((await client.bin()).list.map(({ key }) => key)).toEqual(['R-00002']);
    expect((await client.send('GET', 'rule/R-00001')).code).toBe(RULE_ERROR.gone);
    expect((await client.run('POST', 'rule/restore', { keys: ['R-00001'] })).done).toBe(0);
    expect(await client.undo(batchId)).toMatchObject({
      done: 1,
      skipped: [{ key: 'R-00001', reason: 'deleted' }],
    });
    expect((await client.list()).total).toBe(9_999);
  });

  it('does not give the key of a new rule twice', async () => {
    await client.send('POST', 'rule', content);
    await remove('R-10001');
    await client.run('DELETE', 'rule/bin', { keys: ['R-10001'] });
    expect((await client.send('POST', 'rule', content)).result).toMatchObject({ key: 'R-10002' });
  });
});
