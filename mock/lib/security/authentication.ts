import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { type CaptchaAnswer, LOGIN_TYPE, type LoginPayload } from '../../../src/domain/account/login';
import { checkCaptcha } from '../captchas';
import { MockFailure } from '../failure';
import {
  assertNotLocked,
  countWrongPassword,
  forgetWrongPasswords,
  guardKey,
  requireCaptcha,
} from '../loginGuard';
import { passwordMatches } from '../passwords';
import { parsePhone, spendSmsCode } from '../smsMessages';
import type { Text } from '../text';
import { findUserByAccount, findUserByPhone, type UserRecord } from '../users';

/** The user of a login by password or SMS code. Throws a MockFailure otherwise. */
export const authenticate = (payload: LoginPayload): UserRecord =>
  payload.loginType === LOGIN_TYPE.password ? authenticateByPassword(payload) : authenticateByCode(payload);

function authenticateByPassword(
  payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.password }>,
): UserRecord {
  const user = findUserByAccount(payload.userPhone);
  const key = guardKey(payload.userPhone, user);
  assertNotLocked(key);
  requireCaptcha(key, payload.captcha);
  const isRight = passwordMatches(payload.password, user?.passwordHash);
  if (user === undefined || !isRight) throw countWrongPassword(key);
  forgetWrongPasswords(key);
  return user;
}

/** Checks the code first: only the phone's owner may learn whether it is registered or locked. */
function authenticateByCode(
  payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.sms }>,
): UserRecord {
  const userPhone = parsePhone(payload.userPhone);
  if (payload.captcha !== undefined) checkCaptcha(payload.captcha);
  spendSmsCode(userPhone, 'login', payload.smsVerificationCode);
  const user = findUserByPhone(userPhone);
  if (user === undefined) {
    throw new MockFailure(ACCOUNT_ERROR.wrongCredentials, {
      zh: '该手机号尚未注册，请先注册。',
      en: 'This phone number is not registered yet. Register first.',
    });
  }
  assertNotLocked(guardKey(userPhone, user));
  return user;
}

/**
 * Throws a MockFailure for a wrong password. Wrong ones are counted together with those of the login page, so that an open
 * session does not bypass its captcha and lock.
 */
export function provePassword(user: UserRecord, password: string, captcha: CaptchaAnswer | undefined): void {
  const key = guardKey(user.userPhone, user);
  assertNotLocked(key);
  requireCaptcha(key, captcha);
  if (!passwordMatches(password, user.passwordHash)) throw countWrongPassword(key, wrongPassword);
  forgetWrongPasswords(key);
}

const wrongPassword = (left: number): Text => ({
  zh: `当前密码错误，再错 ${left} 次账号将被锁定 15 分钟。`,
  en: `The current password is wrong. After ${left} more wrong ${left === 1 ? 'try' : 'tries'} the account is locked for 15 minutes.`,
});
