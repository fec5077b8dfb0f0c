import { ACCOUNT_ERROR, accountLocked, wrongCredentials } from '../../src/domain/account/accountError';
import {
  addPasswordFailure,
  areFailuresOver,
  checkPasswordTry,
  type PasswordFailures,
} from '../../src/domain/account/callerLimits';
import { type CaptchaAnswer, LOGIN_LIMITS } from '../../src/domain/account/login';
import { checkCaptcha } from './captchas';
import { now } from './clock';
import { db } from './db';
import { digest } from './digest';
import { MockFailure } from './failure';
import type { SessionRecord } from './sessions';
import type { Text } from './text';
import { toAccountName, type UserRecord } from './users';

interface LoginFailureRecord extends PasswordFailures {
  /** A digest of the account, known or not, and of the known device. */
  key: string;
  /** The account, to forget the failures of all its devices. */
  userId: string | undefined;
}

declare module './db' {
  interface MockTables {
    loginFailures: LoginFailureRecord[];
  }
}

/** Where wrong passwords are counted. */
export interface Guard {
  key: string;
  userId: string | undefined;
}

/**
 * Wrong passwords are counted for the user, by any name: for each known device, and for all others together. Unknown names are
 * counted too, since the captcha would otherwise reveal which accounts exist; so two spellings are one name for both or for neither.
 */
export function getGuard(account: string, user: UserRecord | undefined, deviceId?: string): Guard {
  const name = user === undefined ? `name:${toAccountName(account)}` : `user:${user.userId}`;
  return { key: digest(deviceId === undefined ? name : `${name}:device:${deviceId}`), userId: user?.userId };
}

/** Wrong passwords of a session are counted with those of its device on the login page. */
export const getSessionGuard = (user: UserRecord, { deviceId, sessionId }: SessionRecord): Guard =>
  getGuard(user.userName, user, deviceId ?? sessionId);

/** When the lock of an account for unknown devices ends, in milliseconds since 1970; undefined when it is not locked. */
export const getLockEnd = (user: UserRecord): number | undefined =>
  findFailures(getGuard('', user))?.lockedUntil || undefined;

/**
 * Throws while the name is locked, and when a captcha is required and missing, or wrong. An optional captcha is checked too.
 */
export function assertTryAllowed(guard: Guard, captcha: CaptchaAnswer | undefined): void {
  assertNotLocked(guard);
  if (captcha !== undefined) checkCaptcha(captcha);
  else if (verdictOf(guard).kind === 'captchaRequired') throw captchaRequired();
}

/** Throws while the name is locked. */
export function assertNotLocked(guard: Guard): void {
  const verdict = verdictOf(guard);
  if (verdict.kind === 'refused') throw locked(verdict.retryAfterSeconds);
}

const verdictOf = (guard: Guard) => checkPasswordTry(findFailures(guard), now());

const WRONG: Text = { zh: '账号或密码错误，请重新输入。', en: 'The account or the password is wrong.' };

/** Counts a wrong password and returns the failure to throw; its text may depend on the tries left before the lock. */
export function countWrongPassword(
  guard: Guard,
  text: (triesLeft: number) => Text = () => WRONG,
): MockFailure {
  const tables = db();
  const at = now();
  const failures = addPasswordFailure(findFailures(guard), at);
  const others = tables.loginFailures.filter((r) => r.key !== guard.key && !areFailuresOver(r, at));
  tables.loginFailures = [...others, { ...guard, ...failures }];
  const verdict = checkPasswordTry(failures, at);
  if (verdict.kind === 'refused') return locked(verdict.retryAfterSeconds);
  return new MockFailure(wrongCredentials, text(LOGIN_LIMITS.lockAfterFailures - failures.count), {
    captchaRequired: verdict.kind === 'captchaRequired',
  });
}

/** Forgets the wrong passwords where a right one was entered. */
export function forgetWrongPasswords({ key }: Guard): void {
  db().loginFailures = db().loginFailures.filter((record) => record.key !== key);
}

/** Forgets all wrong passwords of an account, which has another password now. */
export function forgetAllWrongPasswords({ userId }: UserRecord): void {
  db().loginFailures = db().loginFailures.filter((record) => record.userId !== userId);
}

const findFailures = (guard: Guard): PasswordFailures | undefined =>
  db().loginFailures.find((record) => record.key === guard.key && !areFailuresOver(record, now()));

const captchaRequired = (): MockFailure =>
  new MockFailure(ACCOUNT_ERROR.captchaRequired, {
    zh: '密码错误次数较多，请输入图形验证码。',
    en: 'Too many wrong passwords. Enter the characters of the picture.',
  });

const LOCKED: Text = {
  zh: '密码错误次数过多，已暂时锁定密码登录和验证。',
  en: 'Too many wrong passwords. No password is accepted for now.',
};

const locked = (retryAfterSeconds: number) => new MockFailure(accountLocked, LOCKED, { retryAfterSeconds });
