import type { CertificationSummary } from '../../src/domain/account/account';
import type { PhoneChangeState, ProofMethod } from '../../src/domain/account/phoneChange';
import type { LoginOutcome, UserSession } from '../../src/domain/account/security';
import type { SmsScene } from '../../src/domain/account/smsCode';
import type { ReviewSetting } from '../../src/domain/certification/certification';
import type { Consent } from '../../src/domain/content/agreement';
import type { Outage, PaymentSettings, RecordedCall } from '../../src/domain/demo';
import type { AvatarRecord } from './account/avatars';
import type { ConsoleAccountRecord } from './account/consoleAccounts';
import type { AutoTopUpRecord } from './balance/autoTopUps';
import type { BudgetRecord } from './balance/budgets';
import type { TopUpRecord } from './balance/topUps';
import type { WithdrawalRecord } from './balance/withdrawals';
import type { CertificationRecord, IdentityFileRecord } from './certification/records';
import type { ChargeRecord } from './charges/ledger';
import type { DocumentRecord } from './console/documents/shelf';
import type { ListTables } from './console/lists/tables';
import type { AccessRequestRecord, FormDraftRecord, SubmissionRecord } from './console/records';
import type { WorkplaceLinkRecord } from './dashboard/links';
import type { CalendarFeedRecord } from './instances/calendarFeed';
import type { InvoiceRecord, InvoiceTitleRecord } from './invoices/records';
import type { MessageRecord, MessageSettingsRecord } from './messages/records';
import type { InstanceRecord, OrderRecord, QuoteRecord } from './orders/records';
import type { CouponClaimRecord } from './orders/wallet';
import type { HelpfulMarkRecord, ReviewRecord } from './reviews/records';
import type { RuleCommentRecord } from './rules/comments';
import type { RuleChangeRecord } from './rules/store';
import type { RuleWriteRecord } from './rules/writes';
import type {
  AuthorizationCodeRecord,
  LinkedAccountRecord,
  LinkTicketRecord,
  LoginChallengeRecord,
  SecondStepRecord,
  SecondStepSetupRecord,
  SecurityEventRecord,
} from './security/records';
import type { TicketFileRecord, TicketRecord } from './support/records';
import type { Text } from './text';

/** Times are milliseconds since 1970 on the mock's clock (clock.ts). */
export interface UserRecord {
  userId: string;
  userName: string;
  /** Unmasked; masked in every reply. */
  userPhone: string;
  passwordHash: string;
  passwordChangedAt: number;
  /** Missing until the first change. */
  phoneChangedAt?: number;
  role: 'admin' | 'user';
  nickname: string;
  avatar: string;
  email: string;
  profile: string;
  country: string;
  province: string;
  city: string;
  street: string;
  /** A masked summary of `certifications`, updated by mock/lib/certification/store.ts. */
  certification: Partial<CertificationSummary> & Pick<CertificationSummary, 'status'>;
  /** Available balance in cents. */
  balance: number;
  consents: (Consent & { consentedAt: number })[];
  createdAt: number;
  /** Every request to close the account, oldest first; the last one is open unless it was taken back. */
  closings?: ClosingRecord[];
  /** Only of a closed account, of which nothing personal is left. */
  closedAt?: number;
  /** Where the last message of a closed account went; deleted a day later. */
  lastAddresses?: { mail: string; sms: string };
}

export interface ClosingRecord {
  requestedAt: number;
  closesAt: number;
  /** In cents. */
  givenUpBalance: number;
  takenBackAt?: number;
}

export type LoginType = UserSession['loginType'];

export interface SessionRecord {
  /** Empty, and so unusable, for a seeded session. */
  token: string;
  sessionId: string;
  userId: string;
  loginType: LoginType;
  device: string;
  place: Text;
  createdAt: number;
  lastSeenAt: number;
  /** End of the last identity check's validity. */
  provenUntil?: number;
}

/** Why a token was revoked. */
export interface RevokedTokenRecord {
  /** A digest of the token. */
  key: string;
  reason: 'signedOut' | 'passwordChanged' | 'phoneChanged' | 'accountClosing' | 'accountClosed';
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

/** A user's open phone change; at most one. */
export interface PhoneProofRecord {
  proofId: string;
  userId: string;
  /** Only the session that gave the proof may use it. */
  sessionId: string;
  method: ProofMethod;
  expiresAt: number;
  state: Exclude<PhoneChangeState, 'proving'>;
  /** Unmasked; empty until a code has been sent to it. */
  newPhone: string;
  /** The number of ended sessions, for the reply to a retry. */
  endedSessions: number;
}

export interface SmsMessageRecord {
  messageId: string;
  userPhone: string;
  /** The account that it was sent to; none while the number has no account. */
  userId?: string | undefined;
  scene: SmsScene;
  code: string;
  sentAt: number;
  expiresAt: number;
  wrongTries: number;
  used: boolean;
  /** False for a password reset of a number without an account. */
  delivered: boolean;
}

interface CaptchaRecord {
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

export interface AnnouncementReadRecord {
  userId: string;
  announcementId: string;
}

/** The whole database. Plain data, because it is saved as JSON. */
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
  budgets: BudgetRecord[];
  /** At most one for each user. */
  autoTopUps: AutoTopUpRecord[];
  withdrawals: WithdrawalRecord[];
  couponClaims: CouponClaimRecord[];
  invoices: InvoiceRecord[];
  invoiceTitles: InvoiceTitleRecord[];
  /** Usage, taxes, credits and adjustments; other money movements are derived from orders, top-ups and withdrawals. */
  charges: ChargeRecord[];
  paymentSettings: PaymentSettings;
  calendarFeeds: CalendarFeedRecord[];
  announcementReads: AnnouncementReadRecord[];
  messages: MessageRecord[];
  /** Those that differ from the defaults. */
  messageSettings: MessageSettingsRecord[];
  /** By the users of the mock; those behind the catalogue's ratings are generated. */
  reviews: ReviewRecord[];
  helpfulMarks: HelpfulMarkRecord[];
  /** Oldest first. */
  tickets: TicketRecord[];
  ticketFiles: TicketFileRecord[];
  revokedTokens: RevokedTokenRecord[];
  loginRecords: SignInRecord[];
  phoneProofs: PhoneProofRecord[];
  secondSteps: SecondStepRecord[];
  secondStepSetups: SecondStepSetupRecord[];
  loginChallenges: LoginChallengeRecord[];
  linkedAccounts: LinkedAccountRecord[];
  linkTickets: LinkTicketRecord[];
  authorizationCodes: AuthorizationCodeRecord[];
  /** Oldest first. */
  securityEvents: SecurityEventRecord[];
  certifications: CertificationRecord[];
  identityFiles: IdentityFileRecord[];
  certificationReview: ReviewSetting;
  /** Oldest first. */
  submissions: SubmissionRecord[];
  formDrafts: FormDraftRecord[];
  accessRequests: AccessRequestRecord[];
  documents: DocumentRecord[];
  /** Rules that differ from the generated ones. */
  ruleChanges: RuleChangeRecord[];
  /** Who changed what, oldest first. */
  ruleWrites: RuleWriteRecord[];
  ruleComments: RuleCommentRecord[];
  workplaceLinks: WorkplaceLinkRecord[];
  lists: ListTables;
  avatars: AvatarRecord[];
  outages: Outage[];
  /** Newest first; only of states that play a story. */
  calls: RecordedCall[];
  /** Created on first use. */
  consoleAccounts: ConsoleAccountRecord[];
}
