import { history, matchRoutes, Outlet, useAppData, useModel, useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { safeRedirect } from '@/domain/redirect';
import { session } from '@/request/session';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

/** Whether a page answers to the path; the catch-all, which shows the 404 page, is none. */
function isKnownPath(routes: Routes, pathname: string): boolean {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route;
  return !!page && !page.path?.endsWith('*');
}

/**
 * Who is signed in has nothing to do on the login page and is sent on, to where they came from if that is safe. This is
 * the only place that leaves the page after a sign-in, so the page itself only sets the user and cannot race with it.
 */
export default function LoginLayout() {
  const { initialState } = useModel('@@initialState');
  const { clientRoutes } = useAppData();
  const [query] = useSearchParams();
  // A session that ends loses its token before the user is cleared.
  const signedIn = !!initialState?.currentUser && session.token() !== undefined;
  const target = safeRedirect(query.get('redirect'), {
    isKnownPath: (pathname) => isKnownPath(clientRoutes, pathname),
  });

  useEffect(() => {
    if (signedIn) history.replace(target);
  }, [signedIn, target]);

  return signedIn ? null : <Outlet />;
}
