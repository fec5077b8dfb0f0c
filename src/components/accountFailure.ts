import { ACCOUNT_ERROR, type AccountErrorCode } from '../domain/account/accountError';

/** Fields of the account forms that a failure can belong to. */
export type AccountField =
  | 'userPhone'
  | 'oldPassword'
  | 'password'
  | 'passwordRepeat'
  | 'smsVerificationCode'
  | 'captcha'
  | 'consent';

/** An account endpoint's refusal, for the form to show. */
export interface AccountFailure {
  code: AccountErrorCode;
  /** The server's sentence in the person's language. */
  message: string;
  /** Details, unchecked. */
  result: unknown;
}

/** Beside which field each refusal stands: the first of these that the form has; beside none when it is about the account. */
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

/** The refusal that a caught error carries; undefined for any other error. */
export function toAccountFailure(error: unknown): AccountFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = Object.values(ACCOUNT_ERROR).find((known) => known === error.code);
  return code && { code, message: error.message, result: 'result' in error ? error.result : undefined };
}

function detail(result: unknown, key: string): unknown {
  return typeof result === 'object' && result !== null ? Reflect.get(result, key) : undefined;
}

/** Whether the next try must carry the answer to a picture (domain.md "Account": after five wrong passwords). */
export function asksForCaptcha({ code, result }: AccountFailure): boolean {
  return (
    code === ACCOUNT_ERROR.captchaRequired ||
    code === ACCOUNT_ERROR.captchaWrong ||
    detail(result, 'captchaRequired') === true
  );
}

/** Seconds until another SMS code may be asked for, when that is what was refused. */
export function getResendAfterSeconds({ code, result }: AccountFailure): number | undefined {
  const seconds = code === ACCOUNT_ERROR.smsTooSoon ? detail(result, 'retryAfterSeconds') : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
