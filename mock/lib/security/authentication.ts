import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { type CaptchaAnswer, LOGIN_TYPE, type LoginPayload } from '../../../src/domain/account/login';
import type { SignedInCall } from '../call';
import { checkCaptcha } from '../captchas';
import { findDevice } from '../devices';
import { MockFailure } from '../failure';
import {
  assertTryAllowed,
  countWrongPassword,
  forgetWrongPasswords,
  getGuard,
  getSessionGuard,
} from '../loginGuard';
import { passwordMatches } from '../passwords';
import { parsePhone, spendSmsCode, toEntrant } from '../smsMessages';
import type { Text } from '../text';
import { findUserByAccount, findUserByPhone, type UserRecord } from '../users';

/** The user of a login by password or SMS code. Throws a MockFailure otherwise. */
export const authenticate = (payload: LoginPayload, caller: string): UserRecord =>
  payload.loginType === LOGIN_TYPE.password
    ? authenticateByPassword(payload)
    : authenticateByCode(payload, caller);

function authenticateByPassword(
  payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.password }>,
): UserRecord {
  const user = findUserByAccount(payload.userPhone);
  const guard = getGuard(payload.userPhone, user, findDevice(payload.deviceToken, user?.userId));
  assertTryAllowed(guard, payload.captcha);
  const isRight = passwordMatches(payload.password, user?.passwordHash);
  if (user === undefined || !isRight) throw countWrongPassword(guard);
  forgetWrongPasswords(guard);
  return user;
}

/**
 * Checks the code first: only the phone's owner may learn whether it is registered. A lock after wrong passwords is none for a
 * code, which proves the phone and has limits of its own: strangers can lock a name.
 */
function authenticateByCode(
  payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.sms }>,
  caller: string,
): UserRecord {
  const userPhone = parsePhone(payload.userPhone);
  if (payload.captcha !== undefined) checkCaptcha(payload.captcha);
  const entrant = toEntrant(caller, payload.deviceToken, userPhone);
  spendSmsCode(userPhone, 'login', payload.smsVerificationCode, entrant);
  const user = findUserByPhone(userPhone);
  if (user === undefined) {
    throw new MockFailure(ACCOUNT_ERROR.wrongCredentials, {
      zh: '该手机号尚未注册，请先注册。',
      en: 'This phone number is not registered yet. Register first.',
    });
  }
  return user;
}

/**
 * Throws a MockFailure for a wrong password. Wrong ones are counted together with those of the device on the login page, so that
 * an open session does not bypass its captcha and lock.
 */
export function provePassword(
  { user, session }: Pick<SignedInCall, 'user' | 'session'>,
  password: string,
  captcha: CaptchaAnswer | undefined,
): void {
  const guard = getSessionGuard(user, session);
  assertTryAllowed(guard, captcha);
  if (!passwordMatches(password, user.passwordHash)) throw countWrongPassword(guard, wrongPassword);
  forgetWrongPasswords(guard);
}

const wrongPassword = (left: number): Text => ({
  zh: `当前密码错误，再错 ${left} 次账号将被锁定 15 分钟。`,
  en: `The current password is wrong. After ${left} more wrong ${left === 1 ? 'try' : 'tries'} the account is locked for 15 minutes.`,
});
