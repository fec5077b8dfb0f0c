import * as v from 'valibot';
import { ACCOUNT_ERROR } from '../account/accountError';
import { captchaAnswerSchema } from '../account/login';
import { endpoint, NOT_FOUND } from '../endpoint';
import { listingSchema } from '../listing';
import { choiceQuery, idempotencyKey, paging, text, textQuery } from '../schemas';
import { goalSchema } from './goal';
import { payAccountListSchema, transferSchema } from './transfer';
import { warehouseSchema } from './warehouse';

/** What the console's three forms hand in. */
export const SUBMISSION_KINDS = ['goal', 'transfer', 'warehouse'] as const;
export const SUBMISSION_STATUSES = ['reviewing', 'done', 'refused'] as const;
/** What happens to each kind, in its order. */
export const SUBMISSION_STEPS = {
  goal: ['submitted', 'checked', 'reviewed', 'published'],
  transfer: ['submitted', 'checked', 'sent', 'arrived'],
  warehouse: ['submitted', 'checked', 'assigned', 'opened'],
} as const;
/** Why a goal is refused once it has been checked. */
export const REFUSAL_CODES = ['weightOver', 'reviewerAway'] as const;

/** The page of each kind's form. */
export const FORM_PATHS = {
  goal: '/form/basic-form',
  transfer: '/form/step-form',
  warehouse: '/form/advanced-form',
} as const satisfies Record<SubmissionKind, string>;

/** Envelope codes of the forms' endpoints. */
export const FORM_ERROR = {
  /** `result.errors` names the fields, as the form's own rules do. */
  fieldsInvalid: 45001,
  /** There is less on the account than is to be transferred. */
  balanceShort: 45002,
  /** Another warehouse has this domain. */
  hostTaken: 45003,
  /** The key was used for something else. */
  keyUsed: 45004,
} as const;

export const goalPayloadSchema = v.object({ content: goalSchema, idempotencyKey });
export const warehousePayloadSchema = v.object({ content: warehouseSchema, idempotencyKey });
export const transferPayloadSchema = v.object({
  content: transferSchema,
  /** The signed-in person's own, as proof. */
  password: v.string(),
  captcha: v.optional(captchaAnswerSchema),
  idempotencyKey,
});

const personSchema = v.object({ personId: text, name: text, team: v.string() });
/** People who can be asked to review, to own or to do something. */
export const personListSchema = v.object({ list: v.array(personSchema) });

const summary = {
  submissionId: text,
  title: text,
  status: v.picklist(SUBMISSION_STATUSES),
  createdAt: text,
};
const whole = {
  ...summary,
  /** What is done has a time (ISO 8601). */
  steps: v.array(v.object({ key: text, by: v.string(), at: v.optional(v.string()) })),
  /** Why it was refused, each with the field that mends it; `text` in the language of the call. */
  reasons: v.array(v.object({ code: v.picklist(REFUSAL_CODES), field: text, text })),
  /** Who is named in `content`. */
  people: v.array(personSchema),
  /** What the money was taken from. */
  accountName: v.optional(v.string()),
};

export const submissionSchema = v.variant('kind', [
  v.object({ ...whole, kind: v.literal('goal'), content: goalSchema }),
  v.object({ ...whole, kind: v.literal('transfer'), content: transferSchema }),
  v.object({ ...whole, kind: v.literal('warehouse'), content: warehouseSchema }),
]);
export const latestSubmissionSchema = v.object({ submission: v.nullable(submissionSchema) });
export const submissionListSchema = listingSchema(
  v.object({ ...summary, kind: v.picklist(SUBMISSION_KINDS) }),
);

/** What somebody keeps of a form on the server, to go on later or elsewhere. */
export const formDraftSchema = v.object({
  draft: v.nullable(v.object({ values: v.record(v.string(), v.unknown()), savedAt: text })),
});
export const formDraftPayloadSchema = v.object({ values: v.record(v.string(), v.unknown()) });

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
export type Submission = v.InferOutput<typeof submissionSchema>;
export type SubmissionSummary = v.InferOutput<typeof submissionListSchema>['list'][number];
export type DirectoryPerson = v.InferOutput<typeof personSchema>;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type GoalPayload = v.InferOutput<typeof goalPayloadSchema>;
export type TransferPayload = v.InferOutput<typeof transferPayloadSchema>;
export type WarehousePayload = v.InferOutput<typeof warehousePayloadSchema>;

/** The page that tells what became of a submission. */
export const resultAddress = ({ submissionId, status }: Pick<SubmissionSummary, 'submissionId' | 'status'>) =>
  `/result/${status === 'refused' ? 'fail' : 'success'}?id=${encodeURIComponent(submissionId)}`;

/** The console's forms and what becomes of a submission. */
export const formEndpoints = {
  people: endpoint('GET console/form/people', {
    access: FORM_PATHS.goal,
    query: v.object({ keyword: textQuery, id: v.optional(v.array(v.string())) }),
    result: personListSchema,
  }),
  payAccounts: endpoint('GET console/form/payAccounts', {
    access: FORM_PATHS.transfer,
    result: payAccountListSchema,
  }),
  submitGoal: endpoint('POST console/form/basic', {
    access: FORM_PATHS.goal,
    body: goalPayloadSchema,
    result: submissionSchema,
    refusals: [FORM_ERROR.fieldsInvalid, FORM_ERROR.keyUsed],
  }),
  submitTransfer: endpoint('POST console/form/transfer', {
    access: FORM_PATHS.transfer,
    body: transferPayloadSchema,
    result: submissionSchema,
    refusals: [
      FORM_ERROR.fieldsInvalid,
      FORM_ERROR.balanceShort,
      FORM_ERROR.keyUsed,
      ACCOUNT_ERROR.wrongCredentials,
      ACCOUNT_ERROR.captchaRequired,
      ACCOUNT_ERROR.captchaWrong,
      ACCOUNT_ERROR.accountLocked,
    ],
  }),
  submitWarehouse: endpoint('POST console/form/advanced', {
    access: FORM_PATHS.warehouse,
    body: warehousePayloadSchema,
    result: submissionSchema,
    refusals: [FORM_ERROR.fieldsInvalid, FORM_ERROR.hostTaken, FORM_ERROR.keyUsed],
  }),
  draft: endpoint('GET console/form/draft/:kind', { result: formDraftSchema }),
  saveDraft: endpoint('POST console/form/draft/:kind', {
    body: formDraftPayloadSchema,
    result: formDraftSchema,
  }),
  deleteDraft: endpoint('DELETE console/form/draft/:kind', { result: formDraftSchema }),
  submissions: endpoint('GET console/form/submission/list', {
    query: v.object({ kind: v.picklist(SUBMISSION_KINDS), ...paging }),
    result: submissionListSchema,
  }),
  latestSubmission: endpoint('GET console/form/submission/latest', {
    query: v.object({ outcome: choiceQuery(['success', 'fail']) }),
    result: latestSubmissionSchema,
  }),
  submissionByKey: endpoint('GET console/form/submission/byKey/:key', { result: latestSubmissionSchema }),
  submission: endpoint('GET console/form/submission/:submissionId', {
    result: submissionSchema,
    refusals: [NOT_FOUND],
  }),
};
