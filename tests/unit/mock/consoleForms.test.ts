import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { readGoal } from '../../../src/domain/console/goal';
import {
  FORM_ERROR,
  latestSubmissionSchema,
  personListSchema,
  submissionSchema,
} from '../../../src/domain/console/submission';
import { payAccountListSchema } from '../../../src/domain/console/transfer';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const DAY = new Date(Date.UTC(2027, 5, 1)).toISOString().slice(0, 10);
const GOAL = {
  ...readGoal({}),
  title: 'Fewer returns',
  startOn: DAY,
  endOn: DAY,
  description: 'd',
  metrics: 'm',
  weight: 70,
};
const TRANSFER = {
  payAccountId: 'petty',
  receiverType: 'alipay',
  receiverAccount: '13800138000',
  receiverName: 'Zhang',
  amount: 1_000,
};
const submit = (content: object, idempotencyKey = 'goal-key-1') =>
  client.post('console/form/basic', { content, idempotencyKey }, token);
const pay = (content: object = {}, more: object = {}) =>
  client.post(
    'console/form/transfer',
    {
      content: { ...TRANSFER, ...content },
      password: 'Market#2026',
      idempotencyKey: 'transfer-key-1',
      ...more,
    },
    token,
  );
const latest = async (outcome: string) =>
  v.parse(
    latestSubmissionSchema,
    (await client.get(`console/form/submission/latest?outcome=${outcome}`, token)).result,
  ).submission;
const getBalance = async (accountId: string) =>
  v
    .parse(payAccountListSchema, (await client.get('console/form/payAccounts', token)).result)
    .list.find((account) => account.accountId === accountId)?.balance ?? 0;

describe('a goal', () => {
  it('is submitted once per key, and progresses over time', async () => {
    const replies = await Promise.all([submit(GOAL), submit(GOAL)]);
    const [one, other] = replies.map(({ result }) => v.parse(submissionSchema, result));
    expect(one?.submissionId).toBe(other?.submissionId);
    expect(one).toMatchObject({ status: 'reviewing', reasons: [] });
    expect(one?.steps.map(({ at }) => at !== undefined)).toEqual([true, true, false, false]);
    const dayLater = async () => {
      client.advance(86_400);
      await signInAgain('admin');
    };
    await dayLater();
    expect((await latest('success'))?.steps.filter(({ at }) => at)).toHaveLength(3);
    await dayLater();
    expect(await latest('success')).toMatchObject({ status: 'done' });
    expect(await submit({ ...GOAL, title: 'Other' })).toMatchObject({ code: FORM_ERROR.keyUsed });
  });

  it('is refused for too much weight in overlapping periods, and for absent reviewers', async () => {
    await submit(GOAL);
    const over = await submit({ ...GOAL, reviewers: ['p07'] }, 'goal-key-2');
    expect(over.result).toMatchObject({
      status: 'refused',
      reasons: [{ field: 'weight' }, { field: 'reviewers' }],
      people: [{ personId: 'p07', name: 'Han Zhixing' }],
    });
    // Refused goals do not count.
    expect((await submit({ ...GOAL, weight: 30 }, 'goal-key-3')).result).toMatchObject({ reasons: [] });
    const later = { ...GOAL, startOn: '2028-01-01', endOn: '2028-01-02' };
    expect((await submit(later, 'goal-key-4')).result).toMatchObject({ reasons: [] });
    expect(await latest('fail')).toMatchObject({ status: 'refused' });
  });
});

describe('a transfer', () => {
  it('moves money once, with the correct password', async () => {
    const before = await getBalance('petty');
    expect(await pay({}, { password: 'wrong' })).toMatchObject({ code: 10001 });
    expect(await getBalance('petty')).toBe(before);
    await pay();
    await pay({}, { password: 'not checked again' });
    expect(await getBalance('petty')).toBe(before - 1_000);
  });

  it('cannot exceed the balance', async () => {
    expect(await pay({ amount: 200_001 })).toMatchObject({ code: FORM_ERROR.balanceShort });
    expect(await pay({ payAccountId: 'nobodys' })).toMatchObject({ code: FORM_ERROR.fieldsInvalid });
    expect(await pay({ amount: 0 })).toMatchObject({ code: 400 });
  });
});

it('a warehouse has a unique domain', async () => {
  const seeded = db().submissions.find(({ kind }) => kind === 'warehouse')?.content as object;
  const submitWarehouse = (host: string, idempotencyKey: string) =>
    client.post('console/form/advanced', { content: { ...seeded, host }, idempotencyKey }, token);
  expect(await submitWarehouse('WH-east.example.com', 'house-key-1')).toMatchObject({
    code: FORM_ERROR.hostTaken,
  });
  expect((await submitWarehouse('wh-west.example.com', 'house-key-1')).code).toBe(200);
  expect((await submitWarehouse('wh-west.example.com', 'house-key-1')).code).toBe(200);
  expect((await submitWarehouse('', 'house-key-2')).code).toBe(FORM_ERROR.fieldsInvalid);
});

it('finds people by name and team in both languages, and by id', async () => {
  const find = async (query: string) =>
    v.parse(personListSchema, (await client.get(`console/form/people?${query}`, token)).result).list;
  expect(await find('keyword=finance')).toHaveLength(2);
  expect(await find(`keyword=${encodeURIComponent('顾言秋')}`)).toMatchObject([{ name: 'Gu Yanqiu' }]);
  expect(await find('id=p02&id=p99')).toMatchObject([{ personId: 'p02' }]);
  expect(await find('keyword=zzz')).toEqual([]);
});

it('returns 403 to users without access to the pages', async () => {
  await signInAgain('user');
  const codes = await Promise.all([
    client.get('console/form/people', token),
    client.get('console/form/payAccounts', token),
    client.get('console/form/draft/goal', token),
    client.get('console/form/submission/list?kind=transfer', token),
    client.get('console/form/submission/latest?outcome=fail', token),
    submit(GOAL),
    pay(),
  ]);
  expect(codes.map(({ code }) => code)).toEqual(Array(7).fill(403));
});
