import * as v from 'valibot';
import { lenient } from '../lenient';
import { cursorListingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { count, idSchema, serverTime, timestamp } from '../schemas';
import { captchaAnswerSchema, LOGIN_TYPE, newDeviceToken } from './login';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** The type of a sign-in by a linked account, besides those of spec section 4. */
export const LINKED_LOGIN_TYPE = 2;
/** How the user signed in: 0 with an SMS code, 1 with a password, 2 with a linked account. */
const loginType = v.picklist([...Object.values(LOGIN_TYPE), LINKED_LOGIN_TYPE]);

/** Age of a password after which the portal suggests a change. */
export const OLD_PASSWORD_DAYS = 180;

export const LOGIN_HISTORY_DAYS = 90;

/** The limit of an account that has set none: payments from the balance above it, in cents, need a proof of identity. */
export const DEFAULT_BALANCE_PROOF_LIMIT = 50_000;

const balanceProofEntries = {
  /** The amount in cents above which a proof is needed: 0 for every payment, null for none. */
  balanceProofLimit: v.nullable(nonNegativeCentsSchema),
};

/** Security of the account. */
export const securitySummarySchema = v.object({
  /** When the password was last changed. */
  passwordChangedAt: timestamp,
  /** When a payment from the balance needs a proof of identity; missing in a back end without such a limit. */
  balanceProof: lenient(v.object(balanceProofEntries)),
  serverTime,
});

/** A higher limit, or none, needs a proof of identity itself. */
export const balanceProofPayloadSchema = v.object(balanceProofEntries);

/** Passwords are sent exactly as typed. */
export const passwordChangePayloadSchema = v.object({
  /** The current password, exactly as typed. */
  oldPassword: secret,
  /** The new password, exactly as typed. */
  password: secret,
  /** The new password again. */
  passwordRepeat: secret,
  captcha: v.optional(captchaAnswerSchema),
});

/** What the change has ended. */
export const passwordChangeResultSchema = v.object({
  /** Number of other sessions that were ended. */
  endedSessions: count,
  deviceToken: newDeviceToken,
});

/** A device where the user is signed in. */
export const userSessionSchema = v.object({
  sessionId: idSchema,
  /** Browser and system, like `Chrome · macOS`; empty when unknown. */
  device: v.string(),
  /** Empty when unknown. */
  place: v.string(),
  loginType,
  /** When the session was started. */
  createdAt: timestamp,
  /** When the session was last used. */
  lastSeenAt: timestamp,
  /** When it ends at the latest, however it is used; missing in a back end without such an end. */
  endsAt: lenient(timestamp),
  /** Whether this is the session of the call. */
  current: v.boolean(),
});

/** Sessions of the user. */
export const userSessionListSchema = v.object({
  /** The sessions, the current one first. */
  list: v.array(userSessionSchema),
  serverTime,
});

/** One session, or all others. */
export const sessionRevokePayloadSchema = v.union([
  v.strictObject({ sessionId: idSchema }),
  v.strictObject({ others: v.literal(true) }),
]);

/** Ended sessions; 0 when they had already ended. */
export const sessionRevokeResultSchema = v.object({
  /** Number of ended sessions. */
  revokedCount: count,
  deviceToken: newDeviceToken,
});

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
  recordId: idSchema,
  /** When it was tried. */
  at: timestamp,
  loginType,
  /** How the attempt ended. */
  outcome: v.picklist(LOGIN_OUTCOMES),
  /** Browser and system, like `Chrome · macOS`; empty when unknown. */
  device: v.string(),
  /** Place of the network address, for people; empty when unknown. */
  place: v.string(),
});

/** One page of sign-in attempts. */
export const loginHistorySchema = v.object({
  ...cursorListingSchema(loginRecordSchema).entries,
  serverTime,
});

/** Whether a payment from the balance needs a proof of identity; amount and limit in cents, without a limit none does. */
export const needsBalanceProof = (amount: number, limit: number | null): boolean =>
  limit !== null && amount > limit;

/** Whether a limit (in cents, null for none) asks for fewer proofs than another. */
export const isLooserBalanceProof = (limit: number | null, before: number | null): boolean =>
  (limit ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY);

export type BalanceProofLimit = v.InferOutput<typeof balanceProofPayloadSchema>['balanceProofLimit'];
export type PasswordChangePayload = v.InferOutput<typeof passwordChangePayloadSchema>;
export type UserSession = v.InferOutput<typeof userSessionSchema>;
export type SessionRevokePayload = v.InferOutput<typeof sessionRevokePayloadSchema>;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];
export type LoginRecord = v.InferOutput<typeof loginRecordSchema>;
