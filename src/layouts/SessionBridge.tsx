import { history, useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { session } from '@/request/session';
import { currentPlace, isLoginPage, loginAddress } from './place';

/**
 * Turns what happens to the session into what the person sees: when it ends, the user is cleared and the login page
 * opens, once. An expiry remembers the page for the way back; a sign-out does not, the next person may be another one.
 */
export function SessionBridge() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { pathname } = useLocation();

  useEffect(() => {
    const leave = (reason: 'logout' | 'expired') => {
      if (!isLoginPage()) {
        history.push(reason === 'expired' ? loginAddress(currentPlace()) : '/login');
      }
      setInitialState(
        (state) => state && { ...state, currentUser: undefined, userUnknown: undefined, menus: [] },
      );
    };
    // Startup may have found the session dead before this was there to hear it.
    if (session.lastEnd()?.reason === 'expired') leave('expired');
    return session.subscribe((event) => {
      if (event.type === 'ended') leave(event.reason);
    });
  }, [setInitialState]);

  // Startup on the login page fetches no user; whoever leaves that page with a live session is fetched then.
  const unfetched = !!initialState && !initialState.currentUser && !initialState.userUnknown;
  const { fetchUserInfo } = initialState ?? {};
  useEffect(() => {
    if (!unfetched || pathname === '/login' || !session.token() || !fetchUserInfo) return;
    fetchUserInfo().then(
      (currentUser) =>
        setInitialState((state) => state && { ...state, currentUser, menus: currentUser?.menus ?? [] }),
      () => setInitialState((state) => state && { ...state, userUnknown: session.token() !== undefined }),
    );
  }, [unfetched, pathname, fetchUserInfo, setInitialState]);

  return null;
}
