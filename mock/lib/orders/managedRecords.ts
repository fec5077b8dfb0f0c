import type { HandOverStatus } from '../../../src/domain/instance/handOver';
import type { MemberStatus } from '../../../src/domain/instance/membership';
import type { OutlookReason } from '../../../src/domain/instance/renewal';
import type { ScheduledKind } from '../../../src/domain/instance/scheduledChange';
import type { MemberRole } from '../../../src/domain/instance/serviceActions';

/** Times are milliseconds since 1970 on the mock's clock. Of a secret, only its end is stored. */
export interface AccessKeyRecord {
  keyId: string;
  name: string;
  accessId: string;
  secretEnd: string;
  createdAt: number;
  /** The account that created it. */
  makerId: string;
  /** The account that got the current secret, and the one that got the former. */
  holderId: string;
  formerHolderId?: string;
  /** Of the call that created it; none for a seeded key. */
  idempotencyKey?: string;
  rotatedAt?: number;
  formerSecretUntil?: number;
  revokedAt?: number;
}

/** Whom a membership or an offer belongs to: an account, or a number that has had none since it was invited. */
export interface Invitee {
  userId?: string;
  /** Unmasked; masked in every reply. Missing for an account, which may change its number. */
  userPhone?: string;
}

/** Without an account and a number once the account is closed. */
export interface MemberRecord extends Invitee {
  memberId: string;
  role: MemberRole;
  status: MemberStatus;
  addedAt: number;
  /** When the account of the member was closed. */
  closedAt?: number;
}

interface ScheduledRecord {
  kind: ScheduledKind;
  /** Of a downgrade. */
  skuCode?: string;
  /** End of the term for which it was scheduled. */
  at: number;
  /** Restored when the change is taken back. */
  autoRenewBefore: boolean;
}

export interface HandOverRecord {
  to: Invitee;
  status: HandOverStatus;
  expiresAt: number;
  /** When it was answered, taken back, or expired. */
  endedAt?: number;
}

/** An automatic renewal that did not take place when it was due. */
export interface MissedRenewalRecord {
  /** End of the term that was to be renewed. */
  endsOn: number;
  at: number;
  why: OutlookReason;
  /** In cents. */
  price: number;
  missing: number;
}

/** What the owner has set on the page of a service. */
export interface ManagedRecord {
  alertPercent?: number;
  /** When automatic renewal was last turned on; it pays nothing before. */
  autoRenewSince?: number;
  /** Oldest first. */
  keys?: AccessKeyRecord[];
  members?: MemberRecord[];
  scheduled?: ScheduledRecord;
  /** The latest offer. */
  handOver?: HandOverRecord;
  /** The latest one. */
  missedRenewal?: MissedRenewalRecord;
  /** When the service came to its current owner from another account. */
  handedOverAt?: number;
}
