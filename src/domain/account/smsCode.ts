import * as v from 'valibot';
import { captchaAnswerSchema } from './login';

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
  /** Wrong attempts after which the code is invalid. */
  wrongTries: 5,
  /** Per number, for all scenes. */
  messagesPerDay: 10,
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
  /** Phone number that receives the code. */
  userPhone: v.pipe(v.string(), v.maxLength(64)),
  /** What the code is for; it is valid for nothing else. */
  scene: v.picklist(SMS_SCENES),
  /** Not asked for here. */
  captcha: v.optional(captchaAnswerSchema),
});

/** When another code can be sent, and how long this one is valid. */
export const smsSendResultSchema = v.object({
  /** Seconds until another code can be sent. */
  resendAfterSeconds: v.pipe(v.number(), v.minValue(0)),
  /** Seconds until the code expires. */
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

export type SmsSendPayload = v.InferOutput<typeof smsSendPayloadSchema>;
export type SmsSendResult = v.InferOutput<typeof smsSendResultSchema>;
