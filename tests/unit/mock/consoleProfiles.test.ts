import * as v from 'valibot';
import { projects } from '../../../mock/lib/console/lists/projects';
import { db } from '../../../mock/lib/db';
import { PROCESS_ERROR, type Process, processSchema } from '../../../src/domain/console/process';
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
  expect(
    (await client.post('console/profile/process/P-2601', { event: 'approve', stepNo: 1 }, user)).code,
  ).toBe(403);
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

describe('the people of an approval', () => {
  /** The sample customer with access to the approvals. */
  async function signInAssociate() {
    const [request] = db().accessRequests;
    if (request) Object.assign(request, { path: '/profile/advanced', status: 'granted' });
    return client.signIn('user');
  }
  const log = async (id: string) => (await readProcess(id)).log;

  it('are others than the applicant, in every approval and at every step', async () => {
    for (const { projectId } of projects()) {
      const { applicant, handler, deputy, status, log, people, steps } = await readProcess(projectId);
      const isReview = status === 'departmentReview' || status === 'financeReview';
      expect(deputy !== undefined).toBe(isReview);
      const reviewers = [handler, deputy].map((person) => person?.userId);
      if (isReview) expect(reviewers).not.toContain(applicant.userId);
      else expect(reviewers[0]).toBe(applicant.userId);
      expect(people.map(({ userId }) => userId)).not.toContain(applicant.userId);
      for (const { event, by } of log) {
        const isApplicant = by.userId === applicant.userId;
        expect([event, isApplicant]).toEqual([event, ['resubmit', 'close', 'reopen'].includes(event)]);
      }
      const approvers = log.filter(({ event }) => event === 'approve').map(({ by }) => by.userId);
      for (const { step, by, at } of steps.slice(1))
        if (at) expect([step, approvers]).toEqual([step, expect.arrayContaining([by?.userId])]);
    }
  });

  it('each do one step, which stays theirs', async () => {
    expect(await move('P-2603', { event: 'approve', stepNo: 1 })).toMatchObject({ code: 200 });
    const { steps, status, stepNo, handler, deputy } = await readProcess('P-2603');
    expect([status, stepNo]).toEqual(['financeReview', 2]);
    expect(steps[1]?.by?.name).toBe('Shen Zhiyuan');
    expect(await move('P-2603', { event: 'approve', stepNo: 2 })).toMatchObject({
      code: PROCESS_ERROR.notReviewer,
      message: `This step is decided by ${handler.name} or the deputy, ${deputy?.name}`,
      result: { status: 'financeReview' },
    });
    const at = Date.now();
    db().lists.processEvents.push({
      processId: 'P-2603',
      event: 'approve',
      byId: handler.userId,
      note: '',
      at,
    });
    const done = await readProcess('P-2603');
    expect(done.status).toBe('completed');
    expect(done.steps.map(({ by }) => by?.name)).toEqual([
      done.applicant.name,
      'Shen Zhiyuan',
      handler.name,
      handler.name,
    ]);
  });

  it('cannot do a step twice; a repeated decision of the same user changes nothing', async () => {
    const associate = await signInAssociate();
    const approve = { event: 'approve', stepNo: 1 };
    await move('P-2603', approve);
    const before = await log('P-2603');
    expect((await move('P-2603', approve)).code).toBe(200);
    for (const body of [approve, { event: 'return', stepNo: 1, note: 'No' }])
      expect(await client.post('console/profile/process/P-2603', body, associate)).toMatchObject({
        code: PROCESS_ERROR.stepDone,
        message: 'Shen Zhiyuan has done this step already',
        result: { status: 'financeReview' },
      });
    expect((await move('P-2603', { event: 'return', stepNo: 1, note: 'No' })).code).toBe(
      PROCESS_ERROR.stepDone,
    );
    expect(await log('P-2603')).toEqual(before);
  });

  it('include a deputy, for whom the log names the assignee', async () => {
    const associate = await signInAssociate();
    const body = { event: 'approve', stepNo: 1 };
    expect((await client.post('console/profile/process/P-2603', body, associate)).code).toBe(200);
    expect((await log('P-2603'))[0]).toMatchObject({
      by: { name: 'Lin Xiaoman' },
      onBehalfOf: { name: 'Shen Zhiyuan' },
    });
    expect((await readProcess('P-2603')).steps[1]?.by?.name).toBe('Lin Xiaoman');
  });

  it('do not include the applicant, who alone goes on after a return', async () => {
    const { actions, stepNo } = await readProcess('P-2601');
    expect(actions).toContainEqual({ event: 'approve', refusal: 'ownRequest' });
    expect((await move('P-2601', { event: 'approve', stepNo })).code).toBe(PROCESS_ERROR.ownRequest);
    await move('P-2603', { event: 'return', stepNo: 1, note: 'A quote is missing' });
    expect((await readProcess('P-2603')).handler).toEqual((await readProcess('P-2603')).applicant);
    for (const event of ['resubmit', 'close'])
      expect((await move('P-2603', { event, stepNo: 2, note: 'No' })).code).toBe(PROCESS_ERROR.notApplicant);
    expect((await move('P-2603', { event: 'approve', stepNo: 2 })).code).toBe(
      PROCESS_ERROR.transitionRefused,
    );
  });

  it('change when a step is forwarded: the former assignee cannot decide any more', async () => {
    const applicantId = (await readProcess('P-2603')).applicant.userId;
    const forward = { event: 'forward', stepNo: 1, note: 'Please look' };
    expect((await move('P-2603', { ...forward, toId: applicantId })).code).toBe(400);
    expect((await move('P-2603', { ...forward, toId: '20005' })).code).toBe(200);
    expect(await readProcess('P-2603')).toMatchObject({ handler: { name: 'Su Nian' }, stepNo: 1 });
    expect((await move('P-2603', { event: 'approve', stepNo: 1 })).code).toBe(PROCESS_ERROR.notReviewer);
    expect((await move('P-2603', { event: 'remind', stepNo: 1 })).code).toBe(200);
    expect((await log('P-2603')).map(({ event }) => event)).toEqual(['remind', 'forward']);
  });
});

it.each([
  { event: 'return', stepNo: 1 },
  { event: 'forward', stepNo: 1 },
  { event: 'forward', stepNo: 1, toId: 'nobody' },
  { event: 'approve', stepNo: 1, toId: '20003' },
  { event: 'approve', stepNo: 1, note: 'x'.repeat(201) },
  { event: 'approve' },
])('rejects %j', async (body) => {
  expect((await move('P-2603', body)).code).toBe(400);
});
