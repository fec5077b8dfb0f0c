import { userEndpoints } from '@/domain/account/endpoints';
import type { LoginPayload } from '@/domain/account/login';
import type { SmsSendPayload } from '@/domain/account/smsCode';
import { type CallOptions, call, type ServiceOptions } from './call';

const LOGOUT_TIMEOUT_MS = 5_000;

/** Spec section 7; `timeout` is in milliseconds. Throws a `RequestError`; a session code ends the session. */
export function fetchCurrentUser(options?: Pick<ServiceOptions, 'timeout' | 'silent'>) {
  return call(userEndpoints.current, {}, options);
}

/** Signs in by password or SMS code and returns the token. Throws a `RequestError` whose code names the field. */
export function login(body: LoginPayload, options?: CallOptions) {
  return call(userEndpoints.login, { body }, options);
}

/** Ends the session of a token on the server. Silent: the user is signed out locally in any case. */
export function logout(token: string) {
  const headers = { 'x-authorization': token };
  return call(userEndpoints.logout, {}, { headers, silent: true, timeout: LOGOUT_TIMEOUT_MS });
}

/** Sends an SMS code and returns the seconds until the next one. */
export function sendSmsCode(body: SmsSendPayload, options?: CallOptions) {
  return call(userEndpoints.sendSmsCode, { body }, options);
}

export function fetchCaptcha(options?: CallOptions) {
  return call(userEndpoints.captcha, {}, options);
}
