import { matchRoutes, useAppData, useLocation } from '@umijs/max';
import type { SiteRoute } from '../../config/routes';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];
type CurrentRoute = Partial<Pick<SiteRoute, 'titleId' | 'access' | 'isParent' | 'section' | 'descriptionId'>>;

/** The route at a path without the base path, with its entry in `config/routes.ts`. */
export const findRoute = (routes: Routes, pathname: string) =>
  (matchRoutes(routes, pathname)?.at(-1)?.route ?? {}) as CurrentRoute;

/** The route at the current URL. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  return findRoute(clientRoutes, pathname);
}
