import { history, useLocation, useModel } from '@umijs/max';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clearEndedDrafts } from '@/browser/draft';
import { closeOwnStorage } from '@/browser/ownStorage';
import { clearEndedSession, clearPersonalStorage } from '@/browser/personalStorage';
import { navigateUnguarded } from '@/components/navigationGuards';
import { useOnline } from '@/components/useOnline';
import { withUser } from '@/domain/account/account';
import { toMark } from '@/domain/mark';
import { type SessionEnd, session } from '@/request/session';
import { currentPlace, isLoginPage, type LoginState, loginAddress } from './place';
import { useRefreshUser } from './useRefreshUser';

/**
 * After an expiry the login page knows the reason, and the page to return to, which is nobody else's. After a sign-out the next user
 * may differ.
 */
function goToLogin({ reason, message }: SessionEnd, userId: string | undefined): void {
  if (isLoginPage()) return;
  if (reason === 'logout') {
    history.push('/login');
    return;
  }
  const state: LoginState = {
    sessionEnded: message ?? '',
    inOtherTab: reason === 'otherTab',
    owner: userId && toMark(userId),
  };
  history.push(loginAddress(currentPlace()), state);
}

/** Milliseconds between two searches for drafts that are over. */
const DRAFT_CHECK_MS = 60_000;

/** Reloads a page from the back-forward cache that belongs to another session. */
function useReloadAfterCache(token: unknown): void {
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

/** Connects the session to the app: loads the user, and clears it and opens the login page when the session ends. */
export function SessionBridge() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { pathname } = useLocation();
  const { refreshUser, refreshByItself } = useRefreshUser();
  const { currentUser, userUnknown } = initialState ?? {};

  useReloadAfterCache(currentUser?.token);

  // A draft must not outlive its time because nobody comes back.
  useEffect(() => {
    clearEndedDrafts();
    const timer = setInterval(clearEndedDrafts, DRAFT_CHECK_MS);
    return () => clearInterval(timer);
  }, []);

  const handleEnd = useEffectEvent((end: SessionEnd) => {
    clearEndedSession();
    closeOwnStorage();
    navigateUnguarded(() => goToLogin(end, currentUser?.userId));
    setInitialState((state) => state && withUser(state, undefined));
    if (end.reason !== 'expired') clearPersonalStorage();
  });
  useEffect(() => {
    // The session may have expired during startup, before this subscription.
    const end = session.lastEnd();
    if (end && end.reason !== 'logout') handleEnd(end);
    return session.subscribe((event) => {
      if (event.type === 'ended') handleEnd(event);
    });
  }, []);

  // Startup on the login page skips the user, so it loads on the next page. A failed load is retried on the next page and
  // when back online.
  const isMissing = !!initialState && !currentUser;
  const requestedAt = useRef<string>(userUnknown ? pathname : undefined);
  const handleMissing = useEffectEvent(refreshUser);
  useEffect(() => {
    if (!isMissing || requestedAt.current === pathname || isLoginPage() || !session.token()) return;
    requestedAt.current = pathname;
    handleMissing();
  }, [isMissing, pathname]);
  useOnline(() => {
    if (userUnknown) refreshByItself();
  });

  return null;
}
