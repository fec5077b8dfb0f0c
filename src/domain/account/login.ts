import * as v from 'valibot';
import { consentSchema } from '../content/agreement';

/** Spec section 4, login types. */
export const LOGIN_TYPE = { sms: 0, password: 1 } as const;

export const LOGIN_LIMITS = {
  captchaAfterFailures: 5,
  lockAfterFailures: 10,
  /** Milliseconds. */
  lockForMs: 900_000,
} as const;

// These bounds only keep absurd bodies out. Whether a password is good enough is asked in password.ts,
// and at login an overlong one is simply wrong.
const account = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

export const captchaAnswerSchema = v.object({
  captchaId: v.pipe(v.string(), v.maxLength(128)),
  answer: v.pipe(v.string(), v.maxLength(32)),
});

export const captchaSchema = v.object({
  captchaId: v.pipe(v.string(), v.minLength(1)),
  /** A `data:` URL of an SVG picture; anything else is refused, so that a reply cannot make the page load from afar. */
  image: v.pipe(v.string(), v.startsWith('data:image/svg+xml')),
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

const passwordLoginSchema = v.object({
  userPhone: account,
  loginType: v.literal(LOGIN_TYPE.password),
  password: secret,
  captcha: v.optional(captchaAnswerSchema),
});

const smsLoginSchema = v.object({
  userPhone: account,
  loginType: v.literal(LOGIN_TYPE.sms),
  smsVerificationCode: code,
  captcha: v.optional(captchaAnswerSchema),
});

/** Spec section 3: `userPhone`, `loginType` and either `password` or `smsVerificationCode`. */
export const loginPayloadSchema = v.variant('loginType', [passwordLoginSchema, smsLoginSchema]);

/** A session token that a header can carry (and a server will read): visible ASCII, at most 4096 characters. */
export const TOKEN_PATTERN = /^[\x21-\x7e]{1,4096}$/;

export const loginResultSchema = v.object({ token: v.pipe(v.string(), v.regex(TOKEN_PATTERN)) });

/** Spec section 3, plus the agreement versions the person saw and accepted. */
export const registerPayloadSchema = v.object({
  userPhone: account,
  password: secret,
  passwordRepeat: secret,
  smsVerificationCode: code,
  consents: v.pipe(v.array(consentSchema), v.maxLength(20)),
});

export const registerResultSchema = v.object({ userId: v.string(), userName: v.string() });

export const resetPasswordPayloadSchema = v.object({
  userPhone: account,
  smsVerificationCode: code,
  password: secret,
  passwordRepeat: secret,
});

export type CaptchaAnswer = v.InferOutput<typeof captchaAnswerSchema>;
export type Captcha = v.InferOutput<typeof captchaSchema>;
export type LoginPayload = v.InferOutput<typeof loginPayloadSchema>;
export type RegisterPayload = v.InferOutput<typeof registerPayloadSchema>;
export type ResetPasswordPayload = v.InferOutput<typeof resetPasswordPayloadSchema>;
