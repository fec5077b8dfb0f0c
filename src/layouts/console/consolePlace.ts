import { grantedConsoleGroups, type SiteRoute, siteRoutes } from '../../../config/routes';

const consoleRoutes = siteRoutes.filter(({ frame }) => frame === 'console');

/** The console page at a path, as `config/routes.ts` writes it; the router takes `/Welcome/` for the same page. */
export function consoleRouteAt(pathname: string): SiteRoute | undefined {
  const plain = pathname.replace(/\/+$/, '').toLowerCase();
  return consoleRoutes.find(({ path }) => path === plain);
}

export interface ConsolePlace {
  page: SiteRoute;
  /** The menu's group that it stands in; absent for a page that is its own group. */
  group?: { titleId: TextId; path: string; hasPage: boolean };
}

/** Where a granted page stands in the menu; undefined for what is not granted. */
export function consolePlaceAt(pathname: string, access: Record<string, boolean>): ConsolePlace | undefined {
  const page = consoleRouteAt(pathname);
  const group = grantedConsoleGroups(access).find(({ pages }) =>
    pages.some(({ path }) => path === page?.path),
  );
  if (!page || !group) return undefined;
  if (group.path === page.path) return { page };
  const hasPage = group.pages.some(({ path }) => path === group.path);
  return { page, group: { titleId: group.titleId, path: group.path, hasPage } };
}
