import { matchRoutes } from '@umijs/max';
import { session } from '@/request/session';

declare global {
  /** Settles when the scripts of the first page have run, or cannot be loaded: the document loads those of some pages. */
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

interface RouteTable {
  clientRoutes: RouteNode[];
  /** The components of routes, which load when they are first rendered. */
  routeComponents: Record<string, unknown>;
  basename?: string;
}

/** The part of `React.lazy` that React itself calls to render it: returns the component, or throws why there is none yet. */
interface LazyComponent {
  _init: (payload: unknown) => unknown;
  _payload: unknown;
}

const isLazy = (component: unknown): component is LazyComponent =>
  typeof component === 'object' && component !== null && '_init' in component;

/** Starts loading. Returns what to wait for; undefined when the code is there, or failed and will not come. */
function load(component: unknown): PromiseLike<unknown> | undefined {
  if (!isLazy(component)) return undefined;
  try {
    component._init(component._payload);
    return undefined;
  } catch (thrown) {
    return typeof thrown === 'object' && thrown && 'then' in thrown
      ? (thrown as Promise<unknown>)
      : undefined;
  }
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
  const pending = routes.flatMap(({ id = '' }) => load(routeComponents[id]) ?? []);
  return pending.length > 0 ? Promise.allSettled(pending) : undefined;
}
