import type { Goal } from '../../../src/domain/console/goal';
import type { RefusalCode, SubmissionKind } from '../../../src/domain/console/submission';
import type { Transfer } from '../../../src/domain/console/transfer';
import type { Warehouse } from '../../../src/domain/console/warehouse';

interface Handed<K extends SubmissionKind, C> {
  submissionId: string;
  userId: string;
  kind: K;
  content: C;
  idempotencyKey: string;
  createdAt: number;
  /** Why it was refused; empty when it was not. */
  reasons: { code: RefusalCode; field: string }[];
}

/** What was handed in with one of the console's forms. Times are milliseconds since 1970, amounts integer cents. */
export type SubmissionRecord =
  | Handed<'goal', Goal>
  | Handed<'transfer', Transfer>
  | Handed<'warehouse', Warehouse>;

/** What a person keeps of a form that is not handed in yet: one for each form. */
export interface FormDraftRecord {
  userId: string;
  kind: SubmissionKind;
  values: Record<string, unknown>;
  savedAt: number;
}

export interface AccessRequestRecord {
  requestId: string;
  userId: string;
  path: string;
  reason: string;
  requestedAt: number;
  handledAt?: number;
}
