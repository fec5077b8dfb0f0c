import * as v from 'valibot';
import { encodePart } from '../characters';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { loginResultSchema } from './login';

/** Time-based one-time codes (RFC 6238 with SHA-1, the parameters that every authenticator app knows) and recovery codes. */
export const SECOND_STEP = {
  codeDigits: 6,
  periodSeconds: 30,
  /** Steps by which the clock of the app may differ, either way. */
  driftSteps: 1,
  /** Random bytes of a secret (RFC 4226 recommends 20). */
  secretBytes: 20,
  recoveryCodes: 10,
  /** Letters and digits of a recovery code, in two halves. */
  recoveryCodeLength: 10,
  /** Seconds until a new secret must be confirmed. */
  setupSeconds: 600,
  /** Seconds in which the second step must follow the first. */
  challengeSeconds: 300,
  /** Wrong codes after which the sign-in starts again. */
  triesPerChallenge: 5,
  /** Wrong codes in a row, of a known device or in all sign-ins on others, after which no code is accepted there for a while. */
  lockAfterFailures: 10,
  /** Milliseconds. */
  lockForMs: 900_000,
} as const;

export const SECOND_STEP_ERROR = {
  /** The code of the authenticator app, or the recovery code, is wrong. */
  codeWrong: 10101,
  /** The code of this time step was used before. */
  codeUsed: 10102,
  /** The challenge is unknown, has expired, was used or failed too often. Sign in again. */
  challengeOver: 10103,
  /** Too many wrong codes in a row. */
  locked: 10104,
  /** The secret is unknown, has expired or failed too often. Create another. */
  setupOver: 10105,
  /** The second step is on. */
  alreadyOn: 10106,
  /** The second step is off. */
  notOn: 10107,
} as const;

/** Letters and digits that nobody mixes up. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Removes separators, converts full-width characters and writes capitals. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** Whether the text is a recovery code, in any spelling. */
export function isRecoveryCode(typed: string): boolean {
  const code = normalizeRecoveryCode(typed);
  return (
    code.length === SECOND_STEP.recoveryCodeLength &&
    [...code].every((sign) => RECOVERY_ALPHABET.includes(sign))
  );
}

/** Writes a recovery code in two halves: `7K2QD-M9XPA`. */
export function formatRecoveryCode(code: string): string {
  const half = SECOND_STEP.recoveryCodeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** Writes a secret in groups of four, to be typed. */
export const formatSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the address in the QR code that an authenticator app reads. */
export function toAuthenticatorUri(secret: string, issuer: string, account: string): string {
  const label = `${encodePart(issuer)}:${encodePart(account)}`;
  const facts = {
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: SECOND_STEP.codeDigits,
    period: SECOND_STEP.periodSeconds,
  };
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodePart(String(value))}`);
  // Not URLSearchParams: apps show its plus signs.
  return `otpauth://totp/${label}?${query.join('&')}`;
}

/** Returns the time step of a moment (milliseconds since 1970), RFC 6238 section 4.2. */
export const getTimeStep = (milliseconds: number): number =>
  Math.floor(milliseconds / 1000 / SECOND_STEP.periodSeconds);

/** Returns the time steps whose codes are accepted at a moment, except those up to the last used one. */
export function acceptedSteps(milliseconds: number, lastUsedStep: number): number[] {
  const now = getTimeStep(milliseconds);
  const { driftSteps } = SECOND_STEP;
  return Array.from({ length: 2 * driftSteps + 1 }, (_, index) => now - driftSteps + index).filter(
    (step) => step > lastUsedStep,
  );
}

/** Whether signing in takes a second step. */
export const secondStepSchema = v.object({
  /** Whether signing in takes the second step. */
  enabled: v.boolean(),
  /** Missing while it is off. */
  turnedOnAt: v.optional(timestamp),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: count,
  serverTime,
});

/** A new secret for an authenticator app. */
export const secondStepSetupSchema = v.object({
  /** Id of a secret that waits for its first code. */
  setupId: idSchema,
  /** Base32 without padding (RFC 4648). */
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)),
  /** Name of the account in the app. */
  account: text,
  /** When the secret expires without a first code. */
  expiresAt: timestamp,
});

/** Ten new codes, which no later reply contains. */
export const recoveryCodesSchema = v.object({
  /** The new codes; no later reply contains them. */
  recoveryCodes: v.pipe(v.array(text), v.minLength(1)),
});

const oneTimeCode = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Confirms a new secret. */
export const setupConfirmPayloadSchema = v.object({
  /** Id of a secret that waits for its first code. */
  setupId: identifier,
  /** The code that the app shows. */
  code: oneTimeCode,
});

/** The second step of a sign-in: the code of the app, or a recovery code. */
export const secondStepLoginPayloadSchema = v.union([
  v.strictObject({
    /** From the refusal of the first step. */
    challenge: identifier,
    /** The code that the app shows. */
    code: oneTimeCode,
  }),
  v.strictObject({
    /** From the refusal of the first step. */
    challenge: identifier,
    /** One of the recovery codes, in any spelling. */
    recoveryCode: oneTimeCode,
  }),
]);

/** The new session after the second step. */
export const secondStepLoginResultSchema = v.object({
  ...loginResultSchema.entries,
  /** Number of unused recovery codes, after one was used; missing after a code of the app. */
  recoveryCodesLeft: v.optional(count),
});

export type SecondStep = v.InferOutput<typeof secondStepSchema>;
export type SecondStepSetup = v.InferOutput<typeof secondStepSetupSchema>;
export type SetupConfirmPayload = v.InferOutput<typeof setupConfirmPayloadSchema>;
export type SecondStepLoginPayload = v.InferOutput<typeof secondStepLoginPayloadSchema>;
