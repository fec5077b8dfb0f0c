import type {
  GoalPayload,
  SubmissionKind,
  TransferPayload,
  WarehousePayload,
} from '@/domain/console/submission';
import { formEndpoints } from '@/domain/console/submission';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Finds people by name, team or id. */
export function searchPeople(query: { keyword?: string; id?: string[] }, options?: CallOptions) {
  return call(formEndpoints.people, { query }, options);
}

export function listPayAccounts(options?: CallOptions) {
  return call(formEndpoints.payAccounts, {}, options);
}

/** Submits a goal. Idempotent by key. Throws a `RequestError` with a code of `FORM_ERROR`. */
export function submitGoal(body: GoalPayload) {
  return call(formEndpoints.submitGoal, { body }, { timeout: WRITE_TIMEOUT_MS });
}

/** See `submitGoal`. */
export function submitWarehouse(body: WarehousePayload) {
  return call(formEndpoints.submitWarehouse, { body }, { timeout: WRITE_TIMEOUT_MS });
}

/** See `submitGoal`; a wrong password has a code of `ACCOUNT_ERROR`. */
export function submitTransfer(body: TransferPayload) {
  return call(formEndpoints.submitTransfer, { body }, { timeout: WRITE_TIMEOUT_MS });
}

/** Newest first. */
export function listSubmissions(
  query: { kind: SubmissionKind; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(formEndpoints.submissions, { query }, options);
}

/** Throws a `RequestError`; code 404 when it does not exist. */
export function fetchSubmission(submissionId: string, options?: CallOptions) {
  return call(formEndpoints.submission, { params: { submissionId } }, options);
}

/** Returns the submission of a key, if any. Silent. Throws a `RequestError`. */
export async function findSubmissionByKey(key: string) {
  const options = { silent: true, timeout: WRITE_TIMEOUT_MS };
  return (await call(formEndpoints.submissionByKey, { params: { key } }, options)).submission ?? undefined;
}

export function fetchLatestSubmission(outcome: 'success' | 'fail', options?: CallOptions) {
  return call(formEndpoints.latestSubmission, { query: { outcome } }, options);
}

export function fetchFormDraft(kind: SubmissionKind, options?: CallOptions) {
  return call(formEndpoints.draft, { params: { kind } }, options);
}

/** Replaces this version of the stored draft. Throws a `RequestError`; `CONFLICT` for another version. */
export function saveFormDraft(kind: SubmissionKind, values: Record<string, unknown>, version: number) {
  return call(formEndpoints.saveDraft, { params: { kind }, body: { values, version } });
}

export function deleteFormDraft(kind: SubmissionKind) {
  return call(formEndpoints.deleteDraft, { params: { kind } });
}
