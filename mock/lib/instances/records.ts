import type { HandOverStatus } from '../../../src/domain/instance/handOver';
import type { ScheduledKind } from '../../../src/domain/instance/scheduledChange';
import type { MemberRole } from '../../../src/domain/instance/serviceActions';

/** Times are milliseconds since 1970 on the mock's clock. Of a secret, only its end is stored. */
export interface AccessKeyRecord {
  keyId: string;
  name: string;
  accessId: string;
  secretEnd: string;
  createdAt: number;
  rotatedAt?: number;
  formerSecretUntil?: number;
  revokedAt?: number;
}

export interface MemberRecord {
  memberId: string;
  /** Unmasked; masked in every reply. */
  userPhone: string;
  role: MemberRole;
  addedAt: number;
}

export interface ScheduledRecord {
  kind: ScheduledKind;
  /** Of a downgrade. */
  skuCode?: string;
  /** End of the term for which it was scheduled. */
  at: number;
  /** Restored when the change is taken back. */
  autoRenewBefore: boolean;
}

export interface HandOverRecord {
  /** Unmasked; masked in every reply. */
  fromPhone: string;
  toPhone: string;
  status: HandOverStatus;
  expiresAt: number;
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
  /** When the service came to its current owner from another account. */
  handedOverAt?: number;
}
