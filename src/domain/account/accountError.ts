import * as v from 'valibot';
import { details, refusal } from '../requestError';
import { count } from '../schemas';

/** Envelope codes of the account endpoints. */
export const ACCOUNT_ERROR = {
  /** Unknown name or phone number, or the wrong password: the reply does not reveal which. */
  wrongCredentials: 10001,
  /** Too many wrong passwords or codes; request a captcha and send its answer. */
  captchaRequired: 10002,
  /** The answer to the captcha is wrong or has expired. */
  captchaWrong: 10003,
  /** Locked for a while after too many wrong passwords, for devices that were never signed in or for this known one. */
  accountLocked: 10004,
  /** The SMS code is wrong. */
  smsCodeWrong: 10005,
  /** The SMS code has expired, was used or was entered wrongly too often. Request a new one. */
  smsCodeVoid: 10006,
  /** The last message to this number was sent too recently. */
  smsTooSoon: 10007,
  /** This number has reached its daily limit of messages, or the caller one for all numbers. */
  smsDailyLimit: 10008,
  /** The phone number already belongs to an account. */
  phoneTaken: 10009,
  /** The password is too weak. */
  passwordRefused: 10010,
  /** The two passwords differ. */
  passwordsDiffer: 10011,
  /** The phone number is not a valid mobile number. */
  phoneInvalid: 10012,
  /** An agreement has a newer version than the one accepted. */
  consentOutdated: 10013,
  /** The proof of identity has expired, was used for another change or belongs to another session. */
  phoneProofInvalid: 10014,
  /** The new phone number is the current one. */
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

export const accountLocked = refusal(
  ACCOUNT_ERROR.accountLocked,
  details({
    /** Seconds until the lock ends. */
    retryAfterSeconds: v.optional(count),
  }),
);

export const smsDailyLimit = refusal(
  ACCOUNT_ERROR.smsDailyLimit,
  details({
    /** Seconds until another message can be sent. */
    retryAfterSeconds: v.optional(count),
  }),
);

/** How the limits refuse a code (callerLimits.ts). */
export const SMS_SEND_REFUSALS = [
  smsTooSoon,
  smsDailyLimit,
  ACCOUNT_ERROR.captchaRequired,
  ACCOUNT_ERROR.captchaWrong,
];

export type AccountErrorCode = (typeof ACCOUNT_ERROR)[keyof typeof ACCOUNT_ERROR];

export const SMS_CODE_REFUSALS = [
  ACCOUNT_ERROR.phoneInvalid,
  ACCOUNT_ERROR.smsCodeWrong,
  ACCOUNT_ERROR.smsCodeVoid,
];
