import { matchRoutes, useAccess, useAppData, useModel } from '@umijs/max';
import { useCallback } from 'react';
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

interface RouteNode {
  path?: string;
  access?: string;
  /** Leads to the first granted page below it. */
  isParent?: boolean;
  children?: RouteNode[];
}

const keysByRoutes = new WeakMap<Routes, Map<string, string>>();

/** The access key of each guarded page by its path; a parameter at its end is `:`. For many links, matching takes too long. */
function getAccessKeys(routes: Routes): Map<string, string> {
  const known = keysByRoutes.get(routes);
  if (known) return known;
  const keys = new Map<string, string>();
  function collect(nodes: readonly RouteNode[], parent: string): void {
    for (const { path = '', access, isParent, children = [] } of nodes) {
      const full = path.replace(/^\/|\/$/g, '') === '' ? parent : `${parent}/${path}`;
      if (access !== undefined && !isParent) keys.set(full.replace(/:[^/]+$/, ':'), access);
      collect(children, full);
    }
  }
  collect(routes as RouteNode[], '');
  keysByRoutes.set(routes, keys);
  return keys;
}

/** Returns whether the user's menus grant the page at an address. A visitor may try each, and is asked to sign in. */
export function useCanOpen(): (address: string) => boolean {
  const { clientRoutes } = useAppData();
  const access = useAccess();
  const isSignedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  return useCallback(
    (address) => {
      if (!isSignedIn) return true;
      const keys = getAccessKeys(clientRoutes);
      const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
      const key = keys.get(path) ?? keys.get(path.replace(/[^/]+$/, ':'));
      return key === undefined || access[key] === true;
    },
    [clientRoutes, access, isSignedIn],
  );
}
