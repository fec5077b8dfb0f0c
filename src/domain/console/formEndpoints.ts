import * as v from 'valibot';
import { ACCOUNT_ERROR } from '../account/accountError';
import { endpoint, NOT_FOUND } from '../endpoint';
import { choiceQuery, paging, textQuery } from '../queryFields';
import {
  FORM_ERROR as E,
  FORM_PATHS,
  formDraftPayloadSchema,
  formDraftSchema,
  goalPayloadSchema,
  latestSubmissionSchema,
  personListSchema,
  SUBMISSION_KINDS,
  submissionListSchema,
  submissionSchema,
  transferPayloadSchema,
  warehousePayloadSchema,
} from './submission';
import { payAccountListSchema } from './transfer';

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
    refusals: [E.fieldsInvalid, E.keyUsed],
  }),
  submitTransfer: endpoint('POST console/form/transfer', {
    access: FORM_PATHS.transfer,
    body: transferPayloadSchema,
    result: submissionSchema,
    refusals: [
      E.fieldsInvalid,
      E.balanceShort,
      E.keyUsed,
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
    refusals: [E.fieldsInvalid, E.hostTaken, E.keyUsed],
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
