import { grantedConsoleGroups, listedRoutes } from '../../../config/routes';
import { type Command, linkCommand } from './commandRanking';

/** Returns the listed pages of the site map that the user may open, console pages first. */
export function pageCommands(
  access: Record<string, boolean>,
  text: (id: TextId<EntryArea>) => string,
  inEveryLanguage: (id: TextId<EntryArea>) => string[],
): Command[] {
  const consolePages = grantedConsoleGroups(access).flatMap(
    ({ titleId: groupId, path: groupPath, icon, pages }) =>
      pages.map(({ path, titleId }) =>
        linkCommand('page', path, text(titleId), {
          icon,
          detail: text(groupPath === path ? 'frame.console' : groupId),
          keywords: [...inEveryLanguage(titleId), path, ...inEveryLanguage(groupId)],
        }),
      ),
  );
  const portalPages = listedRoutes
    .filter(({ frame, access: key }) => frame === 'portal' && (key === undefined || access[key]))
    .map(({ path, titleId }) =>
      linkCommand('page', path, text(titleId), {
        detail: text(path.startsWith('/usercenter/') ? 'title.usercenter' : 'product.name'),
        keywords: [...inEveryLanguage(titleId), path],
      }),
    );
  return [...consolePages, ...portalPages];
}
