import type { CertificationStatus } from '../../src/domain/account';
import type { Consent } from '../../src/domain/agreement';
import type { PaymentSettings } from '../../src/domain/demo';
import type { SmsScene } from '../../src/domain/smsCode';
import type { TopUpRecord } from './balance/records';
import type { ChargeRecord } from './charges/records';
import type { InstanceRecord, OrderRecord, QuoteRecord } from './orders/records';

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
  certification: { status: CertificationStatus; type?: 'personal' | 'enterprise'; name?: string };
  /** What can be spent, in cents. */
  balance: number;
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
  /** Until when the person need not prove again who they are. */
  provenUntil?: number;
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
}
