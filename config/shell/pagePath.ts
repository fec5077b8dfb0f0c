/** Path of this page below the base path of the portal, without a slash at its end; undefined outside of it. */
export function pagePath(): string | undefined {
  const base = filesBase();
  const { pathname } = location;
  if (!`${pathname}/`.startsWith(base)) return undefined;
  return `/${pathname.slice(base.length).replace(/\/$/, '')}`;
}

/** Path of the portal's files (public/config.js), with a slash at its end. */
export const filesBase = () => (window.publicPath ?? '/').replace(/\/?$/, '/');

/** Whether a path is that of a route, whose parameters begin with a colon. */
export const isPathOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(path);
