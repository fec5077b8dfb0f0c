import { matchRoutes, useAccessMarkedRoutes, useAppData, useLocation } from '@umijs/max';
import type { SiteRoute } from '../../config/routes';

type RouteFacts = Partial<Pick<SiteRoute, 'titleId' | 'access'>> & { path?: string; unaccessible?: boolean };

/** The page that the address leads to, with its facts from `config/routes.ts` and whether the user may open it. */
export function useCurrentRoute(): RouteFacts {
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  // Umi types the generated routes and the client's routes apart, though one is made from the other.
  const routes = useAccessMarkedRoutes(
    clientRoutes as unknown as Parameters<typeof useAccessMarkedRoutes>[0],
  );
  // `useLocation` answers without the base path, so the match needs none either.
  const leaf = matchRoutes(routes as unknown as typeof clientRoutes, pathname)?.at(-1);
  return (leaf?.route ?? {}) as RouteFacts;
}
