import { matchRoutes, useAppData, useLocation } from '@umijs/max';
import type { SiteRoute } from '../../config/routes';

type CurrentRoute = Partial<Pick<SiteRoute, 'titleId' | 'access' | 'isParent' | 'section' | 'descriptionId'>>;

/** The route at the current URL, with its entry in `config/routes.ts`. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  // `useLocation` excludes the base path, so `matchRoutes` needs none.
  return (matchRoutes(clientRoutes, pathname)?.at(-1)?.route ?? {}) as CurrentRoute;
}
