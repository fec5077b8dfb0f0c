import type { MenuDataItem } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { type ConsoleMenuIcon, consoleMenuGroups, siteRoutes } from '../../config/routes';

const consoleRoutes = siteRoutes.filter((route) => route.frame === 'console');

/**
 * The console's menu: what the user's menus grant of the console pages, in the groups of `config/routes.ts`
 * (spec section 6). A group without a page the user may open is not shown.
 */
export function consoleMenu(
  access: Record<string, boolean>,
  text: (id: string) => string,
  icon: (name: ConsoleMenuIcon) => ReactNode,
): MenuDataItem[] {
  return consoleMenuGroups.flatMap((group): MenuDataItem[] => {
    const pages = consoleRoutes.filter(
      ({ path }) => access[path] && (path === group.path || path.startsWith(`${group.path}/`)),
    );
    if (pages.length === 0) return [];
    const head = { key: `group ${group.path}`, name: text(group.titleId), icon: icon(group.icon) };
    const [only] = pages;
    if (only?.path === group.path && pages.length === 1) return [{ ...head, path: group.path }];
    return [{ ...head, children: pages.map(({ path, titleId }) => ({ path, name: text(titleId) })) }];
  });
}
