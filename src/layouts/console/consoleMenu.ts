import type { MenuDataItem } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import {
  type ConsoleMenuIcon,
  grantedConsoleGroups,
  type SiteRoute,
  siteRoutes,
} from '../../../config/routes';

/** Returns the console menu for ProLayout: the granted pages in the groups of `config/routes.ts`. */
export function consoleMenu(
  access: Record<string, boolean>,
  text: (id: TextId<EntryArea>) => string,
  icon: (name: ConsoleMenuIcon) => ReactNode,
): MenuDataItem[] {
  return grantedConsoleGroups(access).map((group) => {
    const head = { key: `group:${group.path}`, name: text(group.titleId), icon: icon(group.icon) };
    const [only] = group.pages;
    if (only?.path === group.path && group.pages.length === 1)
      return { ...head, key: group.path, path: group.path };
    return { ...head, children: group.pages.map(({ path, titleId }) => ({ path, name: text(titleId) })) };
  });
}

const consoleRoutes = siteRoutes.filter(({ frame }) => frame === 'console');

/** Returns the console page at a path. Matches `/Welcome/` too, as the router does. */
export function consoleRouteAt(pathname: string): SiteRoute | undefined {
  const normalized = pathname.replace(/\/+$/, '').toLowerCase();
  return consoleRoutes.find(({ path }) => path === normalized);
}

interface ConsolePlace {
  page: SiteRoute;
  /** The menu group of the page; undefined for a page that is its own group. */
  group?: { titleId: TextId<EntryArea>; path: string; hasPage: boolean };
}

/** Returns a page's position in the menu, for one without a grant of its own below that of its access key; undefined for other pages. */
export function consolePlaceAt(pathname: string, access: Record<string, boolean>): ConsolePlace | undefined {
  const page = consoleRouteAt(pathname);
  const group = grantedConsoleGroups(access).find(({ pages }) =>
    pages.some(({ path }) => path === page?.access),
  );
  if (!page) return undefined;
  if (!group || group.path === page.path) return { page };
  const hasPage = group.pages.some(({ path }) => path === group.path);
  return { page, group: { titleId: group.titleId, path: group.path, hasPage } };
}
