import { matchRoutes } from '@umijs/max';
import { session } from '@/request/session';
import type { RouteComponent } from './lazyRoute';

declare global {
  /** Settles when the scripts of the first page, which the document loads, have run or cannot be loaded. */
  var __PAGE_CODE__: Promise<unknown> | undefined;
}

/** Umi's flat table of routes. */
export type Routes = Record<string, { id: string; path?: string; parentId?: string; access?: string }>;

interface RouteNode {
  id?: string;
  path?: string;
  access?: string;
  children?: RouteNode[];
}

export interface RouteTable {
  clientRoutes: RouteNode[];
  routeComponents: Record<string, RouteComponent>;
  basename?: string;
}

/** The routes as a tree, which Umi has only once it renders. */
export const routeTree = (routes: Routes, parentId?: string): RouteNode[] =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({ ...route, children: routeTree(routes, route.id) }));

/**
 * Loads the code of the page and frames at a path, which starts with the base path, all at once: rendered one after the
 * other, each would show a placeholder first. Returns a promise that resolves when it has arrived or failed; undefined when
 * there is nothing to wait for.
 */
export function loadRouteCode(
  { clientRoutes, routeComponents, basename }: RouteTable,
  pathname: string,
): Promise<unknown> | undefined {
  const matches = matchRoutes(clientRoutes as Parameters<typeof matchRoutes>[0], pathname, basename) ?? [];
  const routes = matches.map(({ route }) => route as RouteNode);
  // A visitor is redirected from such a page before it loads.
  if (routes.some(({ access }) => access) && session.token() === undefined) return undefined;
  const pending = routes.flatMap(({ id = '' }) => routeComponents[id]?.load?.() ?? []);
  return pending.length > 0 ? Promise.allSettled(pending) : undefined;
}
