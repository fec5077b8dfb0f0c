import { matchRoutes, useAccessMarkedRoutes, useAppData, useLocation } from '@umijs/max';
import type { SiteRoute } from '../../config/routes';

type CurrentRoute = Partial<Pick<SiteRoute, 'titleId' | 'access' | 'isParent' | 'descriptionId'>> & {
  path?: string;
  unaccessible?: boolean;
};

/** The route at the current URL, with its entry in `config/routes.ts` and whether the user has access. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  // Umi has different types for the generated routes and the client routes.
  const routes = useAccessMarkedRoutes(
    clientRoutes as unknown as Parameters<typeof useAccessMarkedRoutes>[0],
  );
  // `useLocation` excludes the base path, so `matchRoutes` needs none.
  const leaf = matchRoutes(routes as unknown as typeof clientRoutes, pathname)?.at(-1);
  return (leaf?.route ?? {}) as CurrentRoute;
}
