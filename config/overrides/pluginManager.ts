/** How the exports of plugins become one value. */
export const ApplyPluginsType = {
  compose: 'compose',
  modify: 'modify',
  event: 'event',
} as const;

interface Plugin {
  apply: Record<string, unknown>;
}

interface Application {
  /** An export, or a member of one: `locale.getLocale`. */
  key: string;
  type: keyof typeof ApplyPluginsType;
  initialValue?: unknown;
  args?: unknown;
}

type Hook = (...values: unknown[]) => unknown;

/** Replaces Umi's own, which brings 3 KB of ES5 generators to every page. Without `async`, which nothing uses. */
export class PluginManager {
  private constructor(private readonly plugins: Plugin[]) {}

  static create({ plugins }: { plugins: Plugin[] }): PluginManager {
    return new PluginManager(plugins);
  }

  getHooks(key: string): unknown[] {
    return this.plugins
      .map(({ apply }) =>
        key
          .split('.')
          .reduce<unknown>((owner, name) => (owner as Record<string, unknown> | undefined)?.[name], apply),
      )
      .filter(Boolean);
  }

  applyPlugins({ key, type, initialValue, args }: Application): unknown {
    const hooks = this.getHooks(key);
    if (type === 'modify')
      return hooks.reduce(
        (value, hook) =>
          typeof hook === 'function' ? hook(value, args) : { ...(value as object), ...(hook as object) },
        initialValue,
      );
    if (type === 'compose')
      return (hooks as Hook[]).reduce((inner, hook) => () => hook(inner, args), initialValue as Hook);
    return this.notify(hooks as Hook[], args);
  }

  private async notify(hooks: Hook[], args: unknown): Promise<void> {
    for (const hook of hooks) hook(args);
  }
}
