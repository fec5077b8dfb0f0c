import { ACCOUNT_ERROR, wrongCredentials } from '../../src/domain/account/accountError';
import { type CaptchaAnswer, LOGIN_LIMITS } from '../../src/domain/account/login';
import { normalizePhone } from '../../src/domain/account/phone';
import { DAY_MS, MINUTE_MS } from '../../src/domain/calendar';
import { checkCaptcha } from './captchas';
import { now } from './clock';
import { db } from './db';
import { digest } from './digest';
import { MockFailure } from './failure';
import type { Text } from './text';
import type { UserRecord } from './users';

interface LoginFailureRecord {
  /** A digest of the account, known or not. */
  key: string;
  count: number;
  lastFailedAt: number;
  /** 0 when not locked. */
  lockedUntil: number;
}

declare module './db' {
  interface MockTables {
    loginFailures: LoginFailureRecord[];
  }
}

/** How long wrong passwords are counted. */
const COUNTED_FOR_MS = DAY_MS;

/**
 * The key under which wrong passwords are counted: the user, by any name. Unknown names are counted too, since the captcha
 * would otherwise reveal which accounts exist.
 */
export function guardKey(account: string, user: UserRecord | undefined): string {
  const subject =
    user === undefined ? `name:${normalizePhone(account).toLowerCase()}` : `user:${user.userId}`;
  return digest(subject);
}

/** Throws while the account is locked; the message contains the remaining time. */
export function assertNotLocked(key: string): void {
  const record = findRecord(key);
  if (record !== undefined && record.lockedUntil > now()) throw accountLocked(record.lockedUntil - now());
}

/** When the lock of an account ends, in milliseconds since 1970; undefined when it is not locked. */
export const getLockEnd = (key: string): number | undefined => findRecord(key)?.lockedUntil || undefined;

/** Throws when a captcha is required and missing, or wrong. An optional captcha is checked too. */
export function requireCaptcha(key: string, captcha: CaptchaAnswer | undefined): void {
  if (captcha !== undefined) {
    checkCaptcha(captcha);
    return;
  }
  if ((findRecord(key)?.count ?? 0) < LOGIN_LIMITS.captchaAfterFailures) return;
  throw new MockFailure(ACCOUNT_ERROR.captchaRequired, {
    zh: '密码错误次数较多，请输入图形验证码。',
    en: 'Too many wrong passwords. Enter the characters of the picture.',
  });
}

const WRONG: Text = { zh: '账号或密码错误，请重新输入。', en: 'The account or the password is wrong.' };

/** Counts a wrong password and returns the failure to throw; its text may depend on the tries left before the account is locked. */
export function countWrongPassword(
  key: string,
  text: (triesLeft: number) => Text = () => WRONG,
): MockFailure {
  const tables = db();
  const at = now();
  const record: LoginFailureRecord = {
    key,
    lastFailedAt: at,
    count: (findRecord(key)?.count ?? 0) + 1,
    lockedUntil: 0,
  };
  tables.loginFailures = tables.loginFailures.filter((r) => r.key !== key && !isExpired(r));
  tables.loginFailures.push(record);
  if (record.count >= LOGIN_LIMITS.lockAfterFailures) {
    record.lockedUntil = at + LOGIN_LIMITS.lockForMs;
    return accountLocked(LOGIN_LIMITS.lockForMs);
  }
  return new MockFailure(wrongCredentials, text(LOGIN_LIMITS.lockAfterFailures - record.count), {
    captchaRequired: record.count >= LOGIN_LIMITS.captchaAfterFailures,
  });
}

export function forgetWrongPasswords(key: string): void {
  db().loginFailures = db().loginFailures.filter((record) => record.key !== key);
}

const findRecord = (key: string): LoginFailureRecord | undefined =>
  db().loginFailures.find((record) => record.key === key && !isExpired(record));

// An expired lock resets the count, otherwise the next wrong password would lock the account again.
function isExpired({ lastFailedAt, lockedUntil }: LoginFailureRecord): boolean {
  const at = now();
  return lockedUntil > 0 ? lockedUntil <= at : at - lastFailedAt >= COUNTED_FOR_MS;
}

function accountLocked(forMs: number): MockFailure {
  const minutes = Math.ceil(forMs / MINUTE_MS);
  return new MockFailure(ACCOUNT_ERROR.accountLocked, {
    zh: `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试。`,
    en: `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  });
}
