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

/** The console's forms with what becomes of them, and who is let in where. */
export const CONSOLE_FORM_ENDPOINTS = [
  ...describeEndpoints('consoleForm', formEndpoints, {
    people: { summary: 'People who can be named in a form: by a keyword, or the ids of some.' },
    payAccounts: { summary: 'Accounts that money can be transferred from.' },
    submitGoal: {
      summary: 'Hands a goal in; the same idempotency key answers the same submission.',
      example: { content: goal, idempotencyKey: IDEMPOTENCY_KEY },
    },
    submitTransfer: {
      summary: 'Transfers money, with the person’s password as proof; the same key moves nothing twice.',
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
      summary: 'Hands a warehouse in; the same idempotency key answers the same submission.',
      example: { content: warehouse, idempotencyKey: IDEMPOTENCY_KEY },
    },
    draft: {
      summary: 'What the person keeps of a form (`goal`, `transfer` or `warehouse`); null when nothing.',
    },
    saveDraft: {
      summary: 'Keeps what is typed so far, in place of what was kept before.',
      example: { values: { title: '十二月的目标' } },
    },
    deleteDraft: { summary: 'Forgets what was kept; nothing there is no mistake.' },
    submissions: { summary: 'What the person has handed in of one kind, the latest first.' },
    latestSubmission: { summary: 'The latest submission that ended so, null when there is none.' },
    submissionByKey: {
      summary: 'What became of an idempotency key, null when nothing.',
      unknownId: [200],
    },
    submission: { summary: 'One submission as it is now.' },
  }),
  ...describeEndpoints('consoleForm', accessEndpoints, {
    request: {
      summary: 'Asks to be let in to a page of the console; who asks again has asked once.',
      example: { path: '/dashboard/analysis', reason: '' },
    },
    requests: { summary: 'Who asks to be let in where, the latest first.' },
    handleRequest: { summary: 'Marks such a request handled.' },
    overview: { summary: 'Who may open what.' },
    health: { summary: 'That the server answers.' },
  }),
];
