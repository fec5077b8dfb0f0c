import * as v from 'valibot';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import {
  ACCESS_REQUEST_STATUSES,
  accessOverviewSchema,
  accessRequestListSchema,
  accessRequestPayloadSchema,
  accessRequestSchema,
  healthSchema,
} from '../../../src/domain/console/consoleAccess';
import * as form from '../../../src/domain/console/submission';
import { payAccountListSchema } from '../../../src/domain/console/transfer';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { choiceQuery, paging, textQuery } from '../query';
import { IDEMPOTENCY_KEY } from './refusals';

const E = form.FORM_ERROR;

const handIn = (kind: form.SubmissionKind, facts: EndpointFacts): EndpointFacts => ({
  page: form.FORM_PATHS[kind],
  result: form.submissionSchema,
  ...facts,
});

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
};

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
};

/** The console's forms with what becomes of them, and who is let in where. */
export const CONSOLE_FORM_ENDPOINTS: EndpointTable = {
  'GET console/form/people': {
    summary: 'People who can be named in a form: by a keyword, or the ids of some.',
    page: form.FORM_PATHS.goal,
    query: v.object({ keyword: textQuery, id: v.optional(v.array(v.string())) }),
    result: form.personListSchema,
  },
  'GET console/form/payAccounts': {
    summary: 'Accounts that money can be transferred from.',
    page: form.FORM_PATHS.transfer,
    result: payAccountListSchema,
  },
  'POST console/form/basic': handIn('goal', {
    summary: 'Hands a goal in; the same idempotency key answers the same submission.',
    body: form.goalPayloadSchema,
    example: { content: goal, idempotencyKey: IDEMPOTENCY_KEY },
    errors: [E.fieldsInvalid, E.keyUsed],
  }),
  'POST console/form/transfer': handIn('transfer', {
    summary: 'Transfers money, with the person’s password as proof; the same key moves nothing twice.',
    body: form.transferPayloadSchema,
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
    errors: [
      E.fieldsInvalid,
      E.balanceShort,
      E.keyUsed,
      ACCOUNT_ERROR.wrongCredentials,
      ACCOUNT_ERROR.captchaRequired,
      ACCOUNT_ERROR.captchaWrong,
      ACCOUNT_ERROR.accountLocked,
    ],
  }),
  'POST console/form/advanced': handIn('warehouse', {
    summary: 'Hands a warehouse in; the same idempotency key answers the same submission.',
    body: form.warehousePayloadSchema,
    example: { content: warehouse, idempotencyKey: IDEMPOTENCY_KEY },
    errors: [E.fieldsInvalid, E.hostTaken, E.keyUsed],
  }),
  'GET console/form/draft/{kind}': {
    summary: 'What the person keeps of a form (`goal`, `transfer` or `warehouse`); null when nothing.',
    result: form.formDraftSchema,
  },
  'POST console/form/draft/{kind}': {
    summary: 'Keeps what is typed so far, in place of what was kept before.',
    body: form.formDraftPayloadSchema,
    example: { values: { title: '十二月的目标' } },
    result: form.formDraftSchema,
  },
  'DELETE console/form/draft/{kind}': {
    summary: 'Forgets what was kept; nothing there is no mistake.',
    result: form.formDraftSchema,
  },
  'GET console/form/submission/list': {
    summary: 'What the person has handed in of one kind, the latest first.',
    query: v.object({ kind: v.picklist(form.SUBMISSION_KINDS), ...paging }),
    result: form.submissionListSchema,
  },
  'GET console/form/submission/latest': {
    summary: 'The latest submission that ended so, null when there is none.',
    query: v.object({ outcome: choiceQuery(['success', 'fail']) }),
    result: form.latestSubmissionSchema,
  },
  'GET console/form/submission/byKey/{key}': {
    summary: 'What became of an idempotency key, null when nothing.',
    unknownId: [200],
    result: form.latestSubmissionSchema,
  },
  'GET console/form/submission/{submissionId}': {
    summary: 'One submission as it is now.',
    result: form.submissionSchema,
  },

  'POST console/access/request': {
    summary: 'Asks to be let in to a page of the console; who asks again has asked once.',
    body: accessRequestPayloadSchema,
    example: { path: '/dashboard/analysis', reason: '' },
    result: accessRequestSchema,
  },
  'GET console/access/request/list': {
    summary: 'Who asks to be let in where, the latest first.',
    page: '/admin/sub-page',
    query: v.object({ status: choiceQuery(ACCESS_REQUEST_STATUSES), ...paging }),
    result: accessRequestListSchema,
  },
  'POST console/access/request/{requestId}/handle': {
    summary: 'Marks such a request handled.',
    page: '/admin/sub-page',
    result: accessRequestSchema,
  },
  'GET console/access/overview': {
    summary: 'Who may open what.',
    page: '/admin',
    result: accessOverviewSchema,
  },
  'GET console/health': {
    summary: 'That the server answers.',
    page: '/exception/500',
    result: healthSchema,
  },
};
