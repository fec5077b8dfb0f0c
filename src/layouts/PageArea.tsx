import { Outlet, useModel } from '@umijs/max';
import { ErrorStatus } from '@/components/ErrorStatus';
import { AccountUnknownPage } from './AccountUnknownPage';
import { ErrorBoundary } from './ErrorBoundary';
import { useCurrentRoute } from './useCurrentRoute';

/**
 * Where a frame shows its page. Signed in without the path: the 403 page in place, the address kept, nothing of the page
 * loaded (spec section 6). A page that fails leaves the frame around it standing.
 */
export function PageArea() {
  const { initialState } = useModel('@@initialState');
  const { unaccessible } = useCurrentRoute();
  if (unaccessible)
    return initialState?.userUnknown ? <AccountUnknownPage /> : <ErrorStatus kind="forbidden" />;
  return (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
}
