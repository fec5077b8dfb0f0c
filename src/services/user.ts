import { userEndpoints } from '@/domain/account/endpoints';
import type { LoginPayload } from '@/domain/account/login';
import type { SmsSendPayload } from '@/domain/account/smsCode';
import { type CallOptions, call } from './call';

const LOGOUT_TIMEOUT_MS = 5_000;

/** The signed-in user (spec section 7); `timeout` in milliseconds. Throws a `RequestError`; a session code ends the session. */
export function fetchCurrentUser(options: { timeout?: number } = {}) {
  return call(userEndpoints.current, {}, options);
}

/** Signs in by password or SMS code; answers the token. Throws a `RequestError`; its code names the wrong field. */
export function login(body: LoginPayload, options?: CallOptions) {
  return call(userEndpoints.login, { body }, options);
}

/** Ends the session of this token on the server. Silent: the person is signed out here either way. */
export function logout(token: string) {
  const headers = { 'x-authorization': token };
  return call(userEndpoints.logout, {}, { headers, silent: true, timeout: LOGOUT_TIMEOUT_MS });
}

/** Sends an SMS code for one scene; answers how long to wait before the next (seconds). */
export function sendSmsCode(body: SmsSendPayload, options?: CallOptions) {
  return call(userEndpoints.sendSmsCode, { body }, options);
}

/** A picture to read off, asked for after too many wrong passwords. */
export function fetchCaptcha(options?: CallOptions) {
  return call(userEndpoints.captcha, {}, options);
}
