import { TOKEN_KEY } from '../domain/account/tokenKey';

/** Whether this tab has a session. */
export function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage there is no session.
    return false;
  }
}
