import { createHash } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { type CaptchaAnswer, LOGIN_LIMITS } from '../../src/domain/account/login';
import { normalizePhone } from '../../src/domain/account/phone';
import { checkCaptcha } from './captchas';
import { now } from './clock';
import { db } from './db';
import { MockFailure } from './failure';
import type { LoginFailureRecord, UserRecord } from './tables';

/** Milliseconds after which wrong passwords are forgotten. */
const REMEMBERED_FOR_MS = 86_400_000;

/**
 * Whose wrong passwords are counted: the person, by whichever name, and just the same a name that nobody has,
 * since otherwise the captcha would tell which accounts exist.
 */
export function guardKey(account: string, user: UserRecord | undefined): string {
  const subject =
    user === undefined ? `name:${normalizePhone(account).toLowerCase()}` : `user:${user.userId}`;
  return createHash('sha256').update(subject).digest('hex');
}

/** Throws while the account is locked, whatever the proof; the message says how long it will be. */
export function refuseLocked(key: string): void {
  const record = find(key);
  if (record !== undefined && record.lockedUntil > now()) throw locked(record.lockedUntil - now());
}

/** Throws unless no captcha is due or the right answer came along. A captcha nobody asked for is checked too. */
export function requireCaptcha(key: string, given: CaptchaAnswer | undefined): void {
  if (given !== undefined) {
    checkCaptcha(given);
    return;
  }
  if ((find(key)?.count ?? 0) < LOGIN_LIMITS.captchaAfterFailures) return;
  throw new MockFailure(
    ACCOUNT_ERROR.captchaRequired,
    {
      zh: '密码错误次数较多，请输入图形验证码。',
      en: 'Too many wrong passwords. Enter the characters of the picture.',
    },
    { captchaRequired: true },
  );
}

/** Counts a wrong password and returns what to answer. */
export function countWrongPassword(key: string): MockFailure {
  const tables = db();
  const at = now();
  const record: LoginFailureRecord = {
    key,
    lastFailedAt: at,
    count: (find(key)?.count ?? 0) + 1,
    lockedUntil: 0,
  };
  tables.loginFailures = tables.loginFailures.filter((r) => r.key !== key && !isForgotten(r));
  tables.loginFailures.push(record);
  if (record.count >= LOGIN_LIMITS.lockAfterFailures) {
    record.lockedUntil = at + LOGIN_LIMITS.lockForMs;
    return locked(LOGIN_LIMITS.lockForMs);
  }
  return new MockFailure(
    ACCOUNT_ERROR.wrongCredentials,
    { zh: '账号或密码错误，请重新输入。', en: 'The account or the password is wrong.' },
    { captchaRequired: record.count >= LOGIN_LIMITS.captchaAfterFailures },
  );
}

/** How many more wrong passwords it takes to lock the account. */
export function triesLeft(key: string): number {
  return LOGIN_LIMITS.lockAfterFailures - (find(key)?.count ?? 0);
}

export function forgetWrongPasswords(key: string): void {
  const tables = db();
  tables.loginFailures = tables.loginFailures.filter((record) => record.key !== key);
}

function find(key: string): LoginFailureRecord | undefined {
  return db().loginFailures.find((record) => record.key === key && !isForgotten(record));
}

// A lock that ran out is a fresh start, otherwise the next slip would lock the account again at once.
function isForgotten({ lastFailedAt, lockedUntil }: LoginFailureRecord): boolean {
  const at = now();
  return lockedUntil > 0 ? lockedUntil <= at : at - lastFailedAt >= REMEMBERED_FOR_MS;
}

function locked(forMs: number): MockFailure {
  const minutes = Math.ceil(forMs / 60_000);
  return new MockFailure(
    ACCOUNT_ERROR.accountLocked,
    {
      zh: `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试。`,
      en: `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    },
    { retryAfterSeconds: Math.ceil(forMs / 1000) },
  );
}
