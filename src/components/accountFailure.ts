import { ACCOUNT_ERROR, type AccountErrorCode } from '../domain/account/accountError';

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
  /** Unvalidated details. */
  result: unknown;
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
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = Object.values(ACCOUNT_ERROR).find((known) => known === error.code);
  return code && { code, message: error.message, result: 'result' in error ? error.result : undefined };
}

function detail(result: unknown, key: string): unknown {
  return typeof result === 'object' && result !== null ? Reflect.get(result, key) : undefined;
}

/** Whether the next attempt needs a captcha (domain.md "Account": after five wrong passwords). */
export function needsCaptcha({ code, result }: AccountFailure): boolean {
  return (
    code === ACCOUNT_ERROR.captchaRequired ||
    code === ACCOUNT_ERROR.captchaWrong ||
    detail(result, 'captchaRequired') === true
  );
}

/** Seconds until another SMS code can be sent; undefined for other errors. */
export function getResendAfterSeconds({ code, result }: AccountFailure): number | undefined {
  const seconds = code === ACCOUNT_ERROR.smsTooSoon ? detail(result, 'retryAfterSeconds') : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
