import { useModel } from '@umijs/max';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { withUser } from '@/domain/account/account';
import type { LoginPayload } from '@/domain/account/login';
import { isRequestError } from '@/domain/requestError';
import { session } from '@/request/session';
import { login } from '@/services/user';

/**
 * Signing in: the token is kept, then the user is read and set; `AuthFrame` goes on from there. Leaving the page
 * before there is a token gives the sign-in up. When only the reading fails, the person is signed in (an SMS code would be used up), so just that is offered again: `unread`.
 */
export function useSignIn() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const [unread, setUnread] = useState(false);
  const signal = useUnmountSignal();

  async function readUser() {
    try {
      const currentUser = await initialState?.fetchUserInfo();
      // At once, together with the menus: a page that opens before they are known would answer 403.
      flushSync(() => {
        void setInitialState((state) => state && withUser(state, currentUser));
      });
      setUnread(false);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      setUnread(session.token() !== undefined);
    }
  }

  /** Rejects with the `RequestError` of the login call, or its `AbortError`. */
  async function signIn(payload: LoginPayload) {
    const { token } = await login(payload, { signal: signal() });
    session.start(token);
    await readUser();
  }

  return { signIn, readUser, unread };
}
