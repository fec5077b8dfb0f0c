import { type ComponentType, use } from 'react';

interface Code {
  default: ComponentType;
}

/** The component of a route. Without `load`, its code is part of the entry. */
export type RouteComponent = ComponentType & {
  /** Starts loading. Returns what to wait for; undefined when the code is there, or failed and will not come. */
  load?: () => Promise<unknown> | undefined;
};

/** Like `React.lazy`, whose place it takes in Umi's table of routes (config/plugins/), but can load before it is rendered. */
export function lazy(importCode: () => Promise<Code>): RouteComponent {
  let code: Promise<Code> | undefined;
  let loaded: Code | undefined;
  let isSettled = false;

  async function read(): Promise<Code> {
    try {
      loaded = await importCode();
      return loaded;
    } finally {
      isSettled = true;
    }
  }
  function start(): Promise<Code> {
    code ??= read();
    return code;
  }
  function LazyRoute() {
    const { default: Component } = loaded ?? use(start());
    return <Component />;
  }
  LazyRoute.load = () => {
    const pending = start();
    return isSettled ? undefined : pending;
  };
  return LazyRoute;
}

export default { lazy };
