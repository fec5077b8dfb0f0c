import { useT } from '@@/texts/entry';
import { useCallback } from 'react';
import { consoleMenuGroups, siteRoutes } from '../../../config/routes';

/** Returns a function that names a menu entry as the menu does: its group, if any, and its page. */
export function useMenuEntryName(): (path: string) => string {
  const t = useT();
  return useCallback(
    (path) => {
      const route =
        siteRoutes.find((each) => each.path === path) ?? siteRoutes.find(({ access }) => access === path);
      const group = consoleMenuGroups.find((each) => path.startsWith(`${each.path}/`));
      const names = [group, route ?? consoleMenuGroups.find((each) => each.path === path)];
      const shown = names.flatMap((each) => (each ? t(each.titleId) : []));
      return shown.join(' / ') || path;
    },
    [t],
  );
}
