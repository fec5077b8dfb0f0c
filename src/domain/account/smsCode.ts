import * as v from 'valibot';
import { captchaAnswerSchema } from './login';

/** What a code is good for; a code of one scene opens no other. */
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
  /** The wrong try that voids the code. */
  wrongTries: 5,
  /** For one number, all scenes together. */
  messagesPerDay: 10,
} as const;

/** A pasted code without the spaces, hyphens and full-width digits that message apps put into it. */
export function normalizeSmsCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Whether the text, once normalised, has the form of a code: six digits. */
export function isSmsCode(text: string): boolean {
  return /^\d{6}$/.test(normalizeSmsCode(text));
}

export const smsSendPayloadSchema = v.object({
  userPhone: v.pipe(v.string(), v.maxLength(64)),
  scene: v.picklist(SMS_SCENES),
  captcha: v.optional(captchaAnswerSchema),
});

export const smsSendResultSchema = v.object({
  resendAfterSeconds: v.pipe(v.number(), v.minValue(0)),
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

export type SmsSendPayload = v.InferOutput<typeof smsSendPayloadSchema>;
export type SmsSendResult = v.InferOutput<typeof smsSendResultSchema>;
