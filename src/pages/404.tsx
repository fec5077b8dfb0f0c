import { Navigate, useLocation, useModel } from '@umijs/max';
import { ErrorStatus } from '@/components/ErrorStatus';
import { useFirstGrantedPage } from '@/components/grantedPage';
import { session } from '@/request/session';
import { siteRoutes } from '../../config/routes';

/** Whether guarded pages stand below a path that has none of its own, such as `/dashboard`. */
function isGuardedParent(pathname: string): boolean {
  const start = `${pathname.replace(/\/+$/, '').toLowerCase()}/`;
  return siteRoutes.some(({ path, access }) => access === path && path.startsWith(start));
}

/**
 * `/404` and every unknown path (spec section 2). A parent without a page of its own leads to its first granted child, and
 * is forbidden without one (spec section 4).
 */
export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const { currentUser } = useModel('@@initialState').initialState ?? {};
  const child = useFirstGrantedPage(pathname);

  if (!isGuardedParent(pathname)) return <ErrorStatus kind="notFound" />;
  if (currentUser) return child ? <Navigate to={child} replace /> : <ErrorStatus kind="forbidden" />;
  if (session.token() !== undefined) return <ErrorStatus kind="notFound" />;
  const redirect = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/login?redirect=${redirect}`} replace />;
}
