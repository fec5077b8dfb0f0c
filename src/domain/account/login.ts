import * as v from 'valibot';
import { refusal } from '../requestError';
import { idSchema } from '../schemas';
import { TOKEN_PATTERN } from './tokenKey';

/** Spec section 4, login types. */
export const LOGIN_TYPE = { sms: 0, password: 1 } as const;

export const LOGIN_LIMITS = {
  captchaAfterFailures: 5,
  lockAfterFailures: 10,
  /** Milliseconds. */
  lockForMs: 900_000,
} as const;

// Upper bounds only; password.ts validates new passwords.
/** User name or phone number. */
export const accountNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** A password, exactly as typed; for a new one see "Passwords". */
export const secretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** The code of an SMS, as typed: remove white space and hyphens and make full-width digits plain ones. See "Limits". */
export const smsCodeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** The user's answer to a captcha; needed when a refusal asks for it, and checked whenever it is sent (10003 without captchas). */
export const captchaAnswerSchema = v.object({
  /** Id of the captcha. */
  captchaId: v.pipe(v.string(), v.maxLength(128)),
  /** What the user reads in the picture; case, width and spaces around it make no difference. */
  answer: v.pipe(v.string(), v.maxLength(32)),
});

/** A captcha with its picture. */
export const captchaSchema = v.object({
  /** Id of the captcha. */
  captchaId: idSchema,
  /** A `data:` URL of an SVG picture, percent-encoded or in Base64, so that a response cannot load external content. */
  image: v.pipe(v.string(), v.startsWith('data:image/svg+xml')),
  /** Seconds until the captcha expires. */
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

/** The device token of an earlier sign-in in this browser, if there is one. An unknown one counts as none. */
export const sentDeviceToken = v.optional(v.pipe(v.string(), v.maxLength(512)));

/** What a sign-in says about its device. */
export const deviceEntries = {
  deviceToken: sentDeviceToken,
  /** Whether the user wants this device to be remembered, so that the session may last longer. May be ignored. */
  remember: v.optional(v.boolean()),
};

/** A device token: visible ASCII, at most 512 characters. */
export const DEVICE_TOKEN_PATTERN = /^[\x21-\x7e]{1,512}$/;

/**
 * Unguessable mark of the device. The portal keeps it when the user signs out and sends it with the next sign-in or request for a
 * code: limits that strangers have reached then do not apply. Each sign-in may return another one, which knows the accounts of
 * the sent one, too. So does what ends other sessions: all earlier ones of the account may have been copied, and end.
 */
export const newDeviceToken = v.optional(v.pipe(v.string(), v.regex(DEVICE_TOKEN_PATTERN)));

const passwordLoginSchema = v.object({
  userPhone: accountNameSchema,
  loginType: v.literal(LOGIN_TYPE.password),
  password: secretSchema,
  captcha: v.optional(captchaAnswerSchema),
  ...deviceEntries,
});

const smsLoginSchema = v.object({
  userPhone: accountNameSchema,
  loginType: v.literal(LOGIN_TYPE.sms),
  smsVerificationCode: smsCodeSchema,
  /** A back end may ask for it beside a code, too. */
  captcha: v.optional(captchaAnswerSchema),
  ...deviceEntries,
});

/** `userPhone`, `loginType` and either `password` or `smsVerificationCode` (spec section 3). */
export const loginPayloadSchema = v.variant('loginType', [passwordLoginSchema, smsLoginSchema]);

/** The new session. */
export const loginResultSchema = v.object({
  /** Sent in `x-authorization` of every later call. */
  token: v.pipe(v.string(), v.regex(TOKEN_PATTERN)),
  deviceToken: newDeviceToken,
});

/** The code of a sign-in whose account needs a second step. No session has started. */
export const SECOND_STEP_REQUIRED = 10016;

/** The first step of a sign-in has succeeded; the second one proves it by this. */
export const loginChallengeSchema = v.object({
  /** Only the second step accepts it. */
  challenge: v.pipe(v.string(), v.minLength(1)),
  /** Seconds until the challenge expires. */
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

export const secondStepRequired = refusal(SECOND_STEP_REQUIRED, loginChallengeSchema);

export type LoginChallenge = v.InferOutput<typeof loginChallengeSchema>;
export type CaptchaAnswer = v.InferOutput<typeof captchaAnswerSchema>;
export type Captcha = v.InferOutput<typeof captchaSchema>;
export type LoginResult = v.InferOutput<typeof loginResultSchema>;
export type DeviceEntries = v.InferOutput<v.ObjectSchema<typeof deviceEntries, undefined>>;
export type LoginPayload = v.InferOutput<typeof loginPayloadSchema>;
