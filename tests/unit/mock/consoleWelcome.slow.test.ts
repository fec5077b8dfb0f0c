import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { presentRules } from '../../../mock/lib/rules/store';
import { TODAY_NAMES, type TodoKind, welcomeSchema } from '../../../src/domain/console/welcome';
import { RULE_STATUS } from '../../../src/domain/rule/ruleFields';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

async function readWelcome(account = 'admin') {
  const { result } = await client.get('console/welcome', await client.signIn(account));
  return v.parse(welcomeSchema, result);
}
const findTodo = async (kind: TodoKind, account?: string) =>
  (await readWelcome(account)).todos.find((todo) => todo.kind === kind);

describe('the to-dos', () => {
  it('count the rules by status, with the time of the oldest', async () => {
    for (const [kind, status] of [
      ['rules', RULE_STATUS.closed],
      ['abnormalRules', RULE_STATUS.abnormal],
    ] as const) {
      const rules = presentRules().filter((rule) => rule.status === status);
      const oldest = Math.min(...rules.map(({ time, updatedAt }) => updatedAt ?? time));
      expect(await findTodo(kind)).toEqual({
        kind,
        count: rules.length,
        oldestAt: new Date(oldest).toISOString(),
        oldestId: undefined,
      });
    }
  });

  it('leave out what nobody waits for', async () => {
    expect(await findTodo('requests')).toMatchObject({ count: 1 });
    for (const request of db().accessRequests) request.status = 'granted';
    expect(await findTodo('requests')).toBeUndefined();
  });

  it('count only the user’s own open tasks; one that starts later has no age', async () => {
    const { tasks } = db().lists;
    const mine = tasks.filter(({ ownerId, doneAt }) => ownerId === '10001' && doneAt === undefined);
    expect(await findTodo('tasks')).toMatchObject({ count: mine.length });
    for (const task of mine) task.startAt = Date.now() + 1;
    const later = await findTodo('tasks');
    expect(later?.count).toBe(mine.length);
    expect(later?.oldestAt).toBeUndefined();
    for (const task of mine) task.deleted = true;
    expect(await findTodo('tasks')).toBeUndefined();
  });

  it('link the approval that has waited longest for the user', async () => {
    const todo = await findTodo('approvals');
    expect(todo?.count).toBeGreaterThan(0);
    const admin = await client.signIn('admin');
    const { result } = await client.get(`console/profile/process?id=${todo?.oldestId}`, admin);
    expect(result).toMatchObject({ handler: { userId: '10001' } });
  });
});

describe('the numbers of today', () => {
  it('agree with the dashboard and never fall during the day', async () => {
    const before = await readWelcome();
    expect(before.today.map(({ name }) => name)).toEqual(TODAY_NAMES);
    const { result } = await client.get(
      'console/dashboard/analysis?range=today',
      await client.signIn('admin'),
    );
    const { totals } = result as { totals: Record<string, number> };
    for (const { name, value } of before.today)
      if (name in totals) expect([name, value]).toEqual([name, totals[name]]);
    client.advance(3600);
    const after = await readWelcome();
    for (const [index, { value }] of after.today.entries())
      expect(value).toBeGreaterThanOrEqual(before.today[index]?.value ?? 0);
  });

  it('count a task that is done, compared with the same time of yesterday', async () => {
    const [task] = db().lists.tasks.filter(({ doneAt }) => doneAt === undefined);
    const getDone = async () => (await readWelcome()).today.find(({ name }) => name === 'tasksDone');
    const start = await getDone();
    if (task) task.doneAt = Date.now();
    expect(await getDone()).toEqual({ ...start, value: (start?.value ?? 0) + 1 });
    client.advance(86_400);
    expect((await getDone())?.before).toBe((start?.value ?? 0) + 1);
  });
});
