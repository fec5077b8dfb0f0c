import { matchRoutes, useAccess, useAppData } from '@umijs/max';
import { findFirstGranted } from '@/domain/account/accessChain';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

type Page = NonNullable<ReturnType<typeof matchRoutes>>[number]['route'];

/** Matching compares a path with all routes, so each path is matched once. */
const MOST_PATHS = 200;
const matched = new WeakMap<Routes, Map<string, Page | undefined>>();

/** Returns the page at a path without the base path. */
export function pageAt(routes: Routes, pathname: string): Page | undefined {
  const pages = matched.get(routes) ?? new Map<string, Page | undefined>();
  matched.set(routes, pages);
  if (pages.size > MOST_PATHS) pages.clear();
  if (!pages.has(pathname)) pages.set(pathname, matchRoutes(routes, pathname)?.at(-1)?.route);
  return pages.get(pathname);
}

/** Whether a page matches the path. The catch-all 404 page does not count. */
export function isKnownPath(routes: Routes, pathname: string): boolean {
  const page = pageAt(routes, pathname);
  return !!page && !page.path?.endsWith('*');
}

/** Returns the first granted page below a path, in the order of the user's menus; undefined when there is none. */
export function useFirstGrantedPage(parent: string): string | undefined {
  const access = useAccess();
  const { clientRoutes } = useAppData();
  return findFirstGranted(Object.keys(access), parent, (path) => isKnownPath(clientRoutes, path));
}
