import type { BalanceProofLimit } from '@/domain/account/security';
import { securityEndpoints } from '@/domain/account/securityEndpoints';
import { call, service } from './call';

export const fetchSecuritySummary = service(securityEndpoints.summary);

/** Sets the limit of payments from the balance without a proof of identity, in cents. */
export const setBalanceProof = (balanceProofLimit: BalanceProofLimit) =>
  call(securityEndpoints.setBalanceProof, { body: { balanceProofLimit } });

/** Changes the password and ends all other sessions. */
export const changePassword = service(securityEndpoints.changePassword);

/** Returns this session's phone change. */
export const fetchPhoneChange = service(securityEndpoints.phoneChange);

/** Sends a code to the current or, with a proof of identity, the new phone. */
export const sendPhoneCode = service(securityEndpoints.sendPhoneCode);

/** Verifies the identity and returns the proof. */
export const provePhoneChange = service(securityEndpoints.provePhoneChange);

/** Binds the confirmed number and ends all other sessions. Idempotent. */
export const changePhone = service(securityEndpoints.changePhone);

export const abandonPhoneChange = service(securityEndpoints.abandonPhoneChange);

/** This session first. */
export const listSessions = service(securityEndpoints.sessions);

/** Ends one session or all others. Idempotent. */
export const revokeSessions = service(securityEndpoints.revokeSessions);

/** Latest first. */
export const listLoginHistory = service(securityEndpoints.loginHistory);
