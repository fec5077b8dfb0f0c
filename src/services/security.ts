import type { PhoneChangePayload, PhoneCodePayload, PhoneProofPayload } from '@/domain/account/phoneChange';
import type { PasswordChangePayload, SessionRevokePayload } from '@/domain/account/security';
import { securityEndpoints } from '@/domain/account/securityEndpoints';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call } from './call';

/** What there is to know of the account's protection beyond the current user. Throws a `RequestError`. */
export async function fetchSecuritySummary(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.summary, {}, options));
}

/** Sets a new password and ends all other sessions. Throws a `RequestError`; its code names the wrong field. */
export function changePassword(body: PasswordChangePayload, options?: CallOptions) {
  return call(securityEndpoints.changePassword, { body }, options);
}

/** Where this session's change of phone stands, so that it can be resumed. Throws a `RequestError`. */
export async function fetchPhoneChange(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.phoneChange, {}, options));
}

/** Sends a code to the account's phone or, with a proof of identity, to the new one. Throws a `RequestError`. */
export async function sendPhoneCode(body: PhoneCodePayload, options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.sendPhoneCode, { body }, options));
}

/** Proves who asks for a change of phone; answers the proof and until when it is good. Throws a `RequestError`. */
export async function provePhoneChange(body: PhoneProofPayload, options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.provePhoneChange, { body }, options));
}

/**
 * Binds the number that the last code went to and ends all other sessions; sent again after it went through, it answers
 * the same. Throws a `RequestError`.
 */
export function changePhone(body: PhoneChangePayload, options?: CallOptions) {
  return call(securityEndpoints.changePhone, { body }, options);
}

/** Gives an open change of phone up. Throws a `RequestError`. */
export async function abandonPhoneChange(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.abandonPhoneChange, {}, options));
}

/** Where the person is signed in, this session first. Throws a `RequestError`. */
export async function listSessions(options?: CallOptions) {
  return withReceivedAt(await call(securityEndpoints.sessions, {}, options));
}

/** Ends one session or all others; none of them left is no failure. Throws a `RequestError`. */
export function revokeSessions(body: SessionRevokePayload, options?: CallOptions) {
  return call(securityEndpoints.revokeSessions, { body }, options);
}

/** One page of the tries to sign in to this account, the latest first. Throws a `RequestError`. */
export async function listLoginHistory(
  query: { current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return withReceivedAt(await call(securityEndpoints.loginHistory, { query }, options));
}
