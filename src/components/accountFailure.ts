import {
  ACCOUNT_ERROR,
  type AccountErrorCode,
  accountLocked,
  smsDailyLimit,
  wrongCredentials,
} from '../domain/account/accountError';
import { hasErrorCode, isRequestError, readRefusal } from '../domain/requestError';

export type AccountField =
  | 'userPhone'
  | 'oldPassword'
  | 'password'
  | 'passwordRepeat'
  | 'smsVerificationCode'
  | 'captcha'
  | 'consent';

/** An error of an account endpoint, shown by the form. */
export interface AccountFailure {
  code: AccountErrorCode;
  /** Text of the server in the user's language. */
  message: string;
  /** Whether the next attempt needs a captcha, as after five wrong passwords. */
  needsCaptcha: boolean;
  /** Seconds until a limit ends that lasts longer than a countdown. */
  retryAfterSeconds?: number;
}

/** The fields that may show each error, the first one present first; none for errors of the whole account. */
const FIELDS: Record<AccountErrorCode, readonly AccountField[]> = {
  [ACCOUNT_ERROR.wrongCredentials]: ['oldPassword', 'password', 'userPhone'],
  [ACCOUNT_ERROR.captchaRequired]: ['captcha'],
  [ACCOUNT_ERROR.captchaWrong]: ['captcha'],
  [ACCOUNT_ERROR.accountLocked]: [],
  [ACCOUNT_ERROR.smsCodeWrong]: ['smsVerificationCode'],
  [ACCOUNT_ERROR.smsCodeVoid]: ['smsVerificationCode'],
  [ACCOUNT_ERROR.smsTooSoon]: ['smsVerificationCode', 'userPhone'],
  [ACCOUNT_ERROR.smsDailyLimit]: ['smsVerificationCode', 'userPhone'],
  [ACCOUNT_ERROR.phoneTaken]: ['userPhone'],
  [ACCOUNT_ERROR.passwordRefused]: ['password'],
  [ACCOUNT_ERROR.passwordsDiffer]: ['passwordRepeat'],
  [ACCOUNT_ERROR.phoneInvalid]: ['userPhone'],
  [ACCOUNT_ERROR.consentOutdated]: ['consent'],
  [ACCOUNT_ERROR.phoneProofInvalid]: [],
  [ACCOUNT_ERROR.phoneUnchanged]: ['userPhone'],
};

export const getAccountFields = (code: AccountErrorCode): readonly AccountField[] => FIELDS[code];

/** Returns the account error of a caught value; undefined for any other error. */
export function toAccountFailure(error: unknown): AccountFailure | undefined {
  const code = Object.values(ACCOUNT_ERROR).find((known) => hasErrorCode(error, known));
  if (!code || !isRequestError(error)) return undefined;
  const limit = readRefusal(error, accountLocked) ?? readRefusal(error, smsDailyLimit);
  return {
    code,
    message: error.message,
    ...(limit?.retryAfterSeconds && { retryAfterSeconds: limit.retryAfterSeconds }),
    needsCaptcha:
      code === ACCOUNT_ERROR.captchaRequired ||
      code === ACCOUNT_ERROR.captchaWrong ||
      readRefusal(error, wrongCredentials)?.captchaRequired === true,
  };
}
