import * as v from 'valibot';
import { listingSchema } from '../listing';
import { count, text, timestamp } from '../schemas';
import { captchaAnswerSchema, LOGIN_TYPE } from './login';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** The type of a sign-in by a linked account, besides those of spec section 4. */
export const LINKED_LOGIN_TYPE = 2;
const loginType = v.picklist([...Object.values(LOGIN_TYPE), LINKED_LOGIN_TYPE]);

/** Age of a password after which the portal suggests a change. */
export const OLD_PASSWORD_DAYS = 180;

export const LOGIN_HISTORY_DAYS = 90;

export const securitySummarySchema = v.object({
  passwordChangedAt: timestamp,
  serverTime: timestamp,
});

/** Passwords are sent exactly as typed. */
export const passwordChangePayloadSchema = v.object({
  oldPassword: secret,
  password: secret,
  passwordRepeat: secret,
  captcha: v.optional(captchaAnswerSchema),
});

export const passwordChangeResultSchema = v.object({ endedSessions: count });

/** A device where the user is signed in. */
export const userSessionSchema = v.object({
  sessionId: text,
  /** Browser and system, like `Chrome · macOS`; empty when unknown. */
  device: v.string(),
  /** Empty when unknown. */
  place: v.string(),
  loginType,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  current: v.boolean(),
});

export const userSessionListSchema = v.object({ list: v.array(userSessionSchema), serverTime: timestamp });

/** One session, or all others. */
export const sessionRevokePayloadSchema = v.union([
  v.strictObject({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  v.strictObject({ others: v.literal(true) }),
]);

/** Ended sessions; 0 when they had already ended. */
export const sessionRevokeResultSchema = v.object({ revokedCount: count });

export const LOGIN_OUTCOMES = [
  'success',
  'wrongPassword',
  'wrongCode',
  'wrongCaptcha',
  'wrongSecondStep',
  'locked',
] as const;

/** An attempt to sign in. */
export const loginRecordSchema = v.object({
  recordId: text,
  at: timestamp,
  loginType,
  outcome: v.picklist(LOGIN_OUTCOMES),
  device: v.string(),
  place: v.string(),
});

export const loginHistorySchema = v.object({
  ...listingSchema(loginRecordSchema).entries,
  serverTime: timestamp,
});

export type PasswordChangePayload = v.InferOutput<typeof passwordChangePayloadSchema>;
export type UserSession = v.InferOutput<typeof userSessionSchema>;
export type SessionRevokePayload = v.InferOutput<typeof sessionRevokePayloadSchema>;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];
export type LoginRecord = v.InferOutput<typeof loginRecordSchema>;
