import { Navigate, Outlet, useIntl, useLocation, useModel } from '@umijs/max';
import { Button } from 'antd';
import { ErrorStatus } from '@/components/ErrorStatus';
import { useFirstGrantedPage } from '@/components/grantedPage';
import { StatusPage } from '@/components/StatusPage';
import { ErrorBoundary } from './ErrorBoundary';
import { useCurrentRoute } from './useCurrentRoute';
import { useRefreshUser } from './useRefreshUser';

/**
 * The page inside a frame. A signed-in user without access sees the 403 page at the same URL, and the page does not load
 * (spec section 6).
 */
export function PageArea() {
  const { initialState } = useModel('@@initialState');
  const { pathname } = useLocation();
  const { unaccessible, isParent } = useCurrentRoute();
  const child = useFirstGrantedPage(pathname);
  if (unaccessible && isParent && child) return <Navigate to={child} replace />;
  if (unaccessible)
    return initialState?.userUnknown ? <AccountUnknownPage /> : <ErrorStatus kind="forbidden" />;
  return (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Shown when the session is valid but the user failed to load, so access is unknown. */
function AccountUnknownPage() {
  const { formatMessage } = useIntl();
  const { refreshUser, refreshing } = useRefreshUser();

  return (
    <StatusPage
      drawing="offline"
      title={formatMessage({ id: 'state.accountUnknown.title' })}
      description={formatMessage({ id: 'state.accountUnknown.description' })}
      action={
        <Button type="primary" loading={refreshing} onClick={refreshUser}>
          {formatMessage({ id: 'state.retry' })}
        </Button>
      }
    />
  );
}
