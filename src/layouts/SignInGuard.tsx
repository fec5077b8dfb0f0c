import { history, useLocation, useModel } from '@umijs/max';
import { type PropsWithChildren, useEffect } from 'react';
import { PageLoading } from '@/components/PageLoading';
import { session } from '@/request/session';
import { isLoginPage, loginAddress } from './place';
import { useCurrentRoute } from './useCurrentRoute';

/**
 * Sends a visitor who opens a guarded page to the login page and back (spec section 4), before the page's frame loads.
 * Umi enforces access only inside its own layout plugin.
 */
export function SignInGuard({ children }: PropsWithChildren) {
  const { initialState } = useModel('@@initialState');
  const location = useLocation();
  const { unaccessible } = useCurrentRoute();
  const unnamed = unaccessible && !initialState?.currentUser && !initialState?.userUnknown;
  // With a live session the user is on the way: startup on the login page did not fetch them.
  const signedOut = unnamed && session.token() === undefined;

  useEffect(() => {
    // A session that just ended may already have moved the browser on; asking the history avoids a second navigation.
    if (signedOut && !isLoginPage()) history.replace(loginAddress(location));
  }, [signedOut, location]);

  if (!unnamed) return children;
  return signedOut ? null : <PageLoading />;
}
