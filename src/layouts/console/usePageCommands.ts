import { getIntl, useAccess, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { grantedConsoleGroups, siteRoutes } from '../../../config/routes';
import { type Command, placeCommand } from './commands';

/** Pages of the portal that stand for themselves: the others need something to show. */
const PORTAL_PAGES = [
  '/home',
  '/serviceMarket',
  '/serviceMarket/nopay',
  '/announcement',
  '/agreement',
  '/usercenter/overview',
  '/usercenter/order',
  '/usercenter/order-old',
  '/usercenter/service',
  '/usercenter/service/charge',
  '/usercenter/security',
  '/usercenter/security/certification',
  '/usercenter/security/settings',
];

/** A text in every language: whoever works in one may know the page by its name in the other. */
const inEveryLanguage = (id: TextId) => LANGUAGES.map((language) => getIntl(language).formatMessage({ id }));

/** The pages that this person may open, the console's first. */
export function usePageCommands(): Command[] {
  const { formatMessage } = useIntl();
  const access = useAccess();
  return useMemo(() => {
    const consolePages = grantedConsoleGroups(access).flatMap(
      ({ titleId: groupId, path: groupPath, pages }) =>
        pages.map(({ path, titleId }) =>
          placeCommand('page', path, formatMessage({ id: titleId }), {
            detail: formatMessage({ id: groupPath === path ? 'frame.console' : groupId }),
            keywords: [...inEveryLanguage(titleId), path, ...inEveryLanguage(groupId)],
          }),
        ),
    );
    const portalPages = PORTAL_PAGES.map((wanted) => siteRoutes.find(({ path }) => path === wanted))
      .filter((route) => route !== undefined)
      .filter((route) => route.access === undefined || access[route.access])
      .map(({ path, titleId }) =>
        placeCommand('page', path, formatMessage({ id: titleId }), {
          detail: formatMessage({ id: 'product.name' }),
          keywords: [...inEveryLanguage(titleId), path],
        }),
      );
    return [...consolePages, ...portalPages];
  }, [access, formatMessage]);
}
