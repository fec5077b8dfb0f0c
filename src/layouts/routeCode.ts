import { matchRoutes, type useAppData } from '@umijs/max';

type AppData = ReturnType<typeof useAppData>;

/** The part of `React.lazy` that React itself calls to render it: returns the component, or throws why there is none yet. */
interface LazyComponent {
  _init: (payload: unknown) => unknown;
  _payload: unknown;
}

const isLazy = (component: object): component is LazyComponent => '_init' in component;

/** Starts loading. Returns what to wait for; undefined when the code is there, or failed and will not come. */
function load(component: object): PromiseLike<unknown> | undefined {
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

/**
 * Loads the code of the page and frames at a path, which starts with the base path. Returns a promise that resolves when it
 * has arrived or failed; undefined when there is nothing to wait for.
 */
export function loadRouteCode(
  { clientRoutes, routeComponents, basename }: AppData,
  pathname: string,
): Promise<unknown> | undefined {
  const matches = matchRoutes(clientRoutes, pathname, basename) ?? [];
  const pending = matches.flatMap(({ route }) => {
    const component: object | undefined = routeComponents[(route as { id?: string }).id ?? ''];
    return (component && load(component)) ?? [];
  });
  return pending.length > 0 ? Promise.allSettled(pending) : undefined;
}
