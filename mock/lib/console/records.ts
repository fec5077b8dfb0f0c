import type { AccessRequestStatus } from '../../../src/domain/account/accessRequest';
import type { Goal } from '../../../src/domain/console/goal';
import type { RefusalCode, SubmissionKind } from '../../../src/domain/console/submission';
import type { Transfer } from '../../../src/domain/console/transfer';
import type { Warehouse } from '../../../src/domain/console/warehouse';
import type { AnyText } from '../text';

interface Submitted<K extends SubmissionKind, C> {
  submissionId: string;
  userId: string;
  kind: K;
  content: C;
  /** The content of a sample in English; `content` is in Chinese. */
  english?: C;
  idempotencyKey: string;
  createdAt: number;
  /** Why it was refused; empty otherwise. */
  reasons: { code: RefusalCode; field: string }[];
}

/** A submission of a console form. Times are milliseconds since 1970, amounts integer cents. */
export type SubmissionRecord =
  | Submitted<'goal', Goal>
  | Submitted<'transfer', Transfer>
  | Submitted<'warehouse', Warehouse>;

/** A user's draft of a form; one per form. */
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
  reason: AnyText;
  status: AccessRequestStatus;
  requestedAt: number;
  decidedAt?: number;
  /** User id of the administrator; none when the requester withdrew. */
  decidedBy?: string;
  note?: AnyText;
}

declare module '../db' {
  interface MockTables {
    /** Oldest first. */
    submissions: SubmissionRecord[];
    formDrafts: FormDraftRecord[];
    accessRequests: AccessRequestRecord[];
  }
}
