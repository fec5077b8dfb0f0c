import { request } from '@umijs/max';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import {
  FORM_ERROR,
  formDraftSchema,
  type GoalPayload,
  latestSubmissionSchema,
  personListSchema,
  type SubmissionKind,
  submissionListSchema,
  submissionSchema,
  type TransferPayload,
  type WarehousePayload,
} from '@/domain/console/submission';
import { payAccountListSchema } from '@/domain/console/transfer';

/** What the forms show beside their fields instead of as a popup. */
const REFUSALS = Object.values(FORM_ERROR);
/** Milliseconds after which nobody should go on waiting for the answer: what became of the call is asked for instead. */
const ANSWER_TIMEOUT_MS = 15_000;

interface FormCallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

/** People by words of their name or team, or by their ids. */
export function searchPeople(query: { keyword?: string; id?: string[] }, { signal }: FormCallOptions = {}) {
  return request('console/form/people', { params: { ...query }, schema: personListSchema, signal });
}

/** The accounts that money can be transferred from, with what they hold. */
export function listPayAccounts({ signal }: FormCallOptions = {}) {
  return request('console/form/payAccounts', { schema: payAccountListSchema, signal });
}

const handIn = <T extends object>(path: string, data: T, handledCodes: number[]) =>
  request(`console/form/${path}`, {
    method: 'post',
    data,
    schema: submissionSchema,
    handledCodes,
    timeout: ANSWER_TIMEOUT_MS,
  });

/**
 * Hands a goal in; sent again with the same key it answers the same one. Throws a `RequestError` whose code may be of
 * `FORM_ERROR`; after `timeout` or `network` nobody knows what became of it, and sending the same again is how to find out.
 */
export const submitGoal = (data: GoalPayload) => handIn('basic', data, REFUSALS);

/** Hands a warehouse in, as `submitGoal` does a goal. */
export const submitWarehouse = (data: WarehousePayload) => handIn('advanced', data, REFUSALS);

/** Transfers money, as `submitGoal` hands in; a wrong password is of `ACCOUNT_ERROR`. */
export const submitTransfer = (data: TransferPayload) =>
  handIn('transfer', data, [...REFUSALS, ...Object.values(ACCOUNT_ERROR)]);

/** What the person has handed in with one form, newest first. */
export function listSubmissions(
  query: { kind: SubmissionKind; current?: number; pageSize?: number },
  { signal }: FormCallOptions = {},
) {
  return request('console/form/submission/list', {
    params: { ...query },
    schema: submissionListSchema,
    signal,
  });
}

/** One submission of the person's. Throws a `RequestError`; code 404 when there is none. */
export function fetchSubmission(submissionId: string, { signal }: FormCallOptions = {}) {
  return request(`console/form/submission/${encodeURIComponent(submissionId)}`, {
    schema: submissionSchema,
    handledCodes: [404],
    signal,
  });
}

/** What was handed in with this key; nothing when it never arrived. */
export function fetchSubmissionByKey(idempotencyKey: string, { signal }: FormCallOptions = {}) {
  return request(`console/form/submission/byKey/${encodeURIComponent(idempotencyKey)}`, {
    schema: latestSubmissionSchema,
    signal,
  });
}

/** The last one that was accepted, or that was refused. */
export function fetchLatestSubmission(outcome: 'success' | 'fail', { signal, silent }: FormCallOptions = {}) {
  return request('console/form/submission/latest', {
    params: { outcome },
    schema: latestSubmissionSchema,
    signal,
    silent,
  });
}

const draftPath = (kind: SubmissionKind) => `console/form/draft/${kind}`;

/** What the person keeps of a form on the server. */
export function fetchFormDraft(kind: SubmissionKind, { signal }: FormCallOptions = {}) {
  return request(draftPath(kind), { schema: formDraftSchema, signal });
}

export function saveFormDraft(kind: SubmissionKind, values: Record<string, unknown>) {
  return request(draftPath(kind), { method: 'post', data: { values }, schema: formDraftSchema });
}

export function deleteFormDraft(kind: SubmissionKind) {
  return request(draftPath(kind), { method: 'delete', schema: formDraftSchema });
}
