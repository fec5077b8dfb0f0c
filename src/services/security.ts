import { request } from '@umijs/max';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import {
  type PhoneChangePayload,
  type PhoneCodePayload,
  type PhoneProofPayload,
  phoneChangeResultSchema,
  phoneChangeSchema,
} from '@/domain/account/phoneChange';
import {
  loginHistorySchema,
  type PasswordChangePayload,
  passwordChangeResultSchema,
  type SessionRevokePayload,
  securitySummarySchema,
  sessionRevokeResultSchema,
  userSessionListSchema,
} from '@/domain/account/security';
import { noteArrival } from '@/domain/serverClock';

/** What the security forms show beside their fields instead of as a popup. */
const handledCodes = Object.values(ACCOUNT_ERROR);

interface SecurityCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

/** What there is to know of the account's protection beyond the current user. Throws a `RequestError`. */
export async function fetchSecuritySummary({ signal }: SecurityCallOptions = {}) {
  return noteArrival(await request('user/security/summary', { schema: securitySummarySchema, signal }));
}

/** Sets a new password and ends all other sessions. Throws a `RequestError` whose code tells the field. */
export function changePassword(data: PasswordChangePayload, { signal }: SecurityCallOptions = {}) {
  return request('user/password/change', {
    method: 'post',
    data,
    schema: passwordChangeResultSchema,
    handledCodes,
    signal,
  });
}

/** Where this session's change of phone stands, so that it can be resumed. Throws a `RequestError`. */
export async function fetchPhoneChange({ signal }: SecurityCallOptions = {}) {
  return noteArrival(await request('user/phone/change', { schema: phoneChangeSchema, signal }));
}

/** Sends a code to the account's phone or, with a proof of identity, to the new one. Throws a `RequestError`. */
export async function sendPhoneCode(data: PhoneCodePayload, { signal }: SecurityCallOptions = {}) {
  return noteArrival(
    await request('user/phone/code', {
      method: 'post',
      data,
      schema: phoneChangeSchema,
      handledCodes,
      signal,
    }),
  );
}

/** Proves who asks for a change of phone; answers the proof and until when it is good. Throws a `RequestError`. */
export async function provePhoneChange(data: PhoneProofPayload, { signal }: SecurityCallOptions = {}) {
  return noteArrival(
    await request('user/phone/verify', {
      method: 'post',
      data,
      schema: phoneChangeSchema,
      handledCodes,
      signal,
    }),
  );
}

/**
 * Binds the number that the last code went to and ends all other sessions; sent again after it went through, it answers
 * the same. Throws a `RequestError`.
 */
export function changePhone(data: PhoneChangePayload, { signal }: SecurityCallOptions = {}) {
  return request('user/phone/change', {
    method: 'post',
    data,
    schema: phoneChangeResultSchema,
    handledCodes,
    signal,
  });
}

/** Gives an open change of phone up. Throws a `RequestError`. */
export async function abandonPhoneChange({ signal }: SecurityCallOptions = {}) {
  return noteArrival(
    await request('user/phone/change', { method: 'delete', schema: phoneChangeSchema, signal }),
  );
}

/** Where the person is signed in, this session first. Throws a `RequestError`. */
export async function listSessions({ signal }: SecurityCallOptions = {}) {
  return noteArrival(await request('user/session/list', { schema: userSessionListSchema, signal }));
}

/** Ends one session or all others; none of them left is no failure. Throws a `RequestError`. */
export function revokeSessions(data: SessionRevokePayload, { signal }: SecurityCallOptions = {}) {
  return request('user/session/revoke', { method: 'post', data, schema: sessionRevokeResultSchema, signal });
}

/** One page of the tries to sign in to this account, the latest first. Throws a `RequestError`. */
export async function listLoginHistory(
  params: { current?: number; pageSize?: number },
  { signal }: SecurityCallOptions = {},
) {
  return noteArrival(await request('user/login/history', { params, schema: loginHistorySchema, signal }));
}
