import { matchRoutes, useAccess, useAppData } from '@umijs/max';
import { findFirstGranted } from '@/domain/account/accessChain';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

/** Whether a page matches the path. The catch-all 404 page does not count. */
export function isKnownPath(routes: Routes, pathname: string): boolean {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route;
  return !!page && !page.path?.endsWith('*');
}

/** Returns the first granted page below a path, in the order of the user's menus; undefined when there is none. */
export function useFirstGrantedPage(parent: string): string | undefined {
  const access = useAccess();
  const { clientRoutes } = useAppData();
  return findFirstGranted(Object.keys(access), parent, (path) => isKnownPath(clientRoutes, path));
}
