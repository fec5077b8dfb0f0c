import * as v from 'valibot';
import { listingSchema } from '../listing';
import { count, text, timestamp } from '../schemas';
import { captchaAnswerSchema, LOGIN_TYPE } from './login';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
const loginType = v.picklist(Object.values(LOGIN_TYPE));

/** A password older than this is worth a hint; nobody is made to change it. */
export const OLD_PASSWORD_DAYS = 180;

/** How long the record of sign-ins goes back. */
export const LOGIN_HISTORY_DAYS = 90;

/** What the overview says of the account that `currentUser` does not. */
export const securitySummarySchema = v.object({
  passwordChangedAt: timestamp,
  serverTime: timestamp,
});

/** The old password goes out byte for byte as typed, like every password. */
export const passwordChangePayloadSchema = v.object({
  oldPassword: secret,
  password: secret,
  passwordRepeat: secret,
  captcha: v.optional(captchaAnswerSchema),
});

/** How many other sessions a change of password has ended. */
export const passwordChangeResultSchema = v.object({ endedSessions: count });

/** One place where the person is signed in. */
export const userSessionSchema = v.object({
  sessionId: text,
  /** Browser and system, like `Chrome · macOS`; empty when the browser does not tell. */
  device: v.string(),
  /** Empty when unknown. */
  place: v.string(),
  loginType,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** Whether it is the one that asks. */
  current: v.boolean(),
});

export const userSessionListSchema = v.object({ list: v.array(userSessionSchema), serverTime: timestamp });

/** One session, or all but the one that asks. */
export const sessionRevokePayloadSchema = v.union([
  v.strictObject({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  v.strictObject({ others: v.literal(true) }),
]);

/** How many sessions that ended; none when they were over already. */
export const sessionRevokeResultSchema = v.object({ revokedCount: count });

export const LOGIN_OUTCOMES = ['success', 'wrongPassword', 'wrongCode', 'wrongCaptcha', 'locked'] as const;

/** One try to sign in to the account, whoever made it. */
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
