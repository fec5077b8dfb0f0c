/** Envelope codes of the account endpoints. Their message is the server's, in the language of `Accept-Language`. */
export const ACCOUNT_ERROR = {
  wrongCredentials: 10001,
  captchaRequired: 10002,
  captchaWrong: 10003,
  accountLocked: 10004,
  smsCodeWrong: 10005,
  /** Expired, already used, or tried wrongly too often: only a new code helps. */
  smsCodeVoid: 10006,
  smsTooSoon: 10007,
  smsDailyLimit: 10008,
  phoneTaken: 10009,
  passwordRefused: 10010,
  passwordsDiffer: 10011,
  phoneInvalid: 10012,
  consentOutdated: 10013,
  /** The proof of identity for a change of phone is over, used up, or another session's: prove again. */
  phoneProofInvalid: 10014,
  /** The new phone is the one the account has. */
  phoneUnchanged: 10015,
} as const;

export type AccountErrorCode = (typeof ACCOUNT_ERROR)[keyof typeof ACCOUNT_ERROR];

/** Why the SMS code in a form may be refused. */
export const SMS_CODE_REFUSALS = [
  ACCOUNT_ERROR.phoneInvalid,
  ACCOUNT_ERROR.smsCodeWrong,
  ACCOUNT_ERROR.smsCodeVoid,
];
