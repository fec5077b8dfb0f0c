import { userEndpoints } from '@/domain/account/endpoints';
import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import { call, service } from './call';

/** Spec section 7. */
export const fetchCurrentUser = service(userEndpoints.current);

/** Ends the session of a token on the server. Silent: the user is signed out locally in any case. */
export function logout(token: string) {
  const headers = { 'x-authorization': token };
  return call(userEndpoints.logout, {}, { headers, silent: true, timeout: CALL_TIMEOUT_MS.signOut });
}
