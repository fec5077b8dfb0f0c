import type { IApi } from '@umijs/max';

type Hook = (...parts: unknown[]) => unknown;

/** Lets a plugin register its hooks. Returns a function that runs one of them. */
export function collectHooks(plugin: (api: IApi) => void, facts: object = {}) {
  const hooks: Record<string, Hook> = {};
  const api = new Proxy(facts, {
    get: (known: Record<string, unknown>, name: string) =>
      known[name] ??
      ((hook: Hook | { fn: Hook }) => {
        hooks[name] = typeof hook === 'function' ? hook : hook.fn;
      }),
  });
  plugin(api as unknown as IApi);
  return (name: string, ...parts: unknown[]) => hooks[name]?.(...parts);
}
