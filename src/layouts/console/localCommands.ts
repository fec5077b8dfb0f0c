import { useT } from '@@/texts/console';
import { getIntl, getLocale, history, useAccess, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { createState } from '@/components/createCommand';
import { session } from '@/request/session';
import { changeLanguage, languageName } from '../root/language';
import { useThemeChoice } from '../root/ThemeProvider';
import type { Command, CommandIcon } from './commandRanking';
import { pageCommands } from './pageCommands';

/** A text in all languages, so that it is also found in the other one. */
const inEveryLanguage = (id: TextId, values?: Record<string, string>) =>
  LANGUAGES.map((language) => getIntl(language).formatMessage({ id }, values));

/** What can be created, with the page that has the form. */
const NEW_ENTRIES = {
  rule: '/list/table-list',
  task: '/list/basic-list',
  template: '/list/card-list',
} as const;

/** Panels of the console's frame that commands open. */
export interface FramePanels {
  openSettings: () => void;
  openRecentActions: () => void;
}

/** The actions of the command palette that the user may take, without the current theme and language. */
export function useActionCommands({ openSettings, openRecentActions }: FramePanels): Command[] {
  const t = useT();
  const access = useAccess();
  const navigate = useNavigate();
  const { choice, choose } = useThemeChoice();
  const language = getLocale();
  return useMemo(() => {
    const action = (
      name: string,
      icon: CommandIcon,
      titleId: TextId<'console' | EntryArea>,
      target: Command['target'],
      { synonyms = [], values }: { synonyms?: string[]; values?: Record<string, string> } = {},
    ): Command => ({
      id: `action ${name}`,
      kind: 'action',
      icon,
      title: t(titleId, values),
      target,
      keywords: [...inEveryLanguage(titleId, values), ...synonyms],
    });
    const isGranted = (path: string) => access[path] === true;
    const entries = (['rule', 'task', 'template'] as const).filter((name) => isGranted(NEW_ENTRIES[name]));
    return [
      ...entries.map((name) =>
        action(
          `new-${name}`,
          'new',
          `console.palette.new.${name}`,
          () => {
            const pathname = NEW_ENTRIES[name];
            const { location } = history;
            // The filters of the page stay.
            const search = location.pathname.endsWith(pathname) ? location.search : '';
            navigate({ pathname, search }, { state: createState });
          },
          { synonyms: ['create', 'add'] },
        ),
      ),
      ...(isGranted(NEW_ENTRIES.rule)
        ? [
            action('recentActions', 'history', 'title.console.ruleActions', openRecentActions, {
              synonyms: ['undo', 'history'],
            }),
          ]
        : []),
      action('settings', 'settings', 'console.settings.open', openSettings),
      ...THEME_CHOICES.filter((other) => other !== choice).map((other) =>
        action(`theme-${other}`, 'theme', `console.palette.theme.${other}`, () => choose(other)),
      ),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        action(`language-${other}`, 'language', 'console.palette.language', () => changeLanguage(other), {
          synonyms: [other],
          values: { language: languageName(other) },
        }),
      ),
      action('signOut', 'signOut', 'frame.signOut', () => void session.end(), { synonyms: ['logout'] }),
    ];
  }, [access, choice, choose, t, navigate, openSettings, openRecentActions, language]);
}

/** The pages that the user has access to. */
export function usePageCommands(): Command[] {
  const t = useT();
  const access = useAccess();
  return useMemo(() => pageCommands(access, (id) => t(id), inEveryLanguage), [access, t]);
}
