import { type ComponentType, use, useEffect, useState } from 'react';

/** The component of a route. Without `load`, its code is part of the entry. */
export type RouteComponent = ComponentType & {
  /** Starts loading. Returns what to wait for; undefined when the code is there, or failed and will not come. */
  load?: () => Promise<unknown> | undefined;
  /** Fetches the code ahead. Unlike `load`, which the page waits for, it may fail: the page then asks again. */
  prefetch?: () => Promise<unknown>;
  /** Resolves when it has been rendered for the first time. */
  mounted?: Promise<void>;
};

/** Like `React.lazy`, whose place it takes in Umi's table of routes (config/plugins/), but can load before it is rendered. */
export function lazy(importCode: () => Promise<{ default: ComponentType }>): RouteComponent {
  let Component: ComponentType | undefined;
  let code: Promise<void> | undefined;
  let isSettled = false;
  let setMounted = () => {};

  async function read() {
    try {
      Component = (await importCode()).default;
    } finally {
      isSettled = true;
    }
  }
  function load() {
    code ??= read();
    return isSettled ? undefined : code;
  }
  /** React wants a component that has waited to ask again, so what waits is a component of its own. */
  function LateRoute() {
    if (code) use(code);
    return Component && <Component />;
  }
  function LazyRoute() {
    load();
    // Chosen once: another component would lose the state of the page.
    const [Route] = useState(() => Component ?? LateRoute);
    useEffect(() => setMounted(), []);
    return <Route />;
  }
  LazyRoute.load = load;
  LazyRoute.prefetch = importCode;
  LazyRoute.mounted = new Promise<void>((resolve) => {
    setMounted = resolve;
  });
  return LazyRoute;
}

export default { lazy };
