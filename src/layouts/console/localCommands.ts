import { getIntl, getLocale, useAccess, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { session } from '@/request/session';
import { grantedConsoleGroups, siteRoutes } from '../../../config/routes';
import { changeLanguage } from '../root/language';
import { useThemeChoice } from '../root/ThemeProvider';
import { type Command, type CommandIcon, linkCommand } from './commandRanking';

/** The actions of the command palette, without the current theme and language. */
export function useActionCommands(openSettings: () => void): Command[] {
  const { formatMessage } = useIntl();
  const { choice, choose } = useThemeChoice();
  const language = getLocale();
  return useMemo(() => {
    const action = (
      name: string,
      icon: CommandIcon,
      title: string,
      target: () => void,
      keywords: string[],
    ): Command => ({
      id: `action ${name}`,
      kind: 'action',
      icon,
      title,
      target,
      keywords,
    });
    return [
      action('settings', 'settings', formatMessage({ id: 'console.settings.open' }), openSettings, [
        'settings',
      ]),
      ...THEME_CHOICES.filter((other) => other !== choice).map((other) =>
        action(
          `theme-${other}`,
          'theme',
          formatMessage({ id: `console.palette.theme.${other}` }),
          () => choose(other),
          ['theme', other],
        ),
      ),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        action(
          `language-${other}`,
          'language',
          formatMessage({ id: 'console.palette.language' }, { language: LANGUAGE_NAMES[other] }),
          () => changeLanguage(other),
          ['language', other, LANGUAGE_NAMES[other]],
        ),
      ),
      action('signOut', 'signOut', formatMessage({ id: 'frame.signOut' }), () => void session.end(), [
        'sign out',
        'logout',
      ]),
    ];
  }, [choice, choose, formatMessage, openSettings, language]);
}

/** The portal pages that need no parameters. */
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

/** A text in all languages, so that a page is also found by its name in the other language. */
const inEveryLanguage = (id: TextId) => LANGUAGES.map((language) => getIntl(language).formatMessage({ id }));

/** The pages that the user has access to, console pages first. */
export function usePageCommands(): Command[] {
  const { formatMessage } = useIntl();
  const access = useAccess();
  return useMemo(() => {
    const consolePages = grantedConsoleGroups(access).flatMap(
      ({ titleId: groupId, path: groupPath, icon, pages }) =>
        pages.map(({ path, titleId }) =>
          linkCommand('page', path, formatMessage({ id: titleId }), {
            icon,
            detail: formatMessage({ id: groupPath === path ? 'frame.console' : groupId }),
            keywords: [...inEveryLanguage(titleId), path, ...inEveryLanguage(groupId)],
          }),
        ),
    );
    const portalPages = PORTAL_PAGES.map((wanted) => siteRoutes.find(({ path }) => path === wanted))
      .filter((route) => route !== undefined)
      .filter((route) => route.access === undefined || access[route.access])
      .map(({ path, titleId }) =>
        linkCommand('page', path, formatMessage({ id: titleId }), {
          detail: formatMessage({ id: 'product.name' }),
          keywords: [...inEveryLanguage(titleId), path],
        }),
      );
    return [...consolePages, ...portalPages];
  }, [access, formatMessage]);
}
