import { randomInt } from 'node:crypto';
import { normalizePhone } from '../../src/domain/account/phone';
import type { Consent } from '../../src/domain/content/agreement';
import { now } from './clock';
import { db } from './db';
import type { UserRecord } from './tables';
import type { Language } from './text';

/** The accounts that are not closed. */
export const getUsers = (): UserRecord[] => db().users.filter(({ closedAt }) => closedAt === undefined);

export const findUserById = (userId: string): UserRecord | undefined =>
  getUsers().find((user) => user.userId === userId);

export function findUserByPhone(userPhone: string): UserRecord | undefined {
  const phone = normalizePhone(userPhone);
  return getUsers().find((user) => user.userPhone === phone);
}

/** By user name (any case) or phone number. */
export function findUserByAccount(account: string): UserRecord | undefined {
  const name = account.trim().toLowerCase();
  return getUsers().find((user) => user.userName.toLowerCase() === name) ?? findUserByPhone(account);
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
    userId: String(Math.max(10_000, ...tables.users.map((u) => Number(u.userId))) + 1),
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

function freeUserName(lastDigits: string): string {
  for (;;) {
    const name = `sm${lastDigits}${randomInt(1_000_000).toString().padStart(6, '0')}`;
    if (findUserByAccount(name) === undefined) return name;
  }
}
