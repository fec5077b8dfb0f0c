import * as v from 'valibot';
import { ACCOUNT_ERROR, accountLocked, wrongCredentials } from '../account/accountError';
import { captchaAnswerSchema } from '../account/login';
import { encodePart } from '../characters';
import { conflictOf } from '../conflict';
import { endpoint, NOT_FOUND } from '../endpoint';
import { FIELD_ERRORS } from '../fieldError';
import { listingSchema } from '../listing';
import { details, refusal } from '../requestError';
import { choiceQuery, count, idempotencyKey, idSchema, paging, text, textQuery, timestamp } from '../schemas';
import { goalSchema } from './goal';
import { newTransferSchema, payAccountListSchema, transferSchema } from './transfer';
import { warehouseSchema } from './warehouse';

export const SUBMISSION_KINDS = ['goal', 'transfer', 'warehouse'] as const;
export const SUBMISSION_STATUSES = ['reviewing', 'done', 'refused'] as const;
/** Steps of each kind, in order. */
export const SUBMISSION_STEPS = {
  goal: ['submitted', 'checked', 'reviewed', 'published'],
  transfer: ['submitted', 'checked', 'sent', 'arrived'],
  warehouse: ['submitted', 'checked', 'assigned', 'opened'],
} as const;
/** Reasons for rejecting a goal. */
export const REFUSAL_CODES = ['weightOver', 'reviewerAway'] as const;

export const FORM_PATHS = {
  goal: '/form/basic-form',
  transfer: '/form/step-form',
  warehouse: '/form/advanced-form',
} as const satisfies Record<SubmissionKind, string>;

export const FORM_ERROR = {
  /** Fields are missing or invalid. */
  fieldsInvalid: 45001,
  /** The balance of the account is too low. */
  balanceShort: 45002,
  /** Another warehouse has this domain. */
  hostTaken: 45003,
  /** The key was used for other content. */
  keyUsed: 45004,
} as const;

export const formFieldsInvalid = refusal(
  FORM_ERROR.fieldsInvalid,
  details({
    /** Why each invalid field is refused, by its name in `content`. */
    errors: v.record(text, v.picklist(FIELD_ERRORS)),
  }),
);

/** A goal to submit. */
export const goalPayloadSchema = v.object({ content: goalSchema, idempotencyKey });
/** A warehouse to submit. */
export const warehousePayloadSchema = v.object({ content: warehouseSchema, idempotencyKey });
/** A transfer to submit. */
export const transferPayloadSchema = v.object({
  content: newTransferSchema,
  /** The user's own password, as proof. */
  password: v.pipe(v.string(), v.maxLength(1024)),
  captcha: v.optional(captchaAnswerSchema),
  idempotencyKey,
});

const personSchema = v.object({
  personId: idSchema,
  /** Name of the person. */
  name: text,
  /** Name of the person's team; empty without one. */
  team: v.string(),
});
/** People to select. */
export const personListSchema = v.object({
  /** All people that match. */
  list: v.array(personSchema),
});

const summary = {
  submissionId: idSchema,
  /** Title of the submission. */
  title: text,
  /** State of the submission. */
  status: v.picklist(SUBMISSION_STATUSES),
  /** When it was submitted. */
  createdAt: timestamp,
};
const whole = {
  ...summary,
  /** `at` (ISO 8601) is missing for pending steps. */
  steps: v.array(
    v.object({
      /** Key of the step. */
      key: text,
      /** Who did the step; empty for a pending one. */
      by: v.string(),
      /** When the step was done; missing for a pending one. */
      at: v.optional(timestamp),
    }),
  ),
  /** Reasons for the rejection, each with its field; `text` is localized. */
  reasons: v.array(
    v.object({
      /** Reason for the rejection. */
      code: v.picklist(REFUSAL_CODES),
      /** Name of the field in `content`. */
      field: text,
      /** The reason in the user's language. */
      text,
    }),
  ),
  /** The people of `content`. */
  people: v.array(personSchema),
  /** The debited account. */
  accountName: v.optional(v.string()),
};

/** A submission with its steps. */
export const submissionSchema = v.variant('kind', [
  v.object({ ...whole, kind: v.literal('goal'), content: goalSchema }),
  v.object({ ...whole, kind: v.literal('transfer'), content: transferSchema }),
  v.object({ ...whole, kind: v.literal('warehouse'), content: warehouseSchema }),
]);
/** The latest submission. */
export const latestSubmissionSchema = v.object({
  /** The submission, or null without any. */
  submission: v.nullable(submissionSchema),
});
/** One page of submissions. */
export const submissionListSchema = listingSchema(
  v.object({
    ...summary,
    /** Kind of the submission. */
    kind: v.picklist(SUBMISSION_KINDS),
  }),
);

/** A draft of a form, stored on the server. */
export const formDraftSchema = v.object({
  /** The saved draft, or null. */
  draft: v.nullable(
    v.object({
      /** What was typed, by field. */
      values: v.record(v.string(), v.unknown()),
      /** When the draft was saved. */
      savedAt: timestamp,
    }),
  ),
  /** Incremented by each change and by each deletion. */
  version: count,
});
/** All values of a form; without a stored draft, any version is saved. */
export const formDraftPayloadSchema = v.object({
  /** What was typed, by field. */
  values: v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
  /** Version that the change started from. */
  version: count,
});

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
export type Submission = v.InferOutput<typeof submissionSchema>;
export type SubmissionSummary = v.InferOutput<typeof submissionListSchema>['list'][number];
export type FormDraft = v.InferOutput<typeof formDraftSchema>;
export type DirectoryPerson = v.InferOutput<typeof personSchema>;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type GoalPayload = v.InferOutput<typeof goalPayloadSchema>;
export type TransferPayload = v.InferOutput<typeof transferPayloadSchema>;
export type WarehousePayload = v.InferOutput<typeof warehousePayloadSchema>;

const RESULT_PAGES: Record<SubmissionStatus, 'success' | 'fail'> = {
  reviewing: 'success',
  done: 'success',
  refused: 'fail',
};

/** The result page of a submission. */
export const resultAddress = ({ submissionId, status }: Pick<SubmissionSummary, 'submissionId' | 'status'>) =>
  `/result/${RESULT_PAGES[status] ?? 'success'}?id=${encodePart(submissionId)}`;

export const formEndpoints = {
  people: endpoint('GET console/form/people', {
    access: FORM_PATHS.goal,
    query: v.object({
      /** Searches the name, the team and the id; see "Lists". */
      keyword: textQuery,
      /** Only the people with these ids. */
      id: v.optional(v.array(v.string())),
    }),
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
    refusals: [formFieldsInvalid, FORM_ERROR.keyUsed],
  }),
  submitTransfer: endpoint('POST console/form/transfer', {
    access: FORM_PATHS.transfer,
    body: transferPayloadSchema,
    result: submissionSchema,
    refusals: [
      formFieldsInvalid,
      FORM_ERROR.balanceShort,
      FORM_ERROR.keyUsed,
      wrongCredentials,
      ACCOUNT_ERROR.captchaRequired,
      ACCOUNT_ERROR.captchaWrong,
      accountLocked,
    ],
  }),
  submitWarehouse: endpoint('POST console/form/advanced', {
    access: FORM_PATHS.warehouse,
    body: warehousePayloadSchema,
    result: submissionSchema,
    refusals: [formFieldsInvalid, FORM_ERROR.hostTaken, FORM_ERROR.keyUsed],
  }),
  draft: endpoint('GET console/form/draft/:kind', { result: formDraftSchema }),
  saveDraft: endpoint('POST console/form/draft/:kind', {
    body: formDraftPayloadSchema,
    result: formDraftSchema,
    conflict: conflictOf(formDraftSchema),
  }),
  deleteDraft: endpoint('DELETE console/form/draft/:kind', { result: formDraftSchema }),
  submissions: endpoint('GET console/form/submission/list', {
    query: v.object({
      /** Only submissions of this kind. */
      kind: v.picklist(SUBMISSION_KINDS),
      ...paging,
    }),
    result: submissionListSchema,
  }),
  latestSubmission: endpoint('GET console/form/submission/latest', {
    query: v.object({
      /** Only a submission that succeeded, or one that was refused. */
      outcome: choiceQuery(['success', 'fail']),
    }),
    result: latestSubmissionSchema,
  }),
  submissionByKey: endpoint('GET console/form/submission/byKey/:key', { result: latestSubmissionSchema }),
  submission: endpoint('GET console/form/submission/:submissionId', {
    result: submissionSchema,
    refusals: [NOT_FOUND],
  }),
};
