import { useAppData, useLocation } from '@umijs/max';
import { pageAt } from '@/components/grantedPage';
import type { SiteRoute } from '../../../config/routes';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];
type CurrentRoute = Partial<Pick<SiteRoute, 'titleId' | 'access' | 'isParent' | 'section' | 'descriptionId'>>;

const NO_ROUTE: CurrentRoute = {};

/** The route at a path without the base path, with its entry in `config/routes.ts`. */
export const findRoute = (routes: Routes, pathname: string) =>
  (pageAt(routes, pathname) ?? NO_ROUTE) as CurrentRoute;

/** The route at the current URL. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  return findRoute(clientRoutes, pathname);
}
