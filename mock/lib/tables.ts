import type { CertificationSummary } from '../../src/domain/account';
import type { Consent } from '../../src/domain/agreement';
import type { ReviewSetting } from '../../src/domain/certification';
import type { SmsScene } from '../../src/domain/smsCode';
import type { CertificationRecord, IdentityFileRecord } from './certification/records';

/** Times are milliseconds since 1970 on the mock's clock (clock.ts). */
export interface UserRecord {
  userId: string;
  userName: string;
  /** Unmasked; masked in every reply. */
  userPhone: string;
  passwordHash: string;
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
  unreadAnnouncementCount: number;
  consents: (Consent & { consentedAt: number })[];
  createdAt: number;
}

export interface SessionRecord {
  token: string;
  sessionId: string;
  userId: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
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
  certifications: CertificationRecord[];
  identityFiles: IdentityFileRecord[];
  certificationReview: ReviewSetting;
}
