import type {
  GoalPayload,
  SubmissionKind,
  TransferPayload,
  WarehousePayload,
} from '@/domain/console/submission';
import { formEndpoints } from '@/domain/console/submission';
import { ANSWER_TIMEOUT_MS, type CallOptions, call } from './call';

/** People by words of their name or team, or by their ids. */
export function searchPeople(query: { keyword?: string; id?: string[] }, options?: CallOptions) {
  return call(formEndpoints.people, { query }, options);
}

/** The accounts that money can be transferred from, with what they hold. */
export function listPayAccounts(options?: CallOptions) {
  return call(formEndpoints.payAccounts, {}, options);
}

/**
 * Hands a goal in; sent again with the same key it answers the same one. Throws a `RequestError` whose code may be of
 * `FORM_ERROR`; after `timeout` or `network` nobody knows what became of it, and sending the same again is how to find out.
 */
export function submitGoal(body: GoalPayload) {
  return call(formEndpoints.submitGoal, { body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** Hands a warehouse in, as `submitGoal` does a goal. */
export function submitWarehouse(body: WarehousePayload) {
  return call(formEndpoints.submitWarehouse, { body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** Transfers money, as `submitGoal` hands in; a wrong password is of `ACCOUNT_ERROR`. */
export function submitTransfer(body: TransferPayload) {
  return call(formEndpoints.submitTransfer, { body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** What the person has handed in with one form, newest first. */
export function listSubmissions(
  query: { kind: SubmissionKind; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(formEndpoints.submissions, { query }, options);
}

/** One submission of the person's. Throws a `RequestError`; code 404 when there is none. */
export function fetchSubmission(submissionId: string, options?: CallOptions) {
  return call(formEndpoints.submission, { params: { submissionId } }, options);
}

/** What was handed in with this key; nothing when it never arrived. */
export function fetchSubmissionByKey(idempotencyKey: string, options?: CallOptions) {
  return call(formEndpoints.submissionByKey, { params: { key: idempotencyKey } }, options);
}

/** The last one that was accepted, or that was refused. */
export function fetchLatestSubmission(outcome: 'success' | 'fail', options?: CallOptions) {
  return call(formEndpoints.latestSubmission, { query: { outcome } }, options);
}

/** What the person keeps of a form on the server. */
export function fetchFormDraft(kind: SubmissionKind, options?: CallOptions) {
  return call(formEndpoints.draft, { params: { kind } }, options);
}

/** Keeps what is typed so far, in place of what was kept before. */
export function saveFormDraft(kind: SubmissionKind, values: Record<string, unknown>) {
  return call(formEndpoints.saveDraft, { params: { kind }, body: { values } });
}

/** Forgets what was kept. */
export function deleteFormDraft(kind: SubmissionKind) {
  return call(formEndpoints.deleteDraft, { params: { kind } });
}
