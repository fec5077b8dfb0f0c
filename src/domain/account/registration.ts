import * as v from 'valibot';
import { acceptedConsents } from '../content/agreement';
import { endpoint } from '../endpoint';
import { idSchema } from '../schemas';
import { ACCOUNT_ERROR as E, SMS_CODE_REFUSALS } from './accountError';
import { newDeviceToken, secretSchema, sentDeviceToken, smsCodeSchema } from './login';

/** Codes of the agreements that a new user accepts. */
export const REGISTRATION_AGREEMENTS = ['register', 'privacy'] as const;

// A phone number as typed.
const phoneText = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A registration (spec section 3). */
export const registerPayloadSchema = v.object({
  /** Phone number to register; see "Phone numbers". */
  userPhone: phoneText,
  password: secretSchema,
  /** The new password again. */
  passwordRepeat: secretSchema,
  smsVerificationCode: smsCodeSchema,
  /**
   * The accepted agreements (see "Agreements"); an empty list lacks them all. Without the field, the first sign-in asks for them (`changedAgreements`
   * of the user).
   */
  consents: v.optional(acceptedConsents),
});

/** The new user. */
export const registerResultSchema = v.object({
  userId: idSchema,
  /** Name to sign in with, made by the back end; may be empty. */
  userName: v.string(),
});

/** A new password with the code of an SMS. */
export const resetPasswordPayloadSchema = v.object({
  /** Phone number of the account. */
  userPhone: phoneText,
  smsVerificationCode: smsCodeSchema,
  password: secretSchema,
  /** The new password again. */
  passwordRepeat: secretSchema,
  deviceToken: sentDeviceToken,
});

/** The device that has proved the phone number counts as one that was signed in. */
export const resetPasswordResultSchema = v.nullish(v.object({ deviceToken: newDeviceToken }));

export type RegisterPayload = v.InferOutput<typeof registerPayloadSchema>;
export type ResetPasswordPayload = v.InferOutput<typeof resetPasswordPayloadSchema>;

const NEW_PASSWORD = [E.passwordRefused, E.passwordsDiffer];

/** Registration and password reset (spec section 3). */
export const registrationEndpoints = {
  register: endpoint('POST user/register', {
    access: 'public',
    body: registerPayloadSchema,
    result: registerResultSchema,
    refusals: [...SMS_CODE_REFUSALS, ...NEW_PASSWORD, E.consentOutdated, E.phoneTaken],
  }),
  resetPassword: endpoint('POST user/password/reset', {
    access: 'public',
    body: resetPasswordPayloadSchema,
    result: resetPasswordResultSchema,
    refusals: [...SMS_CODE_REFUSALS, ...NEW_PASSWORD],
  }),
};
