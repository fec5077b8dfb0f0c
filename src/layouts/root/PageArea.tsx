import { useT } from '@@/texts/entry';
import { Outlet } from '@umijs/max';
import { Button } from 'antd';
import { ErrorStatus } from '@/components/ErrorStatus';
import { StatusPage } from '@/components/StatusPage';
import { ForbiddenPage } from '../session/ForbiddenPage';
import { useAccessCheck } from '../session/useAccessCheck';
import { useRefreshUser } from '../session/useRefreshUser';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * The page inside a frame. A signed-in user without access sees the 403 page at the same URL, and a section without a
 * column the 404 page; the page does not load (spec section 6).
 */
export function PageArea() {
  const { outcome, missing } = useAccessCheck();
  if (outcome === 'unknown') return <AccountUnknownPage />;
  if (outcome === 'notFound') return <ErrorStatus kind="notFound" />;
  if (outcome === 'forbidden') return <ForbiddenPage missing={missing} />;
  // A visitor is on the way to the login page (`SignInGuard`).
  if (outcome !== 'open') return null;
  return (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Shown when the session is valid but the user failed to load, so access is unknown. */
function AccountUnknownPage() {
  const t = useT();
  const { refreshUser, refreshing } = useRefreshUser();

  return (
    <StatusPage
      drawing="offline"
      title={t('state.accountUnknown.title')}
      description={t('state.accountUnknown.description')}
      action={
        <Button type="primary" loading={refreshing} onClick={refreshUser}>
          {t('state.retry')}
        </Button>
      }
    />
  );
}
