import * as v from 'valibot';
import { projects } from '../../../mock/lib/console/lists/projects';
import { type Process, processSchema } from '../../../src/domain/console/process';
import { currentStep } from '../../../src/domain/console/processMachine';
import { returnSheetSchema, returnTotals } from '../../../src/domain/console/returnSheet';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let admin: string;
beforeEach(async () => {
  client = createMockClient();
  admin = await client.signIn('admin');
});

const readProcess = async (id: string): Promise<Process> =>
  v.parse(processSchema, (await client.get(`console/profile/process?id=${id}`, admin)).result);
const move = (id: string, body: object) => client.post(`console/profile/process/${id}`, body, admin);

it('profiles need access to their pages', async () => {
  const user = await client.signIn('user');
  expect((await client.get('console/profile/return', user)).code).toBe(403);
  expect((await client.get('console/profile/process', user)).code).toBe(403);
  expect((await client.post('console/profile/process/P-2601', { event: 'approve' }, user)).code).toBe(403);
});

it('every return matches its goods and links to the others; unknown ones are not found', async () => {
  const read = async (id: string) =>
    v.parse(returnSheetSchema, (await client.get(`console/profile/return?id=${id}`, admin)).result);
  const first = await read('');
  expect(first.all.length).toBeGreaterThan(2);
  for (const { returnId } of first.all) {
    const sheet = await read(returnId);
    expect(sheet.returnId).toBe(returnId);
    expect(sheet.refundAmount).toBe(returnTotals(sheet.goods).amount);
    expect(sheet.progress[0]?.step).toBe(sheet.status);
    expect(sheet.progress.filter(({ done }) => !done)).toHaveLength(sheet.status === 'refunded' ? 0 : 1);
  }
  expect((await client.get('console/profile/return?id=R-0', admin)).code).toBe(404);
});

it('the status, steps and log of every approval are consistent', async () => {
  const statuses = new Set<string>();
  for (const { projectId } of projects()) {
    const process = await readProcess(projectId);
    statuses.add(process.status);
    expect(process.log[0]?.status ?? 'departmentReview').toBe(process.status);
    const current = currentStep(process.status);
    expect(process.steps.map(({ at }) => at !== undefined)).toEqual(
      [0, 1, 2, 3].map((step) => step < current),
    );
    const times = process.log.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  }
  expect([...statuses].sort()).toEqual([
    'closed',
    'completed',
    'departmentReview',
    'financeReview',
    'returned',
  ]);
  expect((await client.get('console/profile/process?id=P-0', admin)).code).toBe(404);
});

it('goes from review to completion and logs every event', async () => {
  expect((await move('P-2603', { event: 'forward', toId: '20005', note: 'Please look' })).code).toBe(200);
  expect((await readProcess('P-2603')).handler.name).toBe('Su Nian');
  await move('P-2603', { event: 'approve' });
  await move('P-2603', { event: 'return', note: 'A quote is missing' });
  expect((await readProcess('P-2603')).handler.userId).toBe((await readProcess('P-2603')).applicant.userId);
  for (const event of ['resubmit', 'approve', 'approve']) await move('P-2603', { event });
  const process = await readProcess('P-2603');
  expect(process.status).toBe('completed');
  expect(process.log.map(({ event }) => event).reverse()).toEqual([
    'forward',
    'approve',
    'return',
    'resubmit',
    'approve',
    'approve',
  ]);
  expect(process.log.every(({ by }) => by.name === 'Shen Zhiyuan')).toBe(true);
});

it.each([
  { event: 'return' },
  { event: 'forward' },
  { event: 'forward', toId: 'nobody' },
  { event: 'approve', toId: '20003' },
  { event: 'approve', note: 'x'.repeat(201) },
])('rejects %j', async (body) => {
  expect((await move('P-2601', body)).code).toBe(400);
});
