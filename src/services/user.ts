import { userEndpoints } from '@/domain/account/endpoints';
import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import { call, service } from './call';

/** Spec section 7; `timeout` is in milliseconds. */
export const fetchCurrentUser = service(userEndpoints.current);

/** Signs in by password or SMS code and returns the token. */
export const login = service(userEndpoints.login);

/** Ends the session of a token on the server. Silent: the user is signed out locally in any case. */
export function logout(token: string) {
  const headers = { 'x-authorization': token };
  return call(userEndpoints.logout, {}, { headers, silent: true, timeout: CALL_TIMEOUT_MS.signOut });
}

/** Sends an SMS code and returns the seconds until the next one. */
export const sendSmsCode = service(userEndpoints.sendSmsCode);

export const fetchCaptcha = service(userEndpoints.captcha);
