import * as v from 'valibot';
import { consentSchema } from '../content/agreement';
import { accountNameSchema, secretSchema, smsCodeSchema } from './login';

/** Spec section 3, plus the agreement versions the person saw and accepted. */
export const registerPayloadSchema = v.object({
  userPhone: accountNameSchema,
  password: secretSchema,
  passwordRepeat: secretSchema,
  smsVerificationCode: smsCodeSchema,
  consents: v.pipe(v.array(consentSchema), v.maxLength(20)),
});

export const registerResultSchema = v.object({ userId: v.string(), userName: v.string() });

export const resetPasswordPayloadSchema = v.object({
  userPhone: accountNameSchema,
  smsVerificationCode: smsCodeSchema,
  password: secretSchema,
  passwordRepeat: secretSchema,
});

export type RegisterPayload = v.InferOutput<typeof registerPayloadSchema>;
export type ResetPasswordPayload = v.InferOutput<typeof resetPasswordPayloadSchema>;
