import type { CertificationSummary } from '../../src/domain/account/account';
import type { LOGIN_TYPE } from '../../src/domain/account/login';
import type { PhoneChangeState, ProofMethod } from '../../src/domain/account/phoneChange';
import type { LoginOutcome } from '../../src/domain/account/security';
import type { SmsScene } from '../../src/domain/account/smsCode';
import type { ReviewSetting } from '../../src/domain/certification/certification';
import type { Consent } from '../../src/domain/content/agreement';
import type { PaymentSettings } from '../../src/domain/demo';
import type { AvatarRecord } from './account/avatars';
import type { ConsoleAccountRecord } from './account/consoleAccounts';
import type { TopUpRecord } from './balance/topUps';
import type { CertificationRecord, IdentityFileRecord } from './certification/records';
import type { ChargeRecord } from './charges/ledger';
import type { DocumentRecord } from './console/documents/shelf';
import type { ListTables } from './console/lists/tables';
import type { AccessRequestRecord, FormDraftRecord, SubmissionRecord } from './console/records';
import type { WorkplaceLinkRecord } from './dashboard/links';
import type { InstanceRecord, OrderRecord, QuoteRecord } from './orders/records';
import type { RuleChangeRecord } from './rules/store';
import type { Text } from './text';

/** Times are milliseconds since 1970 on the mock's clock (clock.ts). */
export interface UserRecord {
  userId: string;
  userName: string;
  /** Unmasked; masked in every reply. */
  userPhone: string;
  passwordHash: string;
  passwordChangedAt: number;
  role: 'admin' | 'user';
  nickname: string;
  avatar: string;
  email: string;
  profile: string;
  country: string;
  province: string;
  city: string;
  street: string;
  /** What stands in `certifications`, masked; kept in step by mock/lib/certification/store.ts. */
  certification: Partial<CertificationSummary> & Pick<CertificationSummary, 'status'>;
  /** What can be spent, in cents. */
  balance: number;
  consents: (Consent & { consentedAt: number })[];
  createdAt: number;
}

export type LoginType = (typeof LOGIN_TYPE)[keyof typeof LOGIN_TYPE];

export interface SessionRecord {
  /** Empty for a seeded session: no call can carry it. */
  token: string;
  sessionId: string;
  userId: string;
  loginType: LoginType;
  device: string;
  place: Text;
  createdAt: number;
  lastSeenAt: number;
  /** Until when the person need not prove again who they are. */
  provenUntil?: number;
}

/** Why a token is dead, for the one who still holds it. */
export interface RevokedTokenRecord {
  /** A digest of the token. */
  key: string;
  reason: 'signedOut' | 'passwordChanged' | 'phoneChanged';
  at: number;
}

export interface SignInRecord {
  recordId: string;
  userId: string;
  at: number;
  loginType: LoginType;
  outcome: LoginOutcome;
  device: string;
  place: Text;
}

/** A person's change of phone that is under way: at most one. */
export interface PhoneProofRecord {
  proofId: string;
  userId: string;
  /** Only the session that gave the proof may use it. */
  sessionId: string;
  method: ProofMethod;
  expiresAt: number;
  state: Exclude<PhoneChangeState, 'proving'>;
  /** Unmasked; empty until a code was sent to it. */
  newPhone: string;
  /** How many sessions its success has ended; answered again to whoever did not hear it. */
  endedSessions: number;
}

export interface SmsMessageRecord {
  messageId: string;
  userPhone: string;
  scene: SmsScene;
  code: string;
  sentAt: number;
  expiresAt: number;
  wrongTries: number;
  used: boolean;
  /** False when nobody gets to see it: a reset for a number without an account. */
  delivered: boolean;
}

export interface CaptchaRecord {
  captchaId: string;
  answer: string;
  expiresAt: number;
}

export interface LoginFailureRecord {
  /** A digest of the account, known or not. */
  key: string;
  count: number;
  lastFailedAt: number;
  /** 0 when not locked. */
  lockedUntil: number;
}

/** That a person has read an announcement. */
export interface AnnouncementReadRecord {
  userId: string;
  announcementId: string;
}

/** Everything the mock remembers. Plain data: it is saved as JSON. */
export interface MockTables {
  /** The day to which seeded dates are relative. */
  seededAt: number;
  clockOffsetSeconds: number;
  users: UserRecord[];
  sessions: SessionRecord[];
  smsMessages: SmsMessageRecord[];
  captchas: CaptchaRecord[];
  loginFailures: LoginFailureRecord[];
  quotes: QuoteRecord[];
  orders: OrderRecord[];
  instances: InstanceRecord[];
  topUps: TopUpRecord[];
  /** Usage, taxes, credits and adjustments; every other movement of money follows from orders and top-ups. */
  charges: ChargeRecord[];
  paymentSettings: PaymentSettings;
  announcementReads: AnnouncementReadRecord[];
  revokedTokens: RevokedTokenRecord[];
  loginRecords: SignInRecord[];
  phoneProofs: PhoneProofRecord[];
  certifications: CertificationRecord[];
  identityFiles: IdentityFileRecord[];
  certificationReview: ReviewSetting;
  /** What was handed in with the console's forms, oldest first. */
  submissions: SubmissionRecord[];
  formDrafts: FormDraftRecord[];
  accessRequests: AccessRequestRecord[];
  /** What was drawn in the console's editors. */
  documents: DocumentRecord[];
  /** Rules of the console that differ from the generated ones. */
  ruleChanges: RuleChangeRecord[];
  workplaceLinks: WorkplaceLinkRecord[];
  lists: ListTables;
  avatars: AvatarRecord[];
  /** What the console keeps of a person; begun when first asked for. */
  consoleAccounts: ConsoleAccountRecord[];
}
