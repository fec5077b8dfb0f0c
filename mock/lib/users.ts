import { randomInt } from 'node:crypto';
import type { CertificationSummary } from '../../src/domain/account/account';
import { isPhone, maskPhone, normalizePhone } from '../../src/domain/account/phone';
import { type BalanceProofLimit, DEFAULT_BALANCE_PROOF_LIMIT } from '../../src/domain/account/security';
import type { Consent } from '../../src/domain/content/agreement';
import { now } from './clock';
import { db } from './db';
import type { Language } from './text';

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
  /** The largest payment from the balance without a proof of identity, in cents; null for any, missing until it is set. */
  balanceProofLimit?: BalanceProofLimit;
  /** Missing until the first sign-in. */
  draftKey?: string;
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

/** The largest payment of a user from the balance without a proof of identity, in cents; null for any. */
export const getBalanceProofLimit = ({
  balanceProofLimit = DEFAULT_BALANCE_PROOF_LIMIT,
}: UserRecord): BalanceProofLimit => balanceProofLimit;

declare module './db' {
  interface MockTables {
    users: UserRecord[];
  }
}

/** The name of an account on its documents, masked: of whom it is verified for, or else its phone number. */
export const ownerName = ({ certification, userPhone }: UserRecord): string =>
  certification.name ?? maskPhone(userPhone);

/** The accounts that are not closed. */
export const getUsers = (): UserRecord[] => db().users.filter(({ closedAt }) => closedAt === undefined);

export const findUserById = (userId: string): UserRecord | undefined =>
  getUsers().find((user) => user.userId === userId);

export function findUserByPhone(userPhone: string): UserRecord | undefined {
  const phone = normalizePhone(userPhone);
  return getUsers().find((user) => user.userPhone === phone);
}

/** The spelling of a user name or phone number that all spellings of it have in common. */
export const toAccountName = (account: string): string =>
  isPhone(account) ? normalizePhone(account) : account.trim().toLowerCase();

/** By user name (any case) or phone number. */
export function findUserByAccount(account: string): UserRecord | undefined {
  const name = toAccountName(account);
  return getUsers().find((user) => user.userName.toLowerCase() === name || user.userPhone === name);
}

/** Creates a customer account. */
export function createUser(
  account: { userPhone: string; passwordHash: string; consents: Consent[] },
  language: Language,
): UserRecord {
  const tables = db();
  const at = now();
  const lastDigits = account.userPhone.slice(-4);
  const user: UserRecord = {
    userId: freeUserId(tables.users),
    userName: freeUserName(lastDigits),
    userPhone: account.userPhone,
    passwordHash: account.passwordHash,
    passwordChangedAt: at,
    role: 'user',
    nickname: language === 'zh' ? `用户${lastDigits}` : `User ${lastDigits}`,
    avatar: '',
    email: '',
    profile: '',
    country: 'CN',
    province: '',
    city: '',
    street: '',
    certification: { status: 'unverified' },
    balance: 0,
    consents: account.consents.map(({ code, version }) => ({ code, version, consentedAt: at })),
    createdAt: at,
  };
  tables.users.push(user);
  return user;
}

/** An unused id of ten random digits, which tells nobody how many accounts there are. */
function freeUserId(users: readonly UserRecord[]): string {
  for (;;) {
    const id = String(randomInt(1_000_000_000, 10_000_000_000));
    if (!users.some(({ userId }) => userId === id)) return id;
  }
}

function freeUserName(lastDigits: string): string {
  for (;;) {
    const name = `sm${lastDigits}${randomInt(1_000_000).toString().padStart(6, '0')}`;
    if (findUserByAccount(name) === undefined) return name;
  }
}
