import type { PhoneChangePayload, PhoneCodePayload, PhoneProofPayload } from '@/domain/account/phoneChange';
import type {
  BalanceProofLimit,
  PasswordChangePayload,
  SessionRevokePayload,
} from '@/domain/account/security';
import { securityEndpoints } from '@/domain/account/securityEndpoints';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call } from './call';

/** Throws a `RequestError`. */
export async function fetchSecuritySummary(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.summary, {}, options));
}

/**
 * Sets the limit of payments from the balance without a proof of identity, in cents. Throws a `RequestError`;
 * `INSTANCE_ERROR.proofRequired` when a looser one needs a proof.
 */
export async function setBalanceProof(balanceProofLimit: BalanceProofLimit) {
  return withReceivedAt(await call(securityEndpoints.setBalanceProof, { body: { balanceProofLimit } }));
}

/** Changes the password and ends all other sessions. Throws a `RequestError` whose code names the field. */
export function changePassword(body: PasswordChangePayload, options?: CallOptions) {
  return call(securityEndpoints.changePassword, { body }, options);
}

/** Returns this session's phone change. Throws a `RequestError`. */
export async function fetchPhoneChange(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.phoneChange, {}, options));
}

/** Sends a code to the current or, with a proof of identity, the new phone. Throws a `RequestError`. */
export async function sendPhoneCode(body: PhoneCodePayload, options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.sendPhoneCode, { body }, options));
}

/** Verifies the identity and returns the proof. Throws a `RequestError`. */
export async function provePhoneChange(body: PhoneProofPayload, options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.provePhoneChange, { body }, options));
}

/** Binds the confirmed number and ends all other sessions. Idempotent. Throws a `RequestError`. */
export function changePhone(body: PhoneChangePayload, options?: CallOptions) {
  return call(securityEndpoints.changePhone, { body }, options);
}

/** Throws a `RequestError`. */
export async function abandonPhoneChange(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.abandonPhoneChange, {}, options));
}

/** This session first. Throws a `RequestError`. */
export async function listSessions(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.sessions, {}, options));
}

/** Ends one session or all others. Idempotent. Throws a `RequestError`. */
export function revokeSessions(body: SessionRevokePayload, options?: CallOptions) {
  return call(securityEndpoints.revokeSessions, { body }, options);
}

/** Latest first. Throws a `RequestError`. */
export async function listLoginHistory(
  query: { current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return withReceivedAt(await call(securityEndpoints.loginHistory, { query }, options));
}
