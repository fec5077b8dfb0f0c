import { ConfigProvider } from 'antd';
import { createContext, type PropsWithChildren, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import { parseThemeChoice, THEME_KEY, type ThemeChoice, type ThemeMode, themeMode } from '@/browser/theme';
import { portalTheme } from '@/components/portalTheme';
import { useMedia } from '@/components/useMedia';
import { LoadingIcon } from './LoadingIcon';

interface ThemeContextValue {
  choice: ThemeChoice;
  mode: ThemeMode;
  choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeContextValue>({ choice: 'system', mode: 'light', choose: () => {} });

export const useThemeChoice = () => useContext(ThemeContext);

/** antd would name its icon in English, and put a space between two Chinese characters, also in the accessible name. */
const button = {
  autoInsertSpace: false,
  loadingIcon: <LoadingIcon />,
};

/** Light and dark theme. The choice is stored across visits, and `system` follows the device. */
export function ThemeProvider({ children }: PropsWithChildren) {
  const [choice, setChoice] = useState(() => parseThemeChoice(readPreference(THEME_KEY)));
  const mode = themeMode(choice, useMedia('(prefers-color-scheme: dark)'));
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const phone = useMedia('(max-width: 599px)');

  const variables = `portal-${mode}`;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.style.colorScheme = mode;
    // antd declares its CSS variables on this class. On the root element all style sheets can use them.
    page.classList.add(variables);
    return () => page.classList.remove(variables);
  }, [mode, variables]);

  const value = useMemo(
    () => ({
      choice,
      mode,
      choose: (next: ThemeChoice) => {
        writePreference(THEME_KEY, next);
        setChoice(next);
      },
    }),
    [choice, mode],
  );

  return (
    <ThemeContext.Provider value={value}>
      <ConfigProvider
        button={button}
        form={{ requiredMark: false }}
        theme={{ ...portalTheme(mode, { phone, reducedMotion }), cssVar: { key: variables } }}
      >
        {children}
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}
