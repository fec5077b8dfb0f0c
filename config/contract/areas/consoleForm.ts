import { accessEndpoints } from '../../../src/domain/console/consoleAccess';
import { formEndpoints } from '../../../src/domain/console/submission';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const goal = {
  title: '',
  startOn: '2026-12-01',
  endOn: '2026-12-31',
  description: '十二月把首次响应时间降到五分钟',
  metrics: '首次响应时间的中位数',
  client: '',
  reviewers: [],
  visibility: 'private',
  audience: [],
} as const;

const warehouse = {
  name: '',
  host: 'north.warehouse.example',
  owner: 'nobody-of-that-name',
  approver: 'nobody-else-either',
  openOn: '2026-12-01',
  closeOn: '2026-12-31',
  access: 'private',
  taskName: '首次盘点',
  taskSummary: '',
  executor: 'nobody-of-that-name',
  duty: 'nobody-of-that-name',
  remindAt: '18:30',
  taskType: 'stocktake',
  members: [],
} as const;

export const CONSOLE_FORM_ENDPOINTS = [
  ...describeEndpoints('consoleForm', formEndpoints, {
    people: { summary: 'People who can be selected in a form, by keyword or by ids.' },
    payAccounts: { summary: 'Accounts to transfer money from.' },
    submitGoal: {
      summary: 'Submits a goal. Idempotent by key.',
      example: { content: goal, idempotencyKey: IDEMPOTENCY_KEY },
    },
    submitTransfer: {
      summary: 'Transfers money, confirmed by the user’s password. Idempotent by key.',
      example: {
        content: {
          payAccountId: 'no-account-of-that-name',
          receiverType: 'alipay',
          receiverAccount: 'receiver@example.com',
          receiverName: '王小明',
          amount: 50_000,
        },
        password: 'Harbour#4711',
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    submitWarehouse: {
      summary: 'Submits a warehouse. Idempotent by key.',
      example: { content: warehouse, idempotencyKey: IDEMPOTENCY_KEY },
    },
    draft: {
      summary: 'The saved draft of a form (`goal`, `transfer` or `warehouse`), or null.',
    },
    saveDraft: {
      summary: 'Saves the draft and replaces the previous one.',
      example: { values: { title: '十二月的目标' } },
    },
    deleteDraft: { summary: 'Deletes the draft. Succeeds without a draft.' },
    submissions: { summary: 'The user’s submissions of one kind, newest first.' },
    latestSubmission: { summary: 'The latest submission with the given outcome, or null.' },
    submissionByKey: {
      summary: 'The submission of an idempotency key, or null.',
      unknownId: [200],
    },
    submission: { summary: 'The current state of a submission.' },
  }),
  ...describeEndpoints('consoleForm', accessEndpoints, {
    request: {
      summary: 'Requests a menu entry. A repeated request changes the reason of the open one.',
      example: { path: '/dashboard/analysis', reason: '' },
    },
    own: { summary: 'The user’s latest request for each path.' },
    withdraw: { summary: 'Withdraws the user’s open request. Idempotent.' },
    requests: { summary: 'Access requests, newest first, with their number by status.' },
    decide: {
      summary: 'Grants, declines or revokes access. Idempotent. The user’s menus change at once.',
      example: { event: 'decline', note: '数据每周一会以周报形式发出。' },
    },
    overview: { summary: 'The pages each role has access to, and those granted to single users.' },
    people: { summary: 'The accounts of the portal.' },
    person: { summary: 'What decides the access of an account: lock, sessions, menus, columns, requests.' },
    health: { summary: 'The health of the server.' },
  }),
];
