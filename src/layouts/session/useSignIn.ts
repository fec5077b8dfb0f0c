import { useModel } from '@umijs/max';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { keepDeviceToken } from '@/browser/deviceToken';
import { useAction } from '@/components/query/useAction';
import { withUser } from '@/domain/account/account';
import type { LoginResult } from '@/domain/account/login';
import { session } from '@/request/session';

/**
 * Starts a new session: stores its token and the device's, then loads the user; `AuthFrame` redirects afterwards. When only the user fails
 * to load, the user is signed in, so only that step is retried (`userLoadFailed`).
 */
export function useSignIn() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const [userLoadFailed, setUserLoadFailed] = useState(false);
  const { run: loadUser } = useAction(async () => initialState?.fetchUserInfo(), {
    onDone(currentUser) {
      // Synchronously, because a page that opens before the menus are set would show a 403.
      flushSync(() => {
        void setInitialState((state) => state && withUser(state, currentUser));
      });
      setUserLoadFailed(false);
    },
    onFailed: () => setUserLoadFailed(session.token() !== undefined),
  });

  async function start({ token, deviceToken }: LoginResult) {
    keepDeviceToken(deviceToken);
    session.start(token);
    await loadUser();
  }

  return { start, loadUser, userLoadFailed };
}
