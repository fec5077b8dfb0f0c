import type { MenuDataItem } from '@ant-design/pro-components';

const withKeys = (items: MenuDataItem[]): MenuDataItem[] =>
  items.map((item) => ({
    ...item,
    key: item.key ?? item.path,
    ...(item.children && { children: withKeys(item.children) }),
  }));

/** Replaces how ProLayout turns routes into a menu: the portal passes a menu (src/layouts/console/consoleMenu.ts). */
export const transformRoute = (items: MenuDataItem[]) => ({
  menuData: withKeys(items),
  breadcrumb: new Map(),
});

/** Returns the entries of a menu that lead to a path, from the outermost group to the page. */
export const getMatchMenu = (pathname: string, items: MenuDataItem[]): MenuDataItem[] =>
  items.flatMap((item) => {
    const inside = getMatchMenu(pathname, item.children ?? []);
    const isAt = item.path !== undefined && `${pathname}/`.startsWith(`${item.path}/`);
    return isAt || inside.length > 0 ? [item, ...inside] : [];
  });
