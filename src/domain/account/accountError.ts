import * as v from 'valibot';
import { details, refusal } from '../requestError';
import { count } from '../schemas';

/** Envelope codes of the account endpoints. */
export const ACCOUNT_ERROR = {
  wrongCredentials: 10001,
  captchaRequired: 10002,
  captchaWrong: 10003,
  accountLocked: 10004,
  smsCodeWrong: 10005,
  /** Expired, used or too many wrong attempts: a new code is needed. */
  smsCodeVoid: 10006,
  smsTooSoon: 10007,
  smsDailyLimit: 10008,
  phoneTaken: 10009,
  passwordRefused: 10010,
  passwordsDiffer: 10011,
  phoneInvalid: 10012,
  consentOutdated: 10013,
  /** The proof of identity has expired, was used for another change or belongs to another session. */
  phoneProofInvalid: 10014,
  phoneUnchanged: 10015,
} as const;

export const wrongCredentials = refusal(
  ACCOUNT_ERROR.wrongCredentials,
  details({
    /** Whether the next attempt needs a captcha. */
    captchaRequired: v.optional(v.boolean()),
  }),
);

export const smsTooSoon = refusal(
  ACCOUNT_ERROR.smsTooSoon,
  v.object({
    /** Seconds until another message can be sent. */
    retryAfterSeconds: count,
  }),
);

export type AccountErrorCode = (typeof ACCOUNT_ERROR)[keyof typeof ACCOUNT_ERROR];

export const SMS_CODE_REFUSALS = [
  ACCOUNT_ERROR.phoneInvalid,
  ACCOUNT_ERROR.smsCodeWrong,
  ACCOUNT_ERROR.smsCodeVoid,
];
