import type { SubmissionKind } from '@/domain/console/submission';
import { formEndpoints } from '@/domain/console/submission';
import { type CallOptions, call, findByKey, service } from './call';
import { write } from './write';

/** Finds people by name, team or id. */
export const searchPeople = service(formEndpoints.people);

export const listPayAccounts = service(formEndpoints.payAccounts);

/** Submits a goal. Idempotent by key. */
export const submitGoal = service(formEndpoints.submitGoal, write);

/** See `submitGoal`. */
export const submitWarehouse = service(formEndpoints.submitWarehouse, write);

/** See `submitGoal`; a wrong password has a code of `ACCOUNT_ERROR`. */
export const submitTransfer = service(formEndpoints.submitTransfer, write);

/** Newest first. */
export const listSubmissions = service(formEndpoints.submissions);

export const fetchSubmission = service(formEndpoints.submission);

/** Returns the submission of a key, if any. Silent. */
export const findSubmissionByKey = findByKey(formEndpoints.submissionByKey);

export const fetchLatestSubmission = (outcome: 'success' | 'fail', options?: CallOptions) =>
  call(formEndpoints.latestSubmission, { query: { outcome } }, options);

export const fetchFormDraft = service(formEndpoints.draft);

/** Replaces this version of the stored draft. */
export const saveFormDraft = (kind: SubmissionKind, values: Record<string, unknown>, version: number) =>
  call(formEndpoints.saveDraft, { params: { kind }, body: { values, version } });

export const deleteFormDraft = service(formEndpoints.deleteDraft);
