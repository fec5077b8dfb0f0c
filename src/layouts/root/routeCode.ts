import { matchRoutes } from '@umijs/max';
import { session } from '@/request/session';
import type { RouteComponent } from './lazyRoute';

declare global {
  /** Settles when the scripts of the first page, which the document loads, have run or cannot be loaded. */
  var __PAGE_CODE__: Promise<unknown> | undefined;
  /** Settles when the style sheet that the document applies late has arrived. */
  var __PAGE_STYLE__: Promise<unknown> | undefined;
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

/** The components of the page and frames at a path, which starts with the base path. */
function routesAt({ clientRoutes, routeComponents, basename }: RouteTable, pathname: string) {
  const matches = matchRoutes(clientRoutes as Parameters<typeof matchRoutes>[0], pathname, basename) ?? [];
  const routes = matches.map(({ route }) => route as RouteNode);
  return { routes, components: routes.map(({ id = '' }) => routeComponents[id]) };
}

/**
 * Loads the code of the page and frames at a path, which starts with the base path, all at once: rendered one after the
 * other, each would show a placeholder first. Returns a promise that resolves when it has arrived or failed; undefined when
 * there is nothing to wait for.
 */
export function loadRouteCode(table: RouteTable, pathname: string): Promise<unknown> | undefined {
  const { routes, components } = routesAt(table, pathname);
  // A visitor is redirected from such a page before it loads.
  if (routes.some(({ access }) => access) && session.token() === undefined) return undefined;
  const pending = components.flatMap((component) => component?.load?.() ?? []);
  return pending.length > 0 ? Promise.allSettled(pending) : undefined;
}

/** Fetches the code of the page and frames at a path ahead. A failure is none: the page asks again when it is opened. */
export const prefetchRouteCode = (table: RouteTable, pathname: string): Promise<unknown> =>
  Promise.allSettled(routesAt(table, pathname).components.map((component) => component?.prefetch?.()));

/** Resolves when the page at a path, which starts with the base path, has been rendered for the first time. */
export const whenRouteMounted = (table: RouteTable, pathname: string): Promise<void> | undefined =>
  routesAt(table, pathname).components.at(-1)?.mounted;
