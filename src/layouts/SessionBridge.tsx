import { history, useLocation, useModel } from '@umijs/max';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clearPrivateDrafts } from '@/browser/privateDraft';
import { useOnline } from '@/components/useOnline';
import { withUser } from '@/domain/account/account';
import { type SessionEnd, session } from '@/request/session';
import { currentPlace, isLoginPage, loginAddress } from './place';
import { keepTypedText } from './typedText';
import { useRefreshUser } from './useRefreshUser';

/** An expiry remembers the page for the way back, and why; after a sign-out the next person may be another one. */
function goToLogin({ reason, message }: SessionEnd): void {
  if (isLoginPage()) return;
  if (reason === 'logout') history.push('/login');
  else history.push(loginAddress(currentPlace()), { sessionEnded: message ?? '' });
}

/** A page out of the browser's back-forward cache shows who was signed in then. Nobody else may see that. */
function useFreshPageAfterCache(token: unknown): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (!event.persisted || session.token() === token) return;
      document.body.hidden = true;
      window.location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [token]);
}

/** Turns what happens to the session into what the person sees: the user comes, and goes together with the page. */
export function SessionBridge() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { pathname } = useLocation();
  const { refreshUser } = useRefreshUser();
  const { currentUser, userUnknown } = initialState ?? {};

  useFreshPageAfterCache(currentUser?.token);

  // Whoever signs in next is not shown, and does not keep, what another person had typed.
  const userId = currentUser?.userId;
  useEffect(() => {
    if (userId) clearPrivateDrafts(userId);
  }, [userId]);

  useEffect(() => {
    const leave = (end: SessionEnd) => {
      // After an expiry the same person finds it again.
      if (end.reason === 'logout') clearPrivateDrafts();
      else keepTypedText();
      goToLogin(end);
      setInitialState((state) => state && withUser(state, undefined));
    };
    // Startup may have found the session dead before this was there to hear it.
    const end = session.lastEnd();
    if (end?.reason === 'expired') leave(end);
    return session.subscribe((event) => {
      if (event.type === 'ended') leave(event);
    });
  }, [setInitialState]);

  // Startup on the login page fetches no user; whoever leaves that page with a live session is fetched then. A user who
  // could not be fetched is asked for again on the next page, and when the network is back.
  const wanted = !!initialState && !currentUser;
  const requestedAt = useRef<string>(userUnknown ? pathname : undefined);
  const handleWanted = useEffectEvent(refreshUser);
  useEffect(() => {
    if (!wanted || requestedAt.current === pathname || isLoginPage() || !session.token()) return;
    requestedAt.current = pathname;
    handleWanted();
  }, [wanted, pathname]);
  useOnline(() => {
    if (userUnknown) refreshUser();
  });

  return null;
}
