import { useModel } from '@umijs/max';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { withUser } from '@/domain/account/account';
import type { LoginPayload } from '@/domain/account/login';
import { isRequestError } from '@/domain/requestError';
import { session } from '@/request/session';
import { login } from '@/services/user';

export type SignIn = (payload: LoginPayload) => Promise<void>;

/**
 * Signs in on the login page and after a registration: stores the token, then loads the user; `AuthFrame` redirects afterwards. Unmounting aborts the login call. When only the
 * user fails to load, the user is signed in, so only that step is retried (`userLoadFailed`).
 */
export function useSignIn() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const [userLoadFailed, setUserLoadFailed] = useState(false);
  const signal = useUnmountSignal();

  async function loadUser() {
    try {
      const currentUser = await initialState?.fetchUserInfo();
      // Synchronously, because a page that opens before the menus are set would show a 403.
      flushSync(() => {
        void setInitialState((state) => state && withUser(state, currentUser));
      });
      setUserLoadFailed(false);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      setUserLoadFailed(session.token() !== undefined);
    }
  }

  /** Starts the session of a new token. */
  async function start(token: string) {
    session.start(token);
    await loadUser();
  }

  /** Rejects with the `RequestError` of the login call, or its `AbortError`. */
  async function signIn(payload: LoginPayload) {
    const { token } = await login(payload, { signal: signal() });
    await start(token);
  }

  return { signIn, start, loadUser, userLoadFailed };
}
