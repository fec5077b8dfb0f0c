import * as v from 'valibot';
import { captchaAnswerSchema, sentDeviceToken } from './login';

/** A code is valid for one scene only. */
export const SMS_SCENES = [
  'login',
  'register',
  'resetPassword',
  'changePhone',
  'certification',
  'access',
] as const;

export type SmsScene = (typeof SMS_SCENES)[number];

export const SMS_LIMITS = {
  codeLength: 6,
  /** Milliseconds. */
  validForMs: 600_000,
  resendAfterSeconds: 60,
  /** Wrong attempts of a caller after which the code is invalid for them. */
  wrongTries: 5,
  /** Wrong attempts of all callers together after which it is invalid for all. */
  wrongTriesInAll: 25,
  /** Per number, for all scenes. */
  messagesPerDay: 10,
  /** How many of them only these can use (callerLimits.ts). */
  reservedPerDay: { anyone: 0, knownDevice: 3, owner: 3 },
  /** Messages within a day, per number or caller, after which each needs a captcha. */
  captchaAfter: 2,
  /** Messages per network address, to any numbers. */
  perCaller: { hour: 20, day: 60 },
} as const;

/** Removes spaces and hyphens and converts full-width digits. */
export function normalizeSmsCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Whether the normalised text has six digits. */
export function isSmsCode(text: string): boolean {
  return /^\d{6}$/.test(normalizeSmsCode(text));
}

/** Requests a code. */
export const smsSendPayloadSchema = v.object({
  /** Phone number that receives the code; see "Phone numbers". */
  userPhone: v.pipe(v.string(), v.maxLength(64)),
  /** What the code is for; it is valid for nothing else. */
  scene: v.picklist(SMS_SCENES),
  captcha: v.optional(captchaAnswerSchema),
  deviceToken: sentDeviceToken,
});

/** Requests a code for the phone of the account. */
export const ownCodePayloadSchema = v.object({
  captcha: v.optional(captchaAnswerSchema),
});

/** When another code can be sent, and how long this one is valid. */
export const smsSendResultSchema = v.object({
  /** Seconds until another code can be sent. */
  resendAfterSeconds: v.pipe(v.number(), v.minValue(0)),
  /** Seconds until the code expires. */
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

export type OwnCodePayload = v.InferOutput<typeof ownCodePayloadSchema>;
export type SmsSendPayload = v.InferOutput<typeof smsSendPayloadSchema>;
export type SmsSendResult = v.InferOutput<typeof smsSendResultSchema>;
