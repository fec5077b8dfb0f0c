import { matchRoutes, useAppData, useSearchParams } from '@umijs/max';
import { safeRedirect } from './redirect';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

/** Whether a page matches the path. The catch-all 404 page does not count. */
function isKnownPath(routes: Routes, pathname: string): boolean {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route;
  return !!page && !page.path?.endsWith('*');
}

/** Returns the checked path of `?redirect=`, else the fallback (`/home` by default). */
export function useSafeRedirect(fallback?: string): string {
  const { clientRoutes } = useAppData();
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect'), {
    isKnownPath: (pathname) => isKnownPath(clientRoutes, pathname),
    fallback,
  });
}
