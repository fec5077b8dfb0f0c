import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { type CaptchaAnswer, LOGIN_TYPE, type LoginPayload } from '../../../src/domain/account/login';
import { checkCaptcha } from '../captchas';
import { MockFailure } from '../failure';
import {
  countWrongPassword,
  forgetWrongPasswords,
  guardKey,
  refuseLocked,
  requireCaptcha,
  triesLeft,
} from '../loginGuard';
import { passwordMatches } from '../passwords';
import { parsePhone, spendSmsCode } from '../smsMessages';
import type { UserRecord } from '../tables';
import { findUserByAccount, findUserByPhone } from '../users';

/** The person who proves to be who they say, by either login type; anything else throws a MockFailure. */
export function authenticate(payload: LoginPayload): UserRecord {
  return payload.loginType === LOGIN_TYPE.password ? byPassword(payload) : byCode(payload);
}

function byPassword(payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.password }>): UserRecord {
  const user = findUserByAccount(payload.userPhone);
  const key = guardKey(payload.userPhone, user);
  refuseLocked(key);
  requireCaptcha(key, payload.captcha);
  const isRight = passwordMatches(payload.password, user?.passwordHash);
  if (user === undefined || !isRight) throw countWrongPassword(key);
  forgetWrongPasswords(key);
  return user;
}

/** Only who holds the phone, proven by the code, learns whether it is registered or locked. */
function byCode(payload: Extract<LoginPayload, { loginType: typeof LOGIN_TYPE.sms }>): UserRecord {
  const userPhone = parsePhone(payload.userPhone);
  if (payload.captcha !== undefined) checkCaptcha(payload.captcha);
  spendSmsCode(userPhone, 'login', payload.smsVerificationCode);
  const user = findUserByPhone(userPhone);
  if (user === undefined) {
    throw new MockFailure(
      ACCOUNT_ERROR.wrongCredentials,
      { zh: '该手机号尚未注册，请先注册。', en: 'This phone number is not registered yet. Register first.' },
      { registered: false },
    );
  }
  refuseLocked(guardKey(userPhone, user));
  return user;
}

/**
 * Passes when the password is the person's. Wrong ones count together with those of the login page, so that a session that
 * was left open is no way around its captcha and its lock.
 */
export function provePassword(user: UserRecord, password: string, captcha: CaptchaAnswer | undefined): void {
  const key = guardKey(user.userPhone, user);
  refuseLocked(key);
  requireCaptcha(key, captcha);
  if (passwordMatches(password, user.passwordHash)) {
    forgetWrongPasswords(key);
    return;
  }
  const failure = countWrongPassword(key);
  throw failure.code === ACCOUNT_ERROR.wrongCredentials
    ? wrongPassword(triesLeft(key), failure.result)
    : failure;
}

function wrongPassword(left: number, result: unknown): MockFailure {
  return new MockFailure(
    ACCOUNT_ERROR.wrongCredentials,
    {
      zh: `当前密码错误，再错 ${left} 次账号将被锁定 15 分钟。`,
      en: `The current password is wrong. After ${left} more wrong ${left === 1 ? 'try' : 'tries'} the account is locked for 15 minutes.`,
    },
    { ...Object(result), triesLeft: left },
  );
}
