import type { MenuDataItem } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { type ConsoleMenuIcon, grantedConsoleGroups } from '../../config/routes';

/** The console's menu for ProLayout: what the user's menus grant, in the groups of `config/routes.ts`. */
export function consoleMenu(
  access: Record<string, boolean>,
  text: (id: TextId) => string,
  icon: (name: ConsoleMenuIcon) => ReactNode,
): MenuDataItem[] {
  return grantedConsoleGroups(access).map((group) => {
    const head = { key: `group ${group.path}`, name: text(group.titleId), icon: icon(group.icon) };
    const [only] = group.pages;
    if (only?.path === group.path && group.pages.length === 1)
      return { ...head, key: group.path, path: group.path };
    return { ...head, children: group.pages.map(({ path, titleId }) => ({ path, name: text(titleId) })) };
  });
}
