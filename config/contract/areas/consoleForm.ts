import { accessEndpoints } from '../../../src/domain/console/consoleAccess';
import { FORM_PATHS, formEndpoints } from '../../../src/domain/console/submission';
import { BY_KEY, describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

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
    people: { id: 'findPeople', summary: 'People who can be selected in a form, by keyword or by ids.' },
    payAccounts: { id: 'listPayAccounts', summary: 'Accounts to transfer money from.' },
    submitGoal: {
      id: 'submitGoal',
      summary: 'Submits a goal. Idempotent by key.',
      example: { content: goal, idempotencyKey: IDEMPOTENCY_KEY },
    },
    submitTransfer: {
      id: 'submitTransfer',
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
      id: 'submitWarehouse',
      summary: 'Submits a warehouse. Idempotent by key.',
      example: { content: warehouse, idempotencyKey: IDEMPOTENCY_KEY },
    },
    draft: {
      id: 'getFormDraft',
      parameterTexts: { kind: 'The form: `goal`, `transfer` or `warehouse`.' },
      summary: 'The saved draft of a form (`goal`, `transfer` or `warehouse`), or null.',
      pages: FORM_PATHS,
    },
    saveDraft: {
      id: 'saveFormDraft',
      parameterTexts: { kind: 'The form: `goal`, `transfer` or `warehouse`.' },
      summary: 'Saves the draft and replaces the version that it was made from.',
      pages: FORM_PATHS,
      example: { values: { title: '十二月的目标' }, version: 1 },
    },
    deleteDraft: {
      id: 'deleteFormDraft',
      parameterTexts: { kind: 'The form: `goal`, `transfer` or `warehouse`.' },
      summary: 'Deletes the draft. Succeeds without a draft.',
      pages: FORM_PATHS,
    },
    submissions: {
      id: 'listSubmissions',
      summary: 'The user’s submissions of one kind, newest first.',
      pages: FORM_PATHS,
    },
    latestSubmission: {
      id: 'getLatestSubmission',
      summary: 'The latest submission with the given outcome, or null.',
      pages: { success: '/result/success', fail: '/result/fail' },
    },
    submissionByKey: {
      id: 'getSubmissionByKey',
      summary: 'The submission of an idempotency key, or null.',
      pages: FORM_PATHS,
      ...BY_KEY,
    },
    submission: { id: 'getSubmission', summary: 'The current state of a submission.', pages: FORM_PATHS },
  }),
  ...describeEndpoints('consoleForm', accessEndpoints, {
    request: {
      id: 'requestAccess',
      summary: 'Requests a menu entry. A repeated request changes the reason of the open one.',
      example: { path: '/dashboard/analysis', reason: '' },
    },
    own: { id: 'listOwnAccessRequests', summary: 'The user’s latest request for each path.' },
    withdraw: { id: 'withdrawAccessRequest', summary: 'Withdraws the user’s open request. Idempotent.' },
    requests: {
      id: 'listAccessRequests',
      summary: 'Access requests, newest first, with their number by status.',
    },
    decide: {
      id: 'decideAccessRequest',
      summary: 'Grants, declines or revokes access. Idempotent. The user’s menus change at once.',
      example: { event: 'decline', note: '数据每周一会以周报形式发出。' },
    },
    overview: {
      id: 'getAccessOverview',
      summary: 'The pages each role has access to, and those granted to single users.',
    },
    people: { id: 'listAccessPeople', summary: 'The accounts of the portal.' },
    person: {
      id: 'getPersonAccess',
      summary: 'What decides the access of an account: lock, sessions, menus, columns, requests.',
    },
    health: { id: 'getHealth', summary: 'The health of the server.' },
  }),
];
