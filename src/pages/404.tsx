import { Navigate, useLocation, useModel } from '@umijs/max';
import { ErrorStatus } from '@/components/ErrorStatus';
import { useFirstGrantedPage } from '@/components/grantedPage';
import { getKeysBelow } from '@/domain/account/accessChain';
import { encodePart } from '@/domain/characters';
import { ForbiddenPage } from '@/layouts/session/ForbiddenPage';
import { session } from '@/request/session';
import { siteRoutes } from '../../config/routes';

/**
 * `/404` and every unknown path (spec section 2). A parent without a page of its own leads to its first granted child, and
 * is forbidden without one (spec section 4).
 */
export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const { currentUser } = useModel('@@initialState').initialState ?? {};
  const child = useFirstGrantedPage(pathname);

  if (getKeysBelow(siteRoutes, pathname).length === 0) return <ErrorStatus kind="notFound" />;
  if (currentUser) return child ? <Navigate to={child} replace /> : <ForbiddenPage />;
  if (session.token() !== undefined) return <ErrorStatus kind="notFound" />;
  const redirect = encodePart(pathname + search + hash);
  return <Navigate to={`/login?redirect=${redirect}`} replace />;
}
