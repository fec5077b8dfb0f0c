import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import type { CaptchaAnswer } from '../../../src/domain/account/login';
import { MockFailure } from '../failure';
import {
  countWrongPassword,
  forgetWrongPasswords,
  guardKey,
  refuseLocked,
  requireCaptcha,
  triesLeft,
} from '../loginGuard';
import { passwordMatches } from '../passwordHash';
import type { UserRecord } from '../tables';

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
