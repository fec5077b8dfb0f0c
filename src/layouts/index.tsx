import { useT } from '@@/texts/entry';
import { history, Outlet, useLocation, useModel } from '@umijs/max';
import { lazy, type PropsWithChildren, Suspense, useEffect, useSyncExternalStore } from 'react';
import { keepKeysOfInputMethods } from '@/browser/keyboard';
import { Alert } from '@/components/Alert';
import { PageLoading } from '@/components/PageLoading';
import { isOnHold } from '@/domain/account/account';
import { session } from '@/request/session';
import styles from './root/Banners.module.css';
import { DialogFocus } from './root/DialogFocus';
import { DocumentTitle } from './root/DocumentTitle';
import { ErrorBoundary } from './root/ErrorBoundary';
import { NavigationFocus } from './root/NavigationFocus';
import { NavigationProgress } from './root/NavigationProgress';
import { NewVersionBanner } from './root/NewVersionBanner';
import { PopupProvider } from './root/PopupProvider';
import { isLoginPage, loginAddress } from './session/place';
import { SessionBridge } from './session/SessionBridge';
import { SessionEndBanner } from './session/SessionEndBanner';
import { useAccessCheck } from './session/useAccessCheck';

const AccountGate = lazy(() => import('./session/AccountGate'));

/** The lightweight root layout around all frames (spec section 2). */
export default function RootLayout() {
  useEffect(keepKeysOfInputMethods, []);
  return (
    <PopupProvider>
      <SessionBridge />
      <NavigationFocus />
      <NavigationProgress />
      <DialogFocus />
      <div className={styles.banners}>
        <OfflineBanner />
        <NewVersionBanner />
        <SessionEndBanner />
      </div>
      <DocumentTitle>
        <ErrorBoundary>
          <SignInGuard>
            <HoldGuard>
              <Outlet />
            </HoldGuard>
          </SignInGuard>
        </ErrorBoundary>
      </DocumentTitle>
    </PopupProvider>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function OfflineBanner() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return <Alert banner type="warning" title={t('state.offline')} />;
}

/** Redirects visitors from guarded pages to the login page before the page's frame loads (spec section 4). */
function SignInGuard({ children }: PropsWithChildren) {
  const location = useLocation();
  const needsUser = useAccessCheck().outcome === 'signIn';
  // With a token the user is still loading: startup skips that on the login page.
  const signedOut = needsUser && session.token() === undefined;

  useEffect(() => {
    // An ended session may already have redirected; the history knows before `location` does.
    if (signedOut && !isLoginPage()) history.replace(loginAddress(location));
  }, [signedOut, location]);

  if (!needsUser) return children;
  return signedOut ? null : <PageLoading />;
}

/** Shows a user who has to decide something first that instead of the pages. */
function HoldGuard({ children }: PropsWithChildren) {
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user || !isOnHold(user)) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <AccountGate user={user}>{children}</AccountGate>
    </Suspense>
  );
}
