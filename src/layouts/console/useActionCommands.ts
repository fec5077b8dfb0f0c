import { getLocale, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { session } from '@/request/session';
import { changeLanguage } from '../locale';
import { useThemeChoice } from '../ThemeProvider';
import type { Command } from './commands';

/** What can be done from anywhere in the console. What holds already is not offered. */
export function useActionCommands(openSettings: () => void): Command[] {
  const { formatMessage } = useIntl();
  const { choice, choose } = useThemeChoice();
  const spoken = getLocale();
  return useMemo(() => {
    const action = (name: string, title: string, target: () => void, keywords: string[]): Command => ({
      id: `action ${name}`,
      kind: 'action',
      title,
      target,
      keywords,
    });
    return [
      action('settings', formatMessage({ id: 'console.settings.open' }), openSettings, ['settings']),
      ...THEME_CHOICES.filter((other) => other !== choice).map((other) =>
        action(
          `theme-${other}`,
          formatMessage({ id: `console.palette.theme.${other}` }),
          () => choose(other),
          ['theme', other],
        ),
      ),
      ...LANGUAGES.filter((other) => other !== spoken).map((other) =>
        action(
          `language-${other}`,
          formatMessage({ id: 'console.palette.language' }, { language: LANGUAGE_NAMES[other] }),
          () => changeLanguage(other),
          ['language', other, LANGUAGE_NAMES[other]],
        ),
      ),
      action('signOut', formatMessage({ id: 'frame.signOut' }), () => void session.end(), [
        'sign out',
        'logout',
      ]),
    ];
  }, [choice, choose, formatMessage, openSettings, spoken]);
}
